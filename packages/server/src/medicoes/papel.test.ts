import { linhasDoBoletimList } from '@paco/domain/medicoes/planilhas'
import { CBUQ, CERCA, PLACA, REGULARIZACAO } from '@paco/domain/quantitativos/exemplo.testing'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { compact, readPdf, readSheets } from '../pdf/read-pdf.testing.ts'
import { untold } from '../pdf/read-tags.testing.ts'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { call, obras, fiscal, gestor, saude, admin, newObra, opened, save, check, step, bring, measured } =
  bench

const contrato = await newObra()
await call(obras, 'PUT', `/api/contratos/${contrato}/medicao`, { modo: 'por_item', retencao_percentual: 5 })
await call(obras, 'PUT', `/api/contratos/${contrato}/cronograma`, {
  previstos: [1, 2, 3].flatMap((chave) =>
    [5, 15, 20, 25, 20, 15].map((percentual, index) => ({ chave, mes: index + 1, percentual })),
  ),
})
const first = await measured(
  contrato,
  0,
  [
    { chave: PLACA, pleiteada: 6 },
    { chave: CERCA, pleiteada: 120 },
    { chave: REGULARIZACAO, pleiteada: 2000 },
  ],
  'paga',
)
const second = await opened(contrato, 1)
await save(second, {
  deducoes: [{ nome: 'ISS', base: 1000, percentual: 3 }],
  itens: [
    { chave: REGULARIZACAO, pleiteada: 2000, memoria: 'Estacas 1 a 40' },
    { chave: CBUQ, pleiteada: 60 },
  ],
})
await bring(second, 'em_conferencia')
await check(second, [{ chave: CBUQ, aceita: 55, motivo: '=Espessura menor' }])
await step(second, 'atestar', fiscal)
await step(second, 'aprovar', gestor)
const draft = await opened(contrato, 2)

const sheetOf = async (url: string) => {
  const reply = await call(null, 'GET', `${url}?formato=xlsx`)
  expect(reply.statusCode).toBe(200)
  const [sheet] = (await readXlsx(reply.rawPayload)).sheets
  // Shorter rows are filled up with nothing.
  const cells = (row: readonly unknown[]) => row.slice(0, row.findLastIndex((value) => value !== null) + 1)
  return { rows: sheet?.rows.map(cells) ?? [], freezePane: sheet?.freezePane }
}

describe('the bulletin as a spreadsheet', () => {
  it('says whose it is above its columns, which stay in sight', async () => {
    const { rows, freezePane } = await sheetOf(`/api/exportar/medicoes/${second}`)
    expect(rows[0]).toEqual(['Boletim de medição nº 2'])
    expect(rows.slice(4, 7)).toEqual([
      ['Período', '01/04/2026 a 30/04/2026'],
      ['Situação', 'Aprovada'],
      ['Valor líquido', 'R$ 96.579,01'],
    ])
    expect(rows[8]).toEqual(linhasDoBoletimList.columns.map(({ label }) => label))
    expect(freezePane).toEqual({ rows: 9 })
  })

  it('has claimed, accepted, glosa, accumulated and balance of each row as numbers, and what groups come to', async () => {
    const { rows } = await sheetOf(`/api/exportar/medicoes/${second}`)
    const find = (codigo: string) => rows.find(([one]) => one === codigo)?.slice(3)
    expect(find('2.1')?.slice(0, 12)).toEqual([
      5000, 2.85, 2000, 2000, 2000, 4000, 1000, 80, 5700, 0, 11_400, 2850,
    ])
    expect(find('2.1')?.at(-1)).toBe('Estacas 1 a 40')
    expect(find('2.2')?.slice(3, 10)).toEqual([60, 55, 55, 195, 22, 95_993.7, 8726.7])
    expect(find('2.2')).toContain('=Espessura menor')
    expect(find('2')?.slice(8, 12)).toEqual([101_693.7, 8726.7, 107_393.7, 343_191.3])
    const totals = rows.slice(-6).map((row) => [row[1], row[11]])
    expect(totals).toEqual([
      ['Total medido', 101_693.7],
      ['Reajuste', 0],
      ['Retenção (5,00%)', -5084.69],
      ['ISS (3,00%)', -30],
      ['Valor líquido', 96_579.01],
      ['Pago', 0],
    ])
  })

  it('is CSV too, where nothing is run', async () => {
    const { body } = await call(null, 'GET', `/api/exportar/medicoes/${second}?formato=csv`)
    const lines = body.split('\r\n')
    expect(lines[0]).toContain('Item;Descrição;Unidade')
    expect(body).toContain(";'=Espessura menor;")
  })

  it('is told to those who may read the bulletin, and in no other form', async () => {
    const ask = (id: number, who: Parameters<typeof call>[0], formato = 'xlsx') =>
      call(who, 'GET', `/api/exportar/medicoes/${id}?formato=${formato}`)
    const codes = await Promise.all([null, saude, obras, fiscal, admin].map((who) => ask(draft, who)))
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 200, 200])
    expect((await ask(first, null)).statusCode).toBe(200)
    expect((await ask(first, null, 'ods')).statusCode).toBe(400)
    expect((await ask(2_000_000_000, admin)).statusCode).toBe(404)
  })
})

describe('the curve', () => {
  it('prints its lines, months, words and places to sign on one sheet', async () => {
    const reply = await call(null, 'GET', `/api/contratos/${contrato}/curva/pdf`)
    expect(reply.headers['content-type']).toBe('application/pdf')
    const { pages, title } = await readPdf(reply.rawPayload)
    expect(title).toContain('Curva S - contrato')
    expect(await untold(reply.rawPayload)).toEqual([])
    expect(pages).toHaveLength(1)
    for (const text of [
      'Planejado Medido Pago',
      'Último boletim',
      'SPI 1,10 no mês 2, no ritmo atual termina em',
      'M1 · mar/2026 26.449,39 5,00% 14.613,72 2,76%',
      'M6 · ago/2026 528.987,72 100,00%',
      'Fiscal do contrato',
      'Gestor do contrato',
    ])
      expect(pages.join('')).toContain(compact(text))
    const [sheet] = await readSheets(reply.rawPayload)
    expect(sheet && sheet.width > sheet.height && sheet.right <= sheet.width).toBe(true)
  })

  it('is a spreadsheet of its months, empty where nothing was measured or paid yet', async () => {
    const { rows, freezePane } = await sheetOf(`/api/exportar/curva/${contrato}`)
    expect(rows[7]?.[0]).toBe('Ritmo')
    expect(rows[9]?.slice(0, 4)).toEqual([
      'Mês',
      'Planejado acumulado (R$)',
      'Medido acumulado (R$)',
      'Pago acumulado (R$)',
    ])
    expect(rows.slice(10, 12).map((row) => row.slice(0, 3))).toEqual([
      ['M1 · mar/2026', 26_449.39, 14_613.72],
      ['M2 · abr/2026', 105_797.54, 116_307.42],
    ])
    expect(rows.at(-1)?.slice(0, 3)).toEqual(['M9 · nov/2026', 528_987.72, null])
    expect(freezePane).toEqual({ rows: 10 })
  })

  it('of what was never measured says so; of no contract there is none', async () => {
    const idle = await newObra()
    const { pages } = await readPdf((await call(null, 'GET', `/api/contratos/${idle}/curva/pdf`)).rawPayload)
    expect(pages.join('')).toContain(compact('Ainda não há medição aprovada'))
    expect((await sheetOf(`/api/exportar/curva/${idle}`)).rows[7]).toEqual([
      'Ritmo',
      'Ainda não há medição aprovada.',
    ])
    for (const url of ['/api/contratos/2000000000/curva/pdf', '/api/exportar/curva/2000000000?formato=xlsx'])
      expect((await call(admin, 'GET', url)).statusCode).toBe(404)
  })
})
