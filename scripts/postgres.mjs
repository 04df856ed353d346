import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answer, installPackages, isExecutable, matching, onPath } from './machine.mjs'
import { Failure } from './run.mjs'

export const howToGetPostgres =
  'No PostgreSQL on this machine. Install its server, or name an empty database in TEST_DATABASE_URL.'

const windows = process.platform === 'win32'
const keeperFile = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url))

/**
 * The folder of PostgreSQL's server programs, the newest if there are several.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const onThePath = onPath(['initdb'])
  const places = [
    onThePath && dirname(onThePath),
    ...[
      '/usr/lib/postgresql/*/bin',
      '/usr/pgsql-*/bin',
      '/usr/libexec/postgresql*',
      '/opt/homebrew/opt/postgresql*/bin',
      '/usr/local/opt/postgresql*/bin',
      '/Applications/Postgres.app/Contents/Versions/*/bin',
      'C:/Program Files/PostgreSQL/*/bin',
    ].flatMap(matching),
    answer('pg_config', ['--bindir']),
  ]
  const ending = windows ? '.exe' : ''
  return places.find(
    (bin) => bin && ['initdb', 'postgres'].every((name) => isExecutable(join(bin, name + ending))),
  )
}

/**
 * Whether a PostgreSQL can be had: named, found or installed.
 * @returns {Promise<boolean>}
 */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return true
  await installPackages({ apt: ['postgresql'], dnf: ['postgresql-server'], apk: ['postgresql'] })
  return findPostgres() !== undefined
}

/**
 * An empty PostgreSQL for tests. A process of its own keeps it, which stops and deletes it as soon as we close
 * its input or are gone, in whatever way.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startPostgres() {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { url: named, stop: async () => {} }
  if (!(await ensurePostgres())) throw new Failure(howToGetPostgres)

  // In a group of its own: Ctrl-C at the terminal is for us, and the keeper notices when we end.
  const keeper = spawn(process.execPath, [keeperFile], {
    detached: !windows,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => keeper.once('close', resolve))
  /** @type {string | undefined} */
  const url = await Promise.race([
    new Promise((resolve) => keeper.stdout.setEncoding('utf8').once('data', (line) => resolve(line.trim()))),
    ended.then(() => undefined),
  ])
  if (!url) throw new Failure('PostgreSQL did not start; see the lines above.')
  return {
    url,
    async stop() {
      keeper.stdin.end()
      await ended
    },
  }
}
