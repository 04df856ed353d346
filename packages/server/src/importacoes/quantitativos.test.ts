import { describe, expect, it } from 'vitest'
import { everything, livro } from './importacoes.testing.ts'
import { LISTA, openPlanilhas, sheetOf } from './quantitativos.testing.ts'

const { test, imports, exported, rowsIn, motivosOf, newRua, newAprovada, rowsOf, read } =
  await openPlanilhas()

/** As budget programs write it: a title, numbers for numberings, groups without unit, sums below. */
const SINAPI = [
  ['Prefeitura Municipal', null, null, null, null, null, null, null, null, null],
  ['Obra: Praça central', null, null, null, null, null, null, null, 'BDI: 25%', null],
  [
    'Item',
    'Código',
    'Banco',
    'Descrição',
    'Und',
    'Quant.',
    'Valor Unit',
    'BDI',
    'Valor Unit com BDI',
    'Total',
  ],
  [1, null, null, 'SERVIÇOS PRELIMINARES', null, null, null, null, null, 5000],
  [1.1, 103689, 'SINAPI', 'Placa de obra', 'm²', 8, 400, 25, 500, 4000],
  [1.2, '98459', 'SINAPI', 'Tapume', 'M', 10, 80, 25, 100, 1000],
  ['1.3', null, null, 'LOCAÇÃO', null, 0, 0, null, 0, 250],
  ['1.3.1', 99059, 'Própria', 'Gabarito', 'm', 100, 2, 25, 2.5, 250],
  ['2.0', null, null, 'PAISAGISMO', null, null, null, null, null, 900],
  ['2.1', '98504', 'SINAPI', 'Plantio de grama', 'm²', 60, 12, 25, 15, 900],
  [null, null, null, 'Total sem BDI', null, null, null, null, null, 4920],
  [null, null, null, 'TOTAL GERAL', null, null, null, null, null, 6150],
]

describe('the sheet of a budget', () => {
  it('comes in as groups and items, written in one save', async () => {
    const { id, id_contrato } = await newRua({}, { itens: [] })
    const found = await imports.received('quantitativos', await livro(SINAPI), 'praca.xlsx', id_contrato)
    expect(await imports.linhas(found.id, 'erro')).toEqual([])
    expect(found.totais).toEqual({ criar: 7, alterar: 0, igual: 0, erro: 0 })
    expect(found.somas).toEqual([{ campo: 'valor', label: 'Total', lida: 6150, planilha: 6150 }])
    expect(await rowsOf(id)).toEqual([])
    const { versao } = await read(id)
    expect(await imports.written(found.id)).toMatchObject({ situacao: 'importada', feitas: 7 })
    const after = await read(id)
    expect([after.total, after.itens_total, after.versao]).toEqual([6150, 4, versao + 1])
    expect(
      after.itens.map((linha: { codigo: string; tipo: string; valor: number }) => [
        linha.codigo,
        linha.tipo,
        linha.valor,
      ]),
    ).toEqual([
      ['1', 'grupo', 5250],
      ['1.1', 'item', 4000],
      ['1.2', 'item', 1000],
      ['1.3', 'grupo', 250],
      ['1.3.1', 'item', 250],
      ['2', 'grupo', 900],
      ['2.1', 'item', 900],
    ])
    expect(after.itens[1]).toMatchObject({
      tabela: 'SINAPI',
      codigo_tabela: '103689',
      descricao: 'Placa de obra',
      unidade: 'm²',
      quantidade: 8,
      custo_unitario: 400,
      bdi: 25,
      preco_unitario: 500,
    })
  })
  it('goes out and comes back equal, by its contract or by the page it is sent from', async () => {
    const { id, id_contrato } = await newRua()
    for (const formato of ['xlsx', 'csv'])
      for (const dono of [undefined, id_contrato]) {
        const bytes = await exported(id, formato)
        const back = await imports.received(LISTA, bytes, `rua.${formato}`, dono)
        expect([formato, back.totais]).toEqual([formato, { criar: 0, alterar: 0, igual: 8, erro: 0 }])
      }
    const approved = await newAprovada()
    const back = await imports.received(LISTA, await exported(approved.id))
    expect((await motivosOf(back.id))[0]).toEqual([
      9,
      'linha: Este contrato não tem planilha orçamentária em elaboração: abra a planilha, ou uma revisão, na página dele.',
    ])
  })

  it('is added up as its draft counts, without rows that have errors', async () => {
    const { id_contrato } = await newRua({}, { itens: [], bdi: 23.54, arredondamento: 'truncar' })
    const heads = ['Item', 'Descrição', 'Und', 'Quant.', 'Valor Unit', 'Preço Total (R$)']
    const sent = (...rows: (string | number | null)[][]) =>
      livro([heads, ...rows, [null, 'TOTAL', null, null, null, 43.135]])
    const placa = ['1', 'Placa', 'm²', 1.5, 23.29, 43.16]
    // 23,29 with 23,54% is cut to 28,77, and 1,5 of it to 43,15.
    const somas = async (...rows: (string | number | null)[][]) =>
      (await imports.received(LISTA, await sent(...rows), 'x.xlsx', id_contrato)).somas
    expect(await somas(placa)).toMatchObject([{ lida: 43.15, planilha: 43.14 }])
    expect(await somas(placa, ['7.1', 'Sem grupo', 'm', 1, 1, 1])).toMatchObject([{ lida: 43.15 }])
    const { id } = await newRua()
    const back = await imports.received(LISTA, await exported(id))
    expect(back.somas).toMatchObject([{ lida: (await read(id)).total }])
  })

  it('offers the two cells that were changed, and undone every table is as it was', async () => {
    const { id } = await newRua()
    const before = await everything(test)
    const rows = await rowsIn(id)
    const at = (codigo: string, column: string, value: string | number) => {
      const row = rows.find(([first]) => first === codigo)
      row?.splice(rows[7]?.indexOf(column) ?? 0, 1, value)
    }
    // The price that follows from cost and BDI goes with them, though the sheet tells the old one.
    at('2.1', 'Custo unitário (R$)', 3)
    at('3.1', 'Preço unitário (R$)', 240)
    const found = await imports.received(LISTA, await livro(rows as never))
    expect(found.totais).toEqual({ criar: 0, alterar: 2, igual: 6, erro: 0 })
    expect((await imports.linhas(found.id, 'alterar')).map(({ valores }) => valores)).toEqual([
      { custo_unitario: 3 },
      { preco_unitario: 240 },
    ])
    await imports.written(found.id)
    const itens = (await read(id)).itens as { codigo: string }[]
    expect(itens.find(({ codigo }) => codigo === '2.1')).toMatchObject({
      custo_unitario: 3,
      bdi: null,
      preco_unitario: null,
      valor: 18_550,
    })
    expect((await imports.undone(found.id)).situacao).toBe('desfeita')
    expect(await everything(test)).toEqual(before)
  })

  it('new rows and changed ones change places in one save, and back', async () => {
    const { id, id_contrato } = await newRua()
    const before = await everything(test)
    const { versao } = await read(id)
    // 1.2 becomes a group, in which what comes in stands.
    const found = await imports.received(
      LISTA,
      await sheetOf(
        ['1.2.1', 'Tapume', 'm', 100, 60],
        ['1.2', 'Cercas', null, null, null],
        ['4', 'Limpeza', 'm²', 10, 5],
      ),
      'x.xlsx',
      id_contrato,
    )
    expect(await motivosOf(found.id)).toEqual([])
    expect(found.totais).toEqual({ criar: 2, alterar: 1, igual: 0, erro: 0 })
    expect(await imports.written(found.id)).toMatchObject({ situacao: 'importada', feitas: 3 })
    expect((await rowsOf(id)).map(({ codigo, tipo }) => `${codigo} ${tipo}`).slice(2, 4)).toEqual([
      '1.2 grupo',
      '1.2.1 item',
    ])
    expect((await read(id)).versao).toBe(versao + 1)
    expect((await imports.undone(found.id)).situacao).toBe('desfeita')
    expect((await read(id)).versao).toBe(versao + 2)
    expect(await everything(test)).toEqual(before)
  })

  it('of two thousand rows is one save, and so is taking it back', async () => {
    const { id, id_contrato } = await newRua({}, { itens: [] })
    const before = await everything(test)
    const { versao } = await read(id)
    const rows = Array.from({ length: 2000 }, (_, index) => {
      const group = Math.floor(index / 100) + 1
      return index % 100 === 0
        ? [String(group), `Grupo ${group}`, null, null, null]
        : [`${group}.${index % 100}`, 'Escavação', 'm³', 1.5, 0.03]
    })
    const found = await imports.received(LISTA, await sheetOf(...rows), 'x.xlsx', id_contrato)
    expect(found.totais).toMatchObject({ criar: 2000, erro: 0 })
    expect(await imports.written(found.id)).toMatchObject({ situacao: 'importada', feitas: 2000 })
    expect(await read(id)).toMatchObject({ itens_total: 1980, total: 99, versao: versao + 1 })
    expect(await imports.undone(found.id)).toMatchObject({ situacao: 'desfeita', feitas: 2000 })
    expect((await read(id)).versao).toBe(versao + 2)
    expect(await everything(test)).toEqual(before)
  }, 60_000)
})
