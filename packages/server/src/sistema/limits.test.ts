import { type RawBuilder, sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { maintain, startMaintenance } from './maintenance.ts'

const test = await startTestApp()
const { app, database } = test
const { db } = database
const admin = await loginAs(test, { role: 'admin' })

/** What is kept until when: how a row of that age is made, and how those that are left are named. */
const KEPT: readonly [
  what: string,
  since: string,
  make: (name: string, at: RawBuilder<Date>) => RawBuilder<unknown>,
  left: RawBuilder<{ name: string }>,
][] = [
  [
    'a session until it runs out',
    '0 hours',
    (name, at) => sql`insert into sessoes (id, usuario_id, expira_em) values (${name}, ${admin.id}, ${at})`,
    sql`select id as name from sessoes where id in ('kept', 'gone')`,
  ],
  [
    'a counter until it runs out',
    '0 hours',
    (name, at) => sql`insert into limites (chave, contagem, expira_em) values (${name}, 1, ${at})`,
    sql`select chave as name from limites where chave in ('kept', 'gone')`,
  ],
  [
    'a place somebody came in from for ninety days',
    '90 days',
    (name, at) => sql`insert into acessos (usuario_id, marca, visto_em) values (${admin.id}, ${name}, ${at})`,
    sql`select marca as name from acessos where marca in ('kept', 'gone')`,
  ],
  [
    'the answer to a write with a key for a day',
    '24 hours',
    (name, at) =>
      sql`insert into pedidos (usuario_id, chave, impressao, criado_em) values (${admin.id}, ${name}, '', ${at})`,
    sql`select chave as name from pedidos where chave in ('kept', 'gone')`,
  ],
  [
    'a picture nobody shows for an hour',
    '1 hour',
    (name, at) =>
      sql`insert into fotos (nome, dono, bytes, criada_em) values (${name}, 'secretarias/12', '', ${at})`,
    sql`select nome as name from fotos where nome in ('kept', 'gone')`,
  ],
]

describe('maintenance keeps', () => {
  it.each(KEPT)('%s, and not a minute longer', async (_, since, make, left) => {
    const minutes = (past: number) => sql<Date>`now() - ${since}::interval - make_interval(mins => ${past})`
    await make('kept', minutes(-1)).execute(db)
    await make('gone', minutes(1)).execute(db)
    await maintain(database, new Date())
    expect((await left.execute(db)).rows).toEqual([{ name: 'kept' }])
  })
})

describe('a write sent again with its key', () => {
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/api/opcoes',
      headers: { ...admin.headers, 'idempotency-key': 'um-pedido-qualquer' },
      payload: { lista: 'aplicacao', codigo: '110.000', descricao: 'Geral' },
    })
  const age = (by: string) =>
    sql`update pedidos set criado_em = now() - ${by}::interval where chave = 'um-pedido-qualquer'`.execute(db)

  it('is answered as the first for a day, and after it is a write of its own', async () => {
    const first = await send()
    expect(first.statusCode).toBe(200)
    await age('23 hours 59 minutes')
    await maintain(database, new Date())
    expect((await send()).json()).toEqual(first.json())
    await age('24 hours 1 minute')
    await maintain(database, new Date())
    // The option is there already: this time somebody meant to write it.
    expect((await send()).statusCode).toBe(409)
  })
})

describe('the rounds of maintenance', () => {
  afterEach(() => vi.useRealTimers())

  it('begin at once and come every hour, the seal only then, until they are stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const heard: string[] = []
    const hearing: (() => void)[] = []
    const hear = (what: string) => {
      heard.push(what)
      hearing.shift()?.()
    }
    const next = () => new Promise<void>((resolve) => hearing.push(resolve))
    const log = {
      info: (_: object, what: string) => hear(what),
      error: (_: object, what: string) => hear(what),
    }
    const began = next()
    const stop = startMaintenance(database, log as never, async () => void heard.push('sealed'))
    await began
    expect(heard).toEqual(['maintenance'])

    vi.advanceTimersByTime(3_599_999)
    expect(heard).toEqual(['maintenance'])
    const again = next()
    vi.advanceTimersByTime(1)
    await again
    expect(heard).toEqual(['maintenance', 'sealed', 'maintenance'])

    stop()
    vi.advanceTimersByTime(10 * 3_600_000)
    expect(heard).toHaveLength(3)
  })
})
