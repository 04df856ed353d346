import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { openHouse } from '../house.ts'

export const ADMIN = { email: 'chefe@cidade.gov.br', password: 'uma senha de teste' }

/** A city in the embedded database of a folder of its own, served from there on a port of this machine. */
export async function openCidade(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'paco-mudar-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const given = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    BACKUP_HOUR: 'nunca',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  }
  const config = readConfig(given, [])
  const configFor = (url: string, ownerUrl: string | undefined) =>
    readConfig({ ...given, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }, [])
  const database = await openDatabase({ folder: config.databaseFolder })
  const house = await openHouse(database, config, {
    screens: null,
    configFor,
    open: ({ databaseUrl: url, ownerUrl }) => openDatabase({ url, ownerUrl }),
  })
  if (env.DEMO === undefined)
    await transact(database.db, SYSTEM, (trx) =>
      trx.insertInto('secretarias').values({ nomesecretaria: 'Obras', tipo: 'secretaria' }).execute(),
    )
  const { server } = house.front
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  house.begin()
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const said: string[] = []
  return {
    config,
    database,
    house,
    said,
    move: (url: string, ownerUrl?: string, signal = new AbortController().signal) =>
      house.move({ url, ownerUrl }, (text) => said.push(text), signal),
    call: (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
      fetch(`${base}${path}`, {
        method,
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await house.close()
    },
  }
}

export type Cidade = Awaited<ReturnType<typeof openCidade>>

/** Comes in, and answers the headers that show it. */
export async function entrar({ call }: Cidade): Promise<{ authorization: string }> {
  const reply = await call('POST', '/api/login', ADMIN)
  const { Token } = (await reply.json()) as { Token: string }
  return { authorization: `Bearer ${Token}` }
}
