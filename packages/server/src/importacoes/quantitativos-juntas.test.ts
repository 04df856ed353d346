import { describe, expect, it } from 'vitest'
import { RUA } from '../quantitativos/quantitativos.testing.ts'
import { everything, livro } from './importacoes.testing.ts'
import { LISTA, openPlanilhas, sheetOf } from './quantitativos.testing.ts'

const bench = await openPlanilhas()
const { test, imports, motivosOf, newRua, newAprovada, rowsOf, update, approve } = bench

describe('what keeps rows from being a sheet', () => {
  it('is told row by row before anything is written, also of what stands below', async () => {
    const { id, id_contrato } = await newRua()
    const found = await imports.received(
      LISTA,
      await sheetOf(
        ['1', 'Serviços preliminares', null, null, null],
        ['1.1.1', 'Dentro de um item', 'm', 1, 1],
        ['7.1', 'Sem grupo', null, null, null],
        ['7.1.1', 'Abaixo dele', 'm', 1, 1],
        ['3.01', 'O mesmo lugar', 'm', 1, 1],
        ['4', 'Sem unidade', null, 3, 1],
        ['5.a', 'Sem numeração', 'm', 3, 1],
        ['6', 'Limpeza', 'm²', 10, 5],
      ),
      'x.xlsx',
      id_contrato,
    )
    expect(await motivosOf(found.id)).toEqual([
      [3, 'codigo: 1.1 é um item: só um grupo tem outras linhas dentro.'],
      [4, 'codigo: Falta o grupo 7, a que esta linha pertence.'],
      [5, 'codigo: Falta o grupo 7.1, a que esta linha pertence.'],
      [6, 'codigo: O código 3.01 aparece mais de uma vez.'],
      [7, 'unidade: Campo obrigatório.'],
      [8, 'codigo: Use a numeração 1, 1.2 ou 1.2.3, com até seis níveis.'],
    ])
    expect(found.totais).toEqual({ criar: 1, alterar: 0, igual: 1, erro: 6 })
    expect(await imports.written(found.id, { parcial: true })).toMatchObject({ feitas: 1 })
    expect((await rowsOf(id)).map(({ codigo }) => codigo)).toContain('6')
  })

  it('unit and reference price of an item of the contract stay, as on the screen', async () => {
    const itens = RUA.map((linha) => (linha.codigo === '1.1' ? { ...linha, preco_referencia: 400 } : linha))
    const rua = await newAprovada({}, { itens })
    const aditivo = await bench.newAditivo(rua, { valor: 100, supressao: 1 })
    await bench.newRevisao(rua.id_contrato, aditivo)
    const found = await imports.received(
      LISTA,
      await livro([
        ['Item', 'Und', 'Preço de referência (R$)'],
        ['1.1', 'm²', 500],
        ['1.2', 'km', null],
      ]),
      'x.xlsx',
      rua.id_contrato,
    )
    expect(await motivosOf(found.id)).toEqual([
      [2, 'preco_referencia: O preço de referência de um item do contrato não muda.'],
      [3, 'unidade: Tipo e unidade de um item não mudam: retire-o e inclua outro.'],
    ])
  })

  it('that somebody did meanwhile is told at the row, and nothing is written', async () => {
    const { id, id_contrato } = await newRua()
    const sheet = await sheetOf(['1.3', 'Novo', 'm', 1, 1], ['3.1', 'Tubo', 'm', 300, 231.63])
    const other = async (own: object) =>
      update(id, { itens: (await rowsOf(id)).map((row) => ({ ...row, ...(row.codigo === '3.1' && own) })) })
    const changed = await imports.received(LISTA, sheet, 'x.xlsx', id_contrato)
    await other({ quantidade: 1 })
    const before = await everything(test)
    expect(await imports.written(changed.id)).toMatchObject({
      situacao: 'falhou',
      motivo: 'Linha 3: O registro mudou depois da conferência. Confira de novo.',
    })
    expect(await everything(test)).toEqual(before)
    await other({ quantidade: 300 })
    const taken = await imports.received(LISTA, sheet, 'x.xlsx', id_contrato)
    await update(id, { itens: [...(await rowsOf(id)), { ...RUA[1], codigo: '1.3' }] })
    expect((await imports.written(taken.id)).motivo).toBe('Linha 2: O código 1.3 aparece mais de uma vez.')
    const approved = await imports.received(
      LISTA,
      await sheetOf(['1.3', 'Outro', 'm', 1, 1]),
      'x.xlsx',
      id_contrato,
    )
    await update(id, { itens: RUA })
    await approve(id)
    expect((await imports.written(approved.id)).situacao).toBe('falhou')
  })
})

describe('taking back', () => {
  it('leaves what another changed, and the group in which another stands', async () => {
    const { id, id_contrato } = await newRua()
    const found = await imports.received(
      LISTA,
      await sheetOf(
        ['5', 'Sinalização', null, null, null],
        ['5.1', 'Placas', 'un', 4, 100],
        ['5.2', 'Pintura', 'm²', 40, 20],
        ['5.3', 'Tachas', 'un', 9, 10],
      ),
      'x.xlsx',
      id_contrato,
    )
    await imports.written(found.id)
    const itens = (await rowsOf(id)).map((row) => (row.codigo === '5.2' ? { ...row, quantidade: 41 } : row))
    await update(id, { itens: [...itens, { ...RUA[1], codigo: '5.9' }] })
    await imports.undone(found.id)
    expect(
      (await imports.linhas(found.id)).map(({ linha, feita, motivo }) => [linha, feita, motivo]),
    ).toEqual([
      [2, 'mantida', 'Já há outros registros ligados a ele.'],
      [3, 'desfeita', null],
      [4, 'mantida', expect.stringMatching(/^Foi alterado depois da importação\. Por /)],
      [5, 'desfeita', null],
    ])
    expect((await rowsOf(id)).map(({ codigo }) => codigo).slice(-3)).toEqual(['5', '5.2', '5.9'])
  })

  it('leaves a sheet that was approved since, and says why', async () => {
    const { id, id_contrato } = await newRua({}, { itens: RUA.slice(0, 6) })
    const found = await imports.received(
      LISTA,
      await sheetOf(['3', 'Drenagem', null, null, null], ['3.1', 'Tubo', 'm', 300, 231.63]),
      'x.xlsx',
      id_contrato,
    )
    await imports.written(found.id)
    expect((await approve(id)).statusCode).toBe(200)
    await imports.undone(found.id)
    expect((await imports.linhas(found.id)).map(({ feita, motivo }) => [feita, motivo])).toEqual([
      ['mantida', 'Uma planilha aprovada não muda: faça uma revisão por aditivo.'],
      ['mantida', 'Uma planilha aprovada não muda: faça uma revisão por aditivo.'],
    ])
  })
})
