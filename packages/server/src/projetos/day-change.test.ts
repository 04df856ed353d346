import type { Etapa } from '@paco/domain/etapas/etapa'
import { SITUACOES } from '@paco/domain/etapas/etapa'
import { andamento } from '@paco/domain/etapas/progress'
import { projetoCreate } from '@paco/domain/projetos/projeto'
import { addDays, dayOf } from '@paco/domain/shared/days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { followDays } from '../clock/today.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { changeDay } from './day-change.ts'
import { dayForWriting, noteChange, readComputedDay, readDatabaseTime } from './day-queries.ts'
import { createProjetos } from './writes.ts'

let clock = '2026-03-10T15:00:00Z'
const test = await startTestApp(() => new Date(clock))
const { app, database } = test
const { db } = database

const FIRST = '2026-01-01'
const COUNT = 400

/** Stages whose days fall around the days under test, more often than chance would have it. */
const anyEtapa = fc.record({
  situacao: fc.constantFrom(...SITUACOES, null),
  inicio: fc.option(fc.integer({ min: -400, max: 80 })),
  length: fc.option(fc.oneof(fc.integer({ min: -3, max: 30 }), fc.integer({ min: 0, max: 700 }))),
})
const anyProject = fc.array(anyEtapa, { minLength: 6, maxLength: 6 }).map((etapas) =>
  etapas.map(({ situacao, inicio, length }, index): Etapa => {
    const start = inicio === null ? null : addDays(FIRST, inicio)
    const end = length === null ? null : addDays(start ?? FIRST, length)
    return { numero: index + 1, nome: 'x', prazo: null, situacao, inicio: start, fim: end }
  }),
)

const projects = fc.sample(anyProject, { numRuns: COUNT, seed: 20 })
/** Every second one is measured. */
const fisicoOf = (index: number) => (index % 2 === 0 ? null : index % 101)

/** Straight into the tables: four hundred projects by the calls would take a minute. */
async function fill(): Promise<Map<number, { etapas: Etapa[]; fisico: number | null }>> {
  const rowsToFill = projects.map((etapas, index) => ({ fim: etapas[5]?.fim, fisico: fisicoOf(index) }))
  const ids = await transact(db, SYSTEM, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into projetos (id_secretaria, nomeprojeto, termina_em, fisico)
      select 12, 'Sorteado', fim, fisico from json_to_recordset(${JSON.stringify(rowsToFill)}) as p (fim date, fisico smallint)
      returning id`.execute(trx)
    const made = rows.map(({ id }) => id)
    const etapas = projects.flatMap((six, index) =>
      six.map(({ prazo: _none, ...etapa }) => ({ ...etapa, projeto_id: made[index] })),
    )
    await sql`alter table etapas disable trigger user`.execute(trx)
    await sql`insert into etapas (projeto_id, numero, nome, inicio, fim, situacao)
      select projeto_id, numero, nome, inicio, fim, situacao
      from json_populate_recordset(null::etapas, ${JSON.stringify(etapas)}::json)`.execute(trx)
    await sql`alter table etapas enable trigger user`.execute(trx)
    return made
  })
  return new Map(ids.map((id, index) => [id, { etapas: projects[index] ?? [], fisico: fisicoOf(index) }]))
}

const stored = async () => {
  const { rows } = await sql<{ id: number; status: string }>`
    select id, progresso, status, etapas_atrasadas as atrasadas, etapas_nao_iniciadas as "naoIniciadas",
      etapa_atual as atual
    from projetos where nomeprojeto = 'Sorteado' order by id`.execute(db)
  return rows
}

describe('the figures of a day', () => {
  it('are those of the rule, whatever the stages, from any day to any later one', async () => {
    const made = await fill()
    const days = [0, 1, 2, 10, 40, 75, 300, 1200].map((days) => addDays(FIRST, days))
    for (const day of days) {
      expect(await changeDay(db, day)).toEqual({ stored: day, changed: true })
      const expected = [...made].map(([id, { etapas, fisico }]) => ({
        id,
        ...andamento(etapas, fisico, day),
      }))
      expect(await stored(), day).toEqual(expected)
    }
    const { rows } = await sql`
      select status, count(*) as n from projetos group by 1 having count(*) > 0
      except select status, sum(quantidade) from projetos_totais group by 1`.execute(db)
    expect(rows, 'counters that differ from the list').toEqual([])
  })

  it('round as the rule rounds, for every length of a stage', () => {
    // The database has no Math.round: what stands for it there, floor(x + 0.5), must never differ.
    const differing: [number, number][] = []
    for (let length = 1; length <= 1500; length++)
      for (let gone = 0; gone < length; gone++) {
        const share = (gone / length) * 100
        if (Math.round(share) !== Math.floor(share + 0.5)) differing.push([gone, length])
      }
    expect(differing).toEqual([])
  })
})

describe('the stored day', () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const LAST = addDays(FIRST, 1200)
  const follow = (now: () => Date, databaseNow: () => Promise<Date>) =>
    followDays({ now, databaseNow, change: (day) => changeDay(db, day) }, log)
  const forgetDay = () => db.deleteFrom('configuracao').where('chave', '=', 'dia-calculado').execute()

  it('never goes back: a clock that is behind keeps to it, and says so', async () => {
    const before = await stored()
    const clockBehind = () => new Date('2026-02-01T15:00:00Z')
    const late = follow(clockBehind, async () => clockBehind())
    await late.ensureToday()
    expect(await readComputedDay(db)).toBe(LAST)
    expect(await stored()).toEqual(before)
    expect([late.today(), late.figuresDay(), late.isCurrent()]).toEqual([LAST, LAST, true])
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { relogio: '2026-02-01', dia: LAST },
      expect.stringContaining('behind'),
    )
  })

  it('is the one a write computes by, also while a change is under way', async () => {
    const dayOfWrite = () => transact(db, SYSTEM, (trx) => dayForWriting(trx, '2026-02-01'))
    expect(await dayOfWrite()).toBe(LAST)
    const next = addDays(LAST, 1)
    await transact(db, SYSTEM, (trx) => noteChange(trx, { dia: next, ate: 0 }))
    expect(await dayOfWrite()).toBe(next)
    expect(await transact(db, SYSTEM, (trx) => dayForWriting(trx, '2031-01-01'))).toBe('2031-01-01')
  })

  it('of a change that broke off is reached by whoever comes next', async () => {
    const next = addDays(LAST, 1)
    expect(await changeDay(db, next)).toEqual({ stored: next, changed: true })
    expect(await transact(db, SYSTEM, (trx) => dayForWriting(trx, FIRST))).toBe(next)
  })

  it('is that of many new projects too, where the clock is behind it', async () => {
    const said = { nomeprojeto: 'Atrasado desde ontem', id_secretaria: 12, datafimetapa4: addDays(FIRST, 1) }
    const body = projetoCreate.parse(said)
    const por = { id: 1, name: 'A', role: 'admin' as const, id_secretaria: null }
    const ids = await transact(db, SYSTEM, (trx) =>
      createProjetos(trx, por, [{ body, localizado: false }], () => new Date(`${FIRST}T15:00:00Z`)),
    )
    const { rows } =
      await sql`select etapas_nao_iniciadas as marca from projetos where id = any (${ids})`.execute(db)
    expect(rows).toEqual([{ marca: [4] }])
  })

  it("is not moved by a clock far ahead: the database's is followed, and it is said", async () => {
    await forgetDay()
    log.warn.mockClear()
    let ours = '2035-01-01T15:00:00Z'
    let theirs = '2031-03-01T15:00:00Z'
    const fast = follow(
      () => new Date(ours),
      async () => new Date(theirs),
    )
    const seen = async () => {
      await fast.ensureToday()
      return [await readComputedDay(db), fast.today(), fast.figuresDay(), fast.isCurrent()]
    }
    const march1 = ['2031-03-01', '2031-03-01', '2031-03-01', true]
    expect([await seen(), await seen()]).toEqual([march1, march1])
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { relogio: '2035-01-01', banco: '2031-03-01' },
      expect.stringContaining('ahead'),
    )
    // Put right it counts again, and a day of disagreement is no more than clocks and midnights may have.
    ours = '2031-03-02T15:00:00Z'
    expect(await seen()).toEqual(['2031-03-02', '2031-03-02', '2031-03-02', true])
    // A jump while it runs does not last either.
    ours = '2090-01-01T15:00:00Z'
    expect(fast.isCurrent()).toBe(false)
    theirs = '2031-03-03T15:00:00Z'
    expect(await seen()).toEqual(['2031-03-03', '2031-03-03', '2031-03-03', true])
  })

  it('is told to take long where one slice does not do', async () => {
    await forgetDay()
    const told = vi.fn()
    await changeDay(db, '2031-03-04', told)
    expect(told).toHaveBeenCalled()
    told.mockClear()
    await changeDay(db, '2031-03-04', told)
    expect(told).not.toHaveBeenCalled()
  })

  it('makes no reader wait once it is known to take long', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const now = () => new Date('2031-03-05T15:00:00Z')
    const change = async (day: string, takesLong: () => void) => {
      takesLong()
      await finished
      return { stored: day, changed: true }
    }
    const slow = followDays({ now, databaseNow: async () => now(), change }, log)
    // Nobody's patience ends by itself.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await slow.ensureToday().finally(() => vi.useRealTimers())
    expect(slow.isCurrent()).toBe(false)
    finish()
    await expect.poll(slow.isCurrent).toBe(true)
  })

  it('is asked of the database itself where nothing else is said', async () => {
    await forgetDay()
    const day = async () => dayOf(await readDatabaseTime(db))
    const before = await day()
    const ahead = new Date((await readDatabaseTime(db)).getTime() + 400 * 86_400_000)
    await follow(
      () => ahead,
      () => readDatabaseTime(db),
    ).ensureToday()
    expect([before, await day()]).toContain(await readComputedDay(db))
  })

  it('changes at midnight by itself, before anybody asks', async () => {
    await forgetDay()
    clock = '2031-03-11T02:59:30Z'
    await app.listen({ port: 0 })
    await vi.waitUntil(async () => (await readComputedDay(db)) === '2031-03-10', { timeout: 20_000 })
    clock = '2031-03-11T03:00:00Z'
    await vi.waitUntil(async () => (await readComputedDay(db)) === '2031-03-11', { timeout: 20_000 })
  })

  it('that cannot be written, as on a full disk, leaves the readers what there is', async () => {
    const admin = await loginAs(test, { role: 'admin' })
    const before = (await app.inject('/api/getatrasado')).json()
    await sql`create or replace function recusar_dia() returns trigger language plpgsql as $$
      begin raise exception 'cheio' using errcode = '53100'; end $$`.execute(db)
    await sql`create trigger recusar_dia before insert or update on configuracao execute function recusar_dia()`.execute(
      db,
    )
    clock = '2031-04-20T15:00:00Z'
    const reply = await app.inject({ url: '/api/getatrasado', headers: admin.headers })
    expect([reply.statusCode, reply.json()]).toEqual([200, before])
    await sql`drop trigger recusar_dia on configuracao`.execute(db)
  })
})
