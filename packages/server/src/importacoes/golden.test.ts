import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import * as golden from '../planilhas/leitura/golden.testing.ts'
import { everything, importing } from './importacoes.testing.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const admin = await loginAs(test, { role: 'admin' })
const imports = importing(test, admin)

const receive = async (make: () => golden.Golden | Promise<golden.Golden>, lista = 'processos') => {
  const { bytes, nome } = await make()
  return imports.received(lista, bytes, nome)
}

/** What is wrong with each row, cell by cell. */
const errosOf = async ({ id }: ImportacaoInteira) =>
  (await imports.linhas(id, 'erro')).map(({ linha, erros }) => [
    linha,
    ...Object.entries(erros).map(([campo, { motivo }]) => `${campo}: ${motivo}`),
  ])

/** Another look at the sheet, as its steps take one. */
async function change({ id }: ImportacaoInteira, more: object): Promise<ImportacaoInteira> {
  expect((await imports.call('PUT', `/api/importacoes/${id}`, more)).statusCode).toBe(200)
  return imports.read(id)
}

/** Writes what is checked and takes it back: every table is as it was. How many rows there were. */
async function thereAndBack({ id, totais }: ImportacaoInteira): Promise<number> {
  const before = await everything(test)
  expect(await imports.written(id, { parcial: totais.erro > 0 })).toMatchObject({
    situacao: 'importada',
    motivo: null,
  })
  const { length } = (await imports.linhas(id)).filter(({ feita }) => feita === 'feita')
  expect((await imports.undone(id)).situacao).toBe('desfeita')
  expect(await everything(test)).toEqual(before)
  return length
}

/** Without a column for it, every row is of one department. */
const OBRAS = { secretaria_nome: { coluna: null, constante: 12 } }

describe('an ugly spreadsheet, from sending it to taking it back', () => {
  it('with merged heads in two rows below a title', async () => {
    const one = await receive(golden.mescladas)
    expect(one.cabecalho).toEqual({ linha: 2, linhas: 2 })
    expect(one.colunas.map(({ titulo }) => titulo)).toEqual([
      'Projeto',
      'Secretaria',
      'Valores › Previsto',
      'Valores › Pago',
    ])
    expect(one.totais).toEqual({ criar: 1, alterar: 0, igual: 0, erro: 0 })
    expect(await thereAndBack(one)).toBe(1)
  })

  it('in Latin-1, with the zeros of its numbers', async () => {
    const one = await receive(golden.latin1, 'orcamento')
    expect(one.colunas[1]).toEqual({
      titulo: 'Descrição',
      exemplos: ['Pavimentação – São João', 'Iluminação'],
    })
    expect(one.colunas[0]?.exemplos).toEqual(['0193', '0194'])
  })

  it.each(['little', 'big'] as const)('as Unicode text, its bytes in %s order', async (order) => {
    const one = await receive(() => golden.unicode(order), 'orcamento')
    expect(one.arquivo_nome).toBe('orçamento.txt')
    expect(one.colunas).toEqual((await receive(golden.latin1, 'orcamento')).colunas)
  })

  it('with American decimals and days, mended by one click for each column', async () => {
    const one = await receive(golden.americanos)
    expect(await errosOf(one)).toEqual([
      [
        2,
        'valor: Formato americano: 1,234.56. No Brasil a vírgula separa os centavos.',
        'datainicioetapa1: Data na ordem americana (mês antes do dia).',
      ],
      [
        3,
        'valor: Formato americano: 830,000.00. No Brasil a vírgula separa os centavos.',
        'datainicioetapa1: Data na ordem americana (mês antes do dia).',
      ],
    ])
    const mapa = {
      ...one.mapa,
      ...OBRAS,
      valor: { ...one.mapa.valor, consertos: ['americana'] },
      datainicioetapa1: { ...one.mapa.datainicioetapa1, consertos: ['americana'] },
    }
    const mended = await change(one, { mapa })
    expect(await errosOf(mended)).toEqual([])
    expect(mended.somas).toMatchObject([{ campo: 'valor', lida: 831_234.56 }])
    expect(await thereAndBack(mended)).toBe(2)
  })

  it('with sums among its rows', async () => {
    const one = await receive(golden.totais)
    expect(one.avisos).toEqual(['2 linhas de total ficaram de fora.'])
    expect(one.somas).toMatchObject([{ campo: 'valor', lida: 2_170_000.5, planilha: 2_170_000.5 }])
    expect(await thereAndBack(one)).toBe(3)
  })

  it('with hidden rows', async () => {
    const one = await receive(golden.ocultas)
    expect(one.avisos).toEqual(['1 linha oculta foi lida também.'])
    expect(await thereAndBack(one)).toBe(2)
  })

  it('with formulas that have no value, left out or typed in place', async () => {
    const one = await receive(golden.formulas)
    const known = await change(one, { mapa: { ...one.mapa, ...OBRAS } })
    expect(await errosOf(known)).toEqual([
      [3, 'valor: Fórmula sem valor guardado na planilha.'],
      [4, 'valor: A fórmula deu erro (#REF!).'],
    ])
    const typed = await change(known, { celulas: [{ linha: 3, coluna: 1, texto: 'R$ 2.500,00' }] })
    expect((await errosOf(typed)).map(([linha]) => linha)).toEqual([4])
    expect(await thereAndBack(typed)).toBe(2)
  })

  it('with days as people type them', async () => {
    const one = await receive(golden.datasTexto)
    const known = await change(one, { mapa: { ...one.mapa, ...OBRAS } })
    expect(await errosOf(known)).toEqual([
      [
        4,
        'datafimetapa6: Não é uma data do calendário, como 31/12/2026.',
        'datainicioetapa1: Falta o dia: informe a data inteira, como 31/12/2026.',
      ],
    ])
    expect(await thereAndBack(known)).toBe(2)
  })

  it('with two tables below each other: none of their rows is lost in silence', async () => {
    const one = await receive(golden.doisCabecalhos)
    expect(one.cabecalho).toEqual({ linha: 1, linhas: 1 })
    expect(one.avisos).toEqual(['1 linha que repete o cabeçalho ficou de fora.'])
    expect(await errosOf(one)).toEqual([[4, 'linha: Informe a secretaria.']])
    expect(await thereAndBack(one)).toBe(2)
    const second = await change(await receive(golden.doisCabecalhos), { cabecalho: { linha: 5, linhas: 1 } })
    expect(second.avisos).toEqual([
      '2 linhas acima do cabeçalho não foram lidas. Confira o passo "Planilha e cabeçalho".',
    ])
  })

  it('that must not be changed, but may be read', async () => {
    expect(await thereAndBack(await receive(golden.protegida))).toBe(2)
  })

  it.each([
    ['empty', golden.vazia, 400, 'A planilha está vazia: nenhuma linha tem conteúdo.'],
    ['of 5,001 rows', golden.linhas, 400, 'A planilha tem mais de 5.000 linhas: divida em duas ou mais.'],
    ['that is a bomb', golden.bomba, 415, 'O arquivo compactado se expande demais.'],
  ])('%s is refused, and leaves nothing', async (_, make, status, message) => {
    const { bytes, nome } = await make()
    const before = await imports.call('GET', '/api/importacoes')
    const reply = await imports.send('processos', bytes, nome)
    expect([reply.statusCode, reply.json().message]).toEqual([status, message])
    expect((await imports.call('GET', '/api/importacoes')).json()).toEqual(before.json())
  })
})
