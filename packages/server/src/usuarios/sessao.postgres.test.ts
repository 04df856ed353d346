import { afterAll, describe, expect, it, vi } from 'vitest'
import { createPostgresDatabase, loginAs } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { changes } from '../db/changes.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

const url = await createPostgresDatabase('migrated')

async function startInstance() {
  const database = await openDatabase({ url })
  await migrate(database.pool)
  const app = await buildApp({ database, logLevel: 'silent', trustProxy: 1, checkReplies: true })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  await vi.waitUntil(() => database.hearing.isOn(), { timeout: 10_000 })
  return { app, database }
}

const [here, there] = [await startInstance(), await startInstance()]

const status = async ({ app }: typeof here, headers: { authorization: string }) =>
  (await app.inject({ url: '/api/eu', headers })).statusCode

describe('a session closed on one instance', () => {
  it('is refused at once there, and by the others', async () => {
    const { headers } = await loginAs(here)
    expect([await status(here, headers), await status(there, headers)]).toEqual([200, 200])
    await here.app.inject({ method: 'POST', url: '/api/logout', headers })
    expect(await status(here, headers)).toBe(401)
    await vi.waitUntil(async () => (await status(there, headers)) === 401, { timeout: 15_000, interval: 5 })
  })

  it('is heard of (NOTIFY) when another process closed it', async () => {
    const { id, headers } = await loginAs(here)
    expect(await status(here, headers)).toBe(200)
    await there.database.pool.query('delete from sessoes where usuario_id = $1', [id])
    const heard = new Promise<void>((resolve) => changes.once('sessions', resolve))
    await there.database.pool.query("select pg_notify('paco_mudou', 'outra sessoes')")
    await heard
    expect(await status(here, headers)).toBe(401)
  })

  it('is refused two seconds later where nobody was told', async () => {
    const { id, headers } = await loginAs(here)
    expect(await status(here, headers)).toBe(200)
    await there.database.pool.query('delete from sessoes where usuario_id = $1', [id])
    await vi.waitUntil(async () => (await status(here, headers)) === 401, { timeout: 15_000, interval: 20 })
  })

  it('tells the others by NOTIFY, whichever way it was closed', async () => {
    const client = await there.database.patient.pool.connect()
    const heard: (string | undefined)[] = []
    client.on('notification', ({ payload }) => heard.push(payload))
    await client.query('listen paco_mudou')
    const told = async (work: () => Promise<unknown>) => {
      heard.length = 0
      await work()
      await vi.waitUntil(() => heard.some((payload) => payload?.endsWith(' sessoes')), { timeout: 15_000 })
    }
    const admin = await loginAs(here, { role: 'admin' })
    const person = await loginAs(here, { id_secretaria: 12 })
    const [session] = (await here.app.inject({ url: '/api/eu/sessoes', headers: person.headers })).json()
      .Result
    const end = { method: 'DELETE', url: `/api/eu/sessoes/${session.id}`, headers: person.headers } as const
    await told(() => here.app.inject(end))
    const rename = { method: 'PUT', url: `/api/usuarios/${person.id}`, headers: admin.headers } as const
    await told(() => here.app.inject({ ...rename, payload: { name: 'Outro Nome' } }))
    await told(() => here.app.inject({ method: 'POST', url: '/api/logout', headers: admin.headers }))
    client.release(true)
  })
})
