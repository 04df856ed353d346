import { FUSO_KEYS, type Fuso } from '@paco/domain/shared/fusos'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { compact, readPdf } from '../pdf/read-pdf.testing.ts'
import { changeDay } from '../projetos/day-change.ts'
import { readComputedDay } from '../projetos/day-queries.ts'

/** Half past eleven at night in Rio Branco, half past one of the next day in Brasília. */
let instant = '2026-06-02T04:30:00Z'
const test = await startTestApp(() => new Date(instant))
const { app, database } = test
const { admin, auditor, call, newProjeto, readProjeto } = await openBench(test)

const moveTo = async (fuso: Fuso) => {
  expect((await call(admin, 'PUT', '/api/cidade', { fuso })).statusCode).toBe(200)
}
const atrasado = await newProjeto({
  datafimetapa5: '2026-06-01',
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`situacaoetapa${n}`, 'Concluído'])),
  situacaoetapa5: 'Em andamento',
})

const atrasadas = async () => (await readProjeto(atrasado)).etapas_atrasadas
const hoje = async () => (await app.inject('/api/painel')).headers['x-hoje']

describe('a city that moves to another clock', () => {
  it('counts its days by it at once: what was late a moment ago is due today', async () => {
    expect([await hoje(), await readComputedDay(database.db)]).toEqual(['2026-06-02', '2026-06-02'])
    expect(await atrasadas()).toEqual([5])
    await moveTo('America/Rio_Branco')
    expect([await hoje(), await readComputedDay(database.db)]).toEqual(['2026-06-01', '2026-06-01'])
    expect(await atrasadas()).toEqual([])
  })

  it('has its dashboards, deadlines and calendars on that day', async () => {
    const painel = (await app.inject('/api/painel')).json().Result[0]
    expect(painel.hoje).toBe('2026-06-01')
    const prazos = (await call(admin, 'GET', '/api/prazos')).json().Result as { id: number; dia: string }[]
    expect(prazos.find(({ id }) => id === atrasado)?.dia).toBe('2026-06-01')
    const agenda = (await call(admin, 'POST', '/api/prazos/agenda')).json().Result[0].endereco as string
    expect((await app.inject(agenda)).body).toContain('X-WR-TIMEZONE:America/Rio_Branco')
  })

  it('prints papers that tell the hour by it', async () => {
    const pdf = await call(admin, 'POST', '/api/gerar-pdf', { ids: [atrasado] })
    expect((await readPdf(pdf.rawPayload)).pages.join('\n')).toContain(compact('01/06/2026 23:30'))
  })

  it('changes its day at its own midnight', async () => {
    instant = '2026-06-02T04:59:59Z'
    expect(await hoje()).toBe('2026-06-01')
    instant = '2026-06-02T05:00:00Z'
    expect(await hoje()).toBe('2026-06-02')
    expect(await atrasadas()).toEqual([5])
  })

  it('finds the lines of its trail by its days', async () => {
    const { rows } = await sql<{ dia: string }>`
      select (max(instante) at time zone fuso())::date::text as dia from auditoria`.execute(database.db)
    const dia = rows[0]?.dia
    const found = await call(auditor, 'GET', `/api/auditoria?de=${dia}&ate=${dia}`)
    expect(found.json().Result.length).toBeGreaterThan(0)
  })

  it('is not pulled back by an instance that has not heard of it yet', async () => {
    await sql`update cidade set fuso = 'America/Noronha'`.execute(database.db)
    await changeDay(database.db, '2026-07-01')
    expect(await readComputedDay(database.db)).toBe('2026-06-02')
    await sql`update cidade set fuso = 'America/Rio_Branco'`.execute(database.db)
  })

  it('may live by any of the clocks of the country, in the database too', async () => {
    for (const fuso of FUSO_KEYS) {
      await moveTo(fuso)
      const { rows } = await sql<{ hora: string }>`
        select to_char('2026-06-02T05:00:00Z'::timestamptz at time zone fuso(), 'HH24') as hora`.execute(
        database.db,
      )
      expect([fuso, rows[0]?.hora]).toEqual([fuso, { N: '03', S: '02', P: '01', R: '00' }[fuso[8] ?? '']])
    }
  })
})
