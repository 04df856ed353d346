import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Column, ExportFormat } from '@paco/domain/http/list'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { lerPlanilha } from './leitura/ler.ts'
import { writePlanilha } from './planilha.ts'

const columns: Column[] = [
  { key: 'id', label: 'Id', kind: 'id' },
  { key: 'nome', label: 'Nome', kind: 'text' },
  { key: 'valor', label: 'Valor (R$)', kind: 'money' },
  { key: 'dia', label: 'Data', kind: 'day' },
  { key: 'quando', label: 'Quando', kind: 'instant' },
  { key: 'ativo', label: 'Situação', kind: 'boolean', labels: { true: 'Ativo', false: 'Inativo' } },
]

async function* batches() {
  yield [
    {
      id: 1,
      nome: 'Pavimentação; fase "2"',
      valor: 1234567.5,
      dia: '2026-12-31',
      quando: '2026-12-31T12:00:00Z',
      ativo: true,
    },
    { id: 2, nome: '=1+1', valor: 0, dia: null, quando: null, ativo: false },
  ]
  yield [{ id: 3, nome: '\tcmd', valor: null, dia: null, quando: null, ativo: null }]
}

const ASKED = { nome: 'Ana', em: new Date('2026-03-10T15:00:00Z') }

async function write(format: ExportFormat) {
  const file = writePlanilha(format, 'lista', columns, batches())
  const pieces = 'pieces' in file ? await file.pieces(atOnce, ASKED) : []
  return { name: file.name, bytes: await buffer(Readable.from(pieces)) }
}

async function* atOnce<T>(all: AsyncIterable<T>): AsyncGenerator<T> {
  yield* all
}

describe('a spreadsheet', () => {
  it('as CSV opens in Excel: BOM, semicolons, decimal comma, Brazilian dates, no formula', async () => {
    const { bytes, name } = await write('csv')
    expect(name).toBe('lista.csv')
    expect(bytes.toString('utf8').split('\r\n')).toEqual([
      '\ufeffId;Nome;Valor (R$);Data;Quando;Situação',
      '1;"Pavimentação; fase ""2""";1234567,50;31/12/2026;31/12/2026 09:00;Ativo',
      "2;'=1+1;0,00;;;Inativo",
      "3;'\tcmd;;;;",
      '',
    ])
  })

  it('as XLSX holds true numbers and true days, and text that is never a formula', async () => {
    const { bytes } = await write('xlsx')
    const [sheet] = (await readXlsx(bytes)).sheets
    const cells = sheet?.rows ?? []
    expect(cells[0]).toEqual(['Id', 'Nome', 'Valor (R$)', 'Data', 'Quando', 'Situação'])
    expect(cells[1]?.slice(0, 3)).toEqual([1, 'Pavimentação; fase "2"', 1234567.5])
    expect(cells[1]?.[3]).toEqual(new Date('2026-12-31T00:00:00Z'))
    expect(cells[2]?.[1]).toBe('=1+1')
    expect(JSON.stringify(sheet)).not.toContain('"formula"')
  })
})

describe('a workbook', () => {
  const told = async (texts: readonly string[]) => {
    async function* rows() {
      yield texts.map((nome, id) => ({ id, nome }))
    }
    const filtrada = {
      columns,
      query: { busca: 'ponte', ordem: '-valor', ativo: true, id_dono: 12, de: '2026-01-31', pago: false },
      sums: { valor: 1234.5 },
    }
    const file = writePlanilha('xlsx', 'um nome de lista bem mais comprido', columns, rows(), { filtrada })
    const pieces = 'pieces' in file ? await file.pieces(atOnce, ASKED) : []
    return buffer(Readable.from(pieces))
  }

  it('has a second sheet that tells how its list was narrowed', async () => {
    const { sheets } = await readXlsx(await told(['a', 'b']))
    expect(sheets.map(({ name }) => name)).toEqual(['um nome de lista bem mais compr', 'Filtros'])
    expect(sheets[1]?.rows).toEqual([
      ['Gerada por', 'Ana'],
      ['Em', '10/03/2026 12:00'],
      ['Linhas', '2'],
      ['Filtro: Situação', 'Ativo'],
      ['Filtro: id_dono', '12'],
      ['Filtro: De', '31/01/2026'],
      ['Pesquisa', 'ponte'],
      ['Ordem', 'Valor (R$), do maior ao menor'],
      ['Soma: Valor (R$)', 1234.5],
    ])
  })

  const HARD = ['a\r\nb', '\u0001\uffff<&>"', '_x0041_', '😀', ' borda ', '']

  it('holds any text as it is, for us and for others', async () => {
    const bytes = await told(HARD)
    const { folhas } = await lerPlanilha(bytes, 'x.xlsx', { maxLinhas: 100 })
    expect(folhas[0]?.linhas.slice(1).map(({ celulas }) => celulas[1] ?? '')).toEqual(HARD)
    const { sheets } = await readXlsx(bytes)
    expect(sheets[0]?.rows.slice(1).map((row) => row[1] ?? '')).toEqual(HARD)
  })
})
