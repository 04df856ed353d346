import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { Failure, report } from '../scripts/run.mjs'
import { BULLETINS, chaves, fill, layFlat, ROWS } from './medicoes-dados.mjs'
import { measureGrid } from './medicoes-tela.mjs'
import { createDatabase, login, runProduct, startEmpty, startFlatBoletins } from './servers.mjs'

/** A bulletin of a sheet of 2,000 items after 24 others: its rows read and saved, it approved, its grid drawn and typed into. */
const quick = process.argv.includes('--quick')
const ROUNDS = quick ? 2 : 9
const SECOND = {
  name: 'Segunda',
  email: 'segunda@bench.local',
  password: 'outra senha do bench',
  role: 'admin',
}
const CONTRATO = 1

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** @typedef {{ port: number, token: string, other: string }} Product */

/** @param {number} port @param {string} method @param {string} path @param {object} [body] @param {string} [token] */
async function send(port, method, path, body, token) {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'Accept-Encoding': 'identity',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Failure(`${method} ${path}: ${reply.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Every row, and never twice the same. @param {number} round */
const saying = (round) => ({
  itens: chaves.map((chave) => ({ chave, pleiteada: round + 0.25, memoria: `Trecho ${round}` })),
})

/** A bulletin begun, each in a period of its own. @param {Product} product @param {number} round @returns {Promise<number>} */
async function begun({ port, token }, round) {
  const day = (/** @type {number} */ after) =>
    new Date(Date.UTC(2025, 7, 1 + round * 20 + after)).toISOString().slice(0, 10)
  return (
    await send(port, 'POST', '/api/medicoes', { id_contrato: CONTRATO, inicio: day(0), fim: day(19) }, token)
  ).id
}

/** One bulletin from its rows to its approval. @param {Product} product @param {number} round */
async function walk(product, round) {
  const { port, token, other } = product
  const id = await begun(product, round)
  const at = `/api/medicoes/${id}`
  const read = await timed(async () => {
    const { Result } = await send(port, 'GET', `${at}/linhas`, undefined, token)
    if (Result.length !== ROWS) throw new Failure(`${Result.length} rows`)
  })
  const save = await timed(() => send(port, 'PUT', at, saying(round), token))
  const again = await timed(() => send(port, 'PUT', at, saying(round + 0.5), token))
  const reread = await timed(() => send(port, 'GET', `${at}/linhas`, undefined, token))
  const lida = async () => {
    const { Result } = await send(port, 'GET', at, undefined, token)
    return { versao: Result[0].versao }
  }
  await send(port, 'PUT', `${at}/conferir`, await lida(), token)
  await send(port, 'PUT', `${at}/atestar`, await lida(), token)
  const aprovada = await lida()
  const approve = await timed(() => send(port, 'PUT', `${at}/aprovar`, aprovada, other))
  return { read, save, again, reread, approve }
}

/** @param {number} port @param {number} round */
async function walkFlat(port, round) {
  return {
    read: await timed(() => send(port, 'GET', '/linhas')),
    save: await timed(() => send(port, 'PUT', '/linhas', saying(round))),
    again: await timed(() => send(port, 'PUT', '/linhas', saying(round + 0.5))),
    reread: await timed(() => send(port, 'GET', '/linhas')),
    approve: await timed(() => send(port, 'PUT', '/aprovar', {})),
  }
}

/** @param {{ port: number }} server @returns {Promise<Product>} */
async function comeIn({ port }) {
  const token = await login(port)
  const { email, password } = SECOND
  const { Token: other } = await send(port, 'POST', '/api/login', { email, password })
  return { port, token, other }
}

/** Turn by turn, so that whatever else the machine does hits all alike. @param {number} bare @param {Product} postgres @param {Product} embedded */
async function compare(bare, postgres, embedded) {
  const turns = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const turn = {
      bare: await walkFlat(bare, round),
      postgres: await walk(postgres, round),
      embedded: await walk(embedded, round),
    }
    // The first warms everything up.
    if (round > 0) turns.push(turn)
  }
  return /** @type {const} */ (['read', 'save', 'again', 'reread', 'approve']).map((work) => ({
    work,
    bare: median(turns.map(({ bare: one }) => one[work])),
    postgres: median(turns.map(({ postgres: one }) => one[work])),
    embedded: median(turns.map(({ embedded: one }) => one[work])),
    ratio: median(turns.map(({ postgres: one, bare: other }) => one[work] / other[work])),
  }))
}

const NAMES = {
  read: `${ROWS} rows read`,
  save: `${ROWS} rows saved`,
  again: 'saved again, all of them changed',
  reread: 'read again',
  approve: 'approved',
}
const GOAL_SAVE = 2000
const GOAL_DRAWN = 1000

/** @param {Awaited<ReturnType<typeof compare>>} results @param {Awaited<ReturnType<typeof measureGrid>>} grid */
function table(results, grid) {
  const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`
  const rows = results.map(({ work, bare, postgres, embedded, ratio }) => {
    const missed = (work === 'save' || work === 'again') && postgres > GOAL_SAVE ? ' ✗' : ''
    return `| ${NAMES[work]} | ${ms(bare)} | ${ms(postgres)}${missed} | ${ms(embedded)} | ${ratio.toFixed(1)} |`
  })
  const drawn = grid
    ? `In Chromium, on PostgreSQL: first rows of the grid ${ms(grid.drawn)}${grid.drawn > GOAL_DRAWN ? ' ✗' : ''} after the address was entered, longest task while typing ${ms(grid.longest)}, a key to its picture ${ms(grid.key)}.`
    : 'No grid was found on the screen of a bulletin.'
  return [
    '| work | bare | PostgreSQL | embedded | PostgreSQL ÷ bare |',
    '|---|--:|--:|--:|--:|',
    ...rows,
    '',
    drawn,
  ].join('\n')
}

/** Keeps the table, with the day and the kind of machine. @param {string} text */
function keep(text) {
  const readme = new URL('./README.md', import.meta.url)
  const [START, END] = ['<!-- medicoes -->', '<!-- end of medicoes -->']
  const machine = `${cpus().length} cores, ${process.arch}, Node ${process.versions.node}`
  const [before, rest] = readFileSync(readme, 'utf8').split(START)
  const after = rest?.split(END)[1]
  const last = `${new Date().toISOString().slice(0, 10)}, ${machine}:\n\n${text}`
  writeFileSync(readme, `${before}${START}\n\n${last}\n\n${END}${after}`)
}

async function bench() {
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-medicoes-'))
  const server = await startPostgres()
  /** @type {import('./servers.mjs').Server[]} */
  const started = []
  const begin = async (/** @type {Promise<import('./servers.mjs').Server>} */ starting) => {
    const one = await starting
    started.push(one)
    return one
  }
  try {
    const place = { DATABASE_URL: new URL('/medicoes', server.url).href }
    await createDatabase(server.url, 'medicoes')
    const first = await startEmpty(place)
    await send(first.port, 'POST', '/api/usuarios', SECOND, await login(first.port))
    await first.stop()
    await fill(place.DATABASE_URL)
    const file = join(folder, 'dados.gz')
    await runProduct('backup', file, place)
    await runProduct('restore', file, { DATA_DIR: join(folder, 'data') })
    await layFlat(place.DATABASE_URL)
    const bare = await begin(startFlatBoletins(place.DATABASE_URL))
    const postgres = await comeIn(await begin(startEmpty(place)))
    const embedded = await comeIn(await begin(startEmpty({ DATA_DIR: join(folder, 'data') })))
    const results = await compare(bare.port, postgres, embedded)
    const grid = await measureGrid(postgres, await begun(postgres, ROUNDS + 1))
    const text = table(results, grid)
    console.log(`${BULLETINS} bulletins before\n\n${text}`)
    if (!quick) keep(text)
  } finally {
    await Promise.all(started.map((one) => one.stop()))
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await bench().catch(report)
