import { quantitativosPlanilha } from '@paco/domain/quantitativos/planilha'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { compact, readPdf, readSheets } from '../pdf/read-pdf.testing.ts'
import { untold } from '../pdf/read-tags.testing.ts'
import { openQuantitativos, RUA } from './quantitativos.testing.ts'

const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
const { call, obras, approve, newRua, newAprovada } = await openQuantitativos(test)

const csv = async (id: number, more = '') =>
  (await call(obras, 'GET', `/api/exportar/quantitativos?id_revisao=${id}&formato=csv${more}`)).body
const pdf = async (id: number) => (await call(obras, 'GET', `/api/quantitativos/${id}/pdf`)).rawPayload

describe('the sheet as a file', () => {
  it('tells every row with its price, also of a draft, and what they add up to', async () => {
    const { id, id_contrato } = await newRua({ numero: '77' })
    const nome = `77/2026 (${id_contrato})`
    const lines = (await csv(id)).trimEnd().split('\r\n')
    expect(lines).toHaveLength(10)
    expect(lines[5]).toBe(
      `2.1;SINAPI;100576;Regularização do subleito;m²;5000;2,31;23,54;2,85;14250,00;2,6938;;${nome}`,
    )
    expect(lines[9]).toBe(';;;Total;;;;;;528987,72;;;')
    expect((await csv(id, '&busca=tubo')).trimEnd().split('\r\n').slice(1)).toEqual([
      `3.1;;;Tubo de concreto;m;300;;;231,63;69489,00;13,1362;;${nome}`,
    ])
  })

  it('neutralises what a spreadsheet would run', async () => {
    const { id } = await newRua({}, { itens: [{ ...RUA[0], descricao: '=1+1' }] })
    expect(await csv(id)).toContain(";'=1+1;")
  })

  it('is a workbook too, and needs to know which one', async () => {
    const { id } = await newRua()
    const xlsx = await call(obras, 'GET', `/api/exportar/quantitativos?id_revisao=${id}&formato=xlsx`)
    expect(xlsx.statusCode).toBe(200)
    const [sheet] = (await readXlsx(xlsx.rawPayload)).sheets
    expect(sheet?.rows.slice(3, 6).map((row) => row.slice(0, 2))).toEqual([
      ['Revisão', '0 (contrato assinado)'],
      ['Vigente desde', '02/03/2026'],
      ['Situação', 'Em elaboração'],
    ])
    expect(sheet?.rows[7]).toEqual(quantitativosPlanilha.map(({ label }) => label))
    expect(sheet?.rows.find(([codigo]) => codigo === '2.1')?.slice(5, 11)).toEqual([
      5000, 2.31, 23.54, 2.85, 14_250, 2.6938,
    ])
    // A group has what is below it, and the whole stands under all of them.
    expect(sheet?.rows.find(([codigo]) => codigo === '2')?.[9]).toBe(450_585)
    expect(sheet?.rows.at(-1)?.slice(3, 11)).toEqual([
      'Total',
      null,
      null,
      null,
      null,
      null,
      528_987.72,
      null,
    ])
    expect(sheet?.freezePane).toEqual({ rows: 8 })
    const none = await call(obras, 'GET', '/api/exportar/quantitativos?formato=csv')
    expect([none.statusCode, Object.keys(none.json().Campos)]).toEqual([400, ['id_revisao']])
  })

  it('prints on A4 lying, to sign', async () => {
    const { id } = await newAprovada({
      fiscal_titular: 'Ana Lima',
      gestor: 'Rui Sá',
      data_base: '2026-01-10',
    })
    const bytes = await pdf(id)
    expect(await untold(bytes)).toEqual([])
    const { pages, title } = await readPdf(bytes)
    expect(title).toContain('Planilha orçamentária do contrato')
    for (const text of [
      'Construtora Vale Ltda., CNPJ 11.222.333/0001-81',
      '0 (contrato assinado)',
      'Aprovada em 16/11/2026',
      '23,54%',
      '2.2 CBUQ m³ 250,00 1.745,34 436.335,00 82,4849',
      'Total: R$ 528.987,72',
      'Fiscal do contrato Ana Lima',
      'Página 1 de 1',
    ])
      expect(pages.join('')).toContain(compact(text))
    expect(pages.join('')).not.toContain('RASCUNHO')
    const [sheet] = await readSheets(bytes)
    expect(sheet && sheet.width > sheet.height && sheet.right <= sheet.width).toBe(true)
  })

  it('of a draft says so on every page, its head repeated', async () => {
    const itens = Array.from({ length: 80 }, (_, index) => ({ ...RUA[1], codigo: `${index + 1}` }))
    const { id } = await newRua({}, { itens })
    const { pages } = await readPdf(await pdf(id))
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('RASCUNHO')
    expect(pages.slice(0, 2).every((page) => page.includes(compact('Preço unit. (R$)')))).toBe(true)
    expect((await approve(id)).statusCode).toBe(409)
  })
})
