import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/machine.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { prepare, serverMain } from '../scripts/prepare.mjs'
import { Failure, report } from '../scripts/run.mjs'
import { treeMemory } from './memory.mjs'
import { createDatabase } from './servers.mjs'

/** Several cities behind one port: nothing crosses in so many interleaved calls, and what they take together. */

const require = createRequire(new URL('../packages/server/package.json', import.meta.url))
const CITIES = Number(process.env.CIDADES_DO_BANCO ?? 20)
const CALLS = Number(process.env.CHAMADAS ?? 10_000)
const AT_ONCE = 40
/** Fewer lines than calls at once: on each, one call after the other is for another city. */
const LINES = 20
const MOST_CONNECTIONS = 90
const EMAIL = 'bench@bench.local'
const PASSWORD = 'uma senha do bench'

/** @typedef {{ number: number, host: string, schema: string, nome: string, token: string, secretaria: number, made: number[] }} City */

/** Names of which none is a part of another. @param {number} number */
const nameOf = (number) => `Vila${String.fromCharCode(65 + number)}${String.fromCharCode(97 + number)}zul`

/** @param {number} port */
function caller(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: LINES })
  /** @param {string} host @param {string} method @param {string} path @param {{ token?: string, json?: object, form?: string }} [sent] */
  return async (host, method, path, sent = {}) => {
    const body = sent.json
      ? JSON.stringify(sent.json)
      : sent.form &&
        `--b\r\nContent-Disposition: form-data; name="nomesecretaria"\r\n\r\n${sent.form}\r\n--b--\r\n`
    const headers = {
      host,
      ...(body ? { 'content-type': sent.json ? 'application/json' : 'multipart/form-data; boundary=b' } : {}),
      ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
    }
    const reply = await new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, agent, method, path, headers }, resolve)
      asking.once('error', reject)
      asking.end(body)
    })
    return { status: reply.statusCode, text: await text(reply) }
  }
}

/** @param {City} city @param {number} n */
const projeto = ({ nome, secretaria }, n) => ({
  id_secretaria: secretaria,
  nomeprojeto: `${nome} ${n}`,
  valor: n,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((etapa) => [
      [`datainicioetapa${etapa}`, `2026-0${etapa}-01`],
      [`datafimetapa${etapa}`, `2026-0${etapa}-20`],
      [`prazoetapa${etapa}`, 19],
    ]),
  ),
})

/** @param {ReturnType<typeof caller>} call @param {City} city @param {number} n */
async function create(call, city, n) {
  const { host, token } = city
  const { text: said } = await call(host, 'POST', '/api/createprojetocompleto', {
    token,
    json: projeto(city, n),
  })
  hold(JSON.parse(said).Status === 'Success', () => said)
  city.made.push(JSON.parse(said).id)
}

const READS = [
  '/api/cidade',
  '/api/getprojetocompleto',
  '/api/secretaria',
  '/api/painel',
  '/api/auditoria',
  '/',
  '/api/exportar/usuarios?formato=csv',
]

/** @param {boolean} fine @param {() => string} why */
function hold(fine, why) {
  if (!fine) throw new Failure(why())
}

/** @param {ReturnType<typeof caller>} call @param {readonly City[]} cities @param {number} n */
async function step(call, cities, n) {
  // Neighbours in time are never of one city.
  const city = cities[(n * 7) % cities.length] ?? cities[0]
  if (!city) return
  const { host, token, nome } = city
  // One call in five of every city.
  if ((n + Math.floor(n / cities.length)) % 5 === 0) return create(call, city, n)
  const path = READS[n % READS.length] ?? '/'
  const { status, text: said } = await call(host, 'GET', path, { token })
  hold(status === 200, () => `${host}${path} answered ${status}: ${said.slice(0, 300)}`)
  hold(/painel|exportar/.test(path) || said.includes(nome), () => `${host}${path} does not name ${nome}.`)
  const strange = cities.find((other) => other !== city && said.includes(other.nome))
  hold(!strange, () => `${host}${path} names ${strange?.nome}.`)
}

/** @param {string} url @param {string} query @returns {Promise<any[]>} */
async function ask(url, query) {
  const client = new (require('pg').Client)(url)
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

/** @param {ReturnType<typeof caller>} call @param {number} number @returns {Promise<City>} */
async function found(call, number) {
  const [host, schema, nome] = [`cidade${number}.test`, `cidade_${number}`, nameOf(number)]
  const login = await call(host, 'POST', '/api/login', { json: { email: EMAIL, password: PASSWORD } })
  hold(login.status === 200, () => login.text)
  const token = JSON.parse(login.text).Token
  await call(host, 'PUT', '/api/cidade', { token, json: { nome, fuso: 'America/Sao_Paulo' } })
  const made = await call(host, 'POST', '/api/createsecretaria', { token, form: `Obras de ${nome}` })
  /** @type {City} */
  const city = { number, host, schema, nome, token, secretaria: JSON.parse(made.text).id, made: [] }
  // Lists that say whose they are, from the first call on.
  await create(call, city, CALLS)
  return city
}

/** @param {string} folder @param {string} url @param {number} cities */
async function start(folder, url, cities) {
  const file = join(folder, 'cidades.json')
  const cidades = Array.from({ length: cities }, (_, number) => ({
    ...{ host: `cidade${number}.test`, schema: `cidade_${number}` },
    ...{ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD },
  }))
  writeFileSync(file, JSON.stringify({ conexoes: MOST_CONNECTIONS, cidades }))
  const port = await freePort()
  const env = { ...process.env, CONSORCIO: file, DATABASE_URL: url, DATA_DIR: folder, PORT: String(port) }
  const child = spawn(process.execPath, [serverMain], {
    env: { ...env, CIDADE: '', BACKUP_HOUR: 'nunca', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const began = performance.now()
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    said += piece
  })
  while (!said.includes('Paço no ar') && child.exitCode === null) await sleep(50)
  hold(said.includes(`com ${cities} de ${cities} cidades`), () => said)
  const ended = once(child, 'exit')
  return {
    port,
    pid: child.pid ?? 0,
    seconds: (performance.now() - began) / 1000,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** @param {string} folder @param {string} url */
async function interleave(folder, url) {
  const server = await start(folder, url, CITIES)
  const most = { memory: 0, connections: 0 }
  let watching = true
  const watch = async () => {
    const client = new (require('pg').Client)(url)
    await client.connect()
    while (watching) {
      const { rows } = await client.query(
        'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      most.connections = Math.max(most.connections, rows[0].n)
      most.memory = Math.max(most.memory, treeMemory(server.pid))
      await sleep(100)
    }
    await client.end()
  }
  try {
    await sleep(2000)
    const idle = treeMemory(server.pid)
    const call = caller(server.port)
    /** @type {City[]} */
    const cities = []
    for (let number = 0; number < CITIES; number++) cities.push(await found(call, number))
    const watched = watch()
    const began = performance.now()
    let next = 0
    const work = async () => {
      for (let n = next++; n < CALLS; n = next++) await step(call, cities, n)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const seconds = (performance.now() - began) / 1000
    watching = false
    await watched
    for (const { schema, nome, made } of cities) {
      const [row] = await ask(
        url,
        `select count(*)::int as n, count(*) filter (where nomeprojeto like '${nome} %')::int as own from ${schema}.projetos`,
      )
      hold(row.n === made.length && row.own === made.length, () => `${schema}: ${JSON.stringify(row)}`)
    }
    hold(most.connections <= MOST_CONNECTIONS, () => `${most.connections} connections were open.`)
    await sleep(15_000)
    const [rest] = await ask(
      url,
      'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const cells = [
      ...[CITIES, server.seconds.toFixed(1), Math.round(idle), Math.round(most.memory)],
      ...[Math.round(treeMemory(server.pid)), CALLS, seconds.toFixed(1), Math.round(CALLS / seconds)],
      ...[most.connections, rest.n],
    ]
    console.log(
      '| cities | first start s | idle MB | most MB | after MB | calls | s | calls/s | connections | at rest |\n|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    )
    console.log(`| ${cells.join(' | ')} |`)
  } finally {
    watching = false
    await server.stop()
  }
}

async function consorcio() {
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-consorcio-'))
  const postgres = await startPostgres()
  try {
    await createDatabase(postgres.url, 'consorcio')
    const url = new URL('/consorcio', postgres.url).href
    // One alone first: what each of the others takes is the difference.
    const one = await start(folder, url, 1)
    await sleep(2000)
    console.log(`One city: ${Math.round(treeMemory(one.pid))} MB, idle.`)
    await one.stop()
    await interleave(folder, url)
    const again = await start(folder, url, CITIES)
    console.log(`Started again in ${again.seconds.toFixed(1)} s.`)
    await again.stop()
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await consorcio().catch(report)
