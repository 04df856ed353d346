import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresDatabase } from '../../test/harness.ts'
import { openDatabase } from '../db/database.ts'
import { readMoved } from '../db/embedded/moved.ts'
import { ADMIN } from './mudanca.testing.ts'
import { copiaEm, settle } from './mudar.ts'
import { notePending, readAlvo, readPending } from './queries.ts'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url))
mkdirSync(CACHE, { recursive: true })
/** The program as it is delivered, beside screens that say nothing. */
const home = mkdtempSync(join(CACHE, 'mudar-'))
const main = join(home, 'server/dist/main.mjs')
afterAll(() => rmSync(home, { recursive: true, force: true }))
beforeAll(async () => {
  const outDir = join(home, 'server/dist')
  await build({
    root: PACKAGE,
    configFile: join(PACKAGE, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir },
  })
  mkdirSync(join(home, 'web/dist/pages'), { recursive: true })
  const page = '<!doctype html><html><head></head><body></body></html>'
  for (const name of ['index.html', 'api-docs.html']) writeFileSync(join(home, 'web/dist', name), page)
  writeFileSync(join(home, 'web/dist/pages/known.json'), '[]')
})

interface Run {
  readonly process: ChildProcess
  /** Comes back with the first line that fits; null when it ended without one. */
  until(fits: RegExp): Promise<string | null>
  readonly code: Promise<number | null>
  kill(): Promise<void>
}

function run(args: readonly string[], env: Record<string, string>): Run {
  // As the journeys start it: an engine that soon ends is not optimised.
  const child = spawn(process.execPath, ['--liftoff-only', main, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = once(child, 'exit').then(([number]) => number as number | null)
  const heard: string[] = []
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      heard.push(line)
      for (const look of waiting) look()
    })
  return {
    process: child,
    code,
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const line = heard.find((one) => fits.test(one))
          if (line === undefined) return
          waiting.delete(look)
          resolve(line)
        }
        waiting.add(look)
        look()
        child.once('close', () => {
          look()
          resolve(null)
        })
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await code
    },
  }
}

/** A folder for a city, empty or as one was left that had begun, and what its commands run with. */
function openFolder(begun?: string) {
  const folder = mkdtempSync(join(home, 'cidade-'))
  if (begun) cpSync(join(begun, 'db'), join(folder, 'db'), { recursive: true })
  const env = {
    DATA_DIR: folder,
    PORT: '0',
    BACKUP_HOUR: 'nunca',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }
  return { pasta: join(folder, 'db'), env }
}

async function start(env: Record<string, string>) {
  const server = run([], env)
  const line = (await server.until(/Paço no ar em/)) ?? ''
  return { ...server, base: /http:\/\/[^\s"]+/.exec(line)?.[0] ?? null }
}

/** What coming in by the administrator's password is answered. */
async function comesIn(base: string): Promise<number> {
  const reply = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return reply.status
}

async function objectsOf(url: string): Promise<number> {
  const database = await openDatabase({ url })
  try {
    return (await readAlvo(database.db)).objetos
  } finally {
    await database.close()
  }
}

let begun: string
beforeAll(async () => {
  const { env } = openFolder()
  const server = await start(env)
  expect(await comesIn(server.base ?? '')).toBe(200)
  server.process.kill()
  expect(await server.code).toBe(0)
  begun = env.DATA_DIR
})

describe('a process that is killed while it moves a city leaves one truth', () => {
  it.each([
    ['while all is brought', /Trazendo os dados/],
    ['when nobody may write', /Agora só é possível consultar/],
    ['when all that changed has come', /linhas mudadas/],
    ['when the server has it all and the folder does not say so', /Tudo está no destino/],
    ['when the folder has just said so', /A cidade agora é a de/],
    ['when it is done', /Pronto/],
  ])('%s', async (_when, line) => {
    const { pasta, env } = openFolder(begun)
    const url = await createPostgresDatabase()
    const server = await start(env)
    const command = run(['mudar', url], env)
    expect(await command.until(line)).not.toBeNull()
    await server.kill()
    await command.code

    const isMoved = readMoved(pasta) !== null
    const [here, there] = [env, { ...env, DATABASE_URL: url }]
    const one = await start(isMoved ? there : here)
    expect(await comesIn(one.base ?? '')).toBe(200)
    expect(isMoved || !existsSync(copiaEm(pasta))).toBe(true)
    await one.kill()

    // The other side is not the city: refused with a sentence, or nothing is there.
    if (isMoved) {
      const refused = run([], here)
      expect(await refused.until(/mudou para postgres.*DATABASE_URL/)).not.toBeNull()
      expect(await refused.code).toBe(1)
    } else if ((await objectsOf(url)) > 0) {
      const refused = run([], there)
      expect(await refused.until(/mudança que não terminou/)).not.toBeNull()
      expect(await refused.code).toBe(1)
    }
  })
})

describe('a city that nobody serves', () => {
  it('is moved by the command itself, which then refuses to do so again', async () => {
    const { env } = openFolder(begun)
    const url = await createPostgresDatabase()
    const command = run(['mudar', url], env)
    expect(await command.until(/DATABASE_URL=postgres/)).not.toBeNull()
    expect(await command.code).toBe(0)
    const again = run(['mudar', await createPostgresDatabase()], env)
    expect(await again.until(/mudou para/)).not.toBeNull()
    expect(await again.code).toBe(1)
    const served = await start({ ...env, DATABASE_URL: url })
    expect(await comesIn(served.base ?? '')).toBe(200)
    await served.kill()
  })

  it.each([
    ['without an address', [], {}, /Diga o endereço do servidor/],
    [
      'on a server already',
      ['postgresql://a/b'],
      { DATABASE_URL: 'postgresql://a/b' },
      /já está em um servidor/,
    ],
    ['where there is none', ['postgresql://a/b'], {}, /Não há sistema instalado/],
    ['among several', ['postgresql://a/b'], { CONSORCIO: 'cidades.json' }, /Várias cidades/],
  ])('%s is told so', async (_when, args, more, why) => {
    const refused = run(['mudar', ...args], { ...openFolder().env, ...more })
    expect(await refused.until(why)).not.toBeNull()
    expect(await refused.code).toBe(1)
  })
})

describe('a server that took all of a city', () => {
  it('opens once the folder says so, by the same number', async () => {
    const database = await openDatabase({ url: await createPostgresDatabase() })
    await database.db.transaction().execute((trx) => notePending(trx, 'um'))
    await expect(settle(database, null)).rejects.toThrow('não terminou')
    await expect(settle(database, { id: 'outro' })).rejects.toThrow('não terminou')
    await settle(database, { id: 'um' })
    expect(await readPending(database.db)).toBeNull()
    await database.close()
  })
})
