import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/postgres.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { report } from '../scripts/run.mjs'
import { once, quick } from './form.mjs'
import { treeMemory } from './memory.mjs'
import { ask, createDatabase, login, runProduct, startEmpty } from './servers.mjs'
import { FULL, fillTamanho, part } from './tamanho-dados.mjs'
import { asked, listsOf } from './tamanho-listas.mjs'
import { keep, missed, table } from './tamanho-tabela.mjs'

/** A city's size after decades against a tenth of it: first pages, start, backup, change of day. */

const pg = createRequire(new URL('../packages/server/package.json', import.meta.url))('pg')
const sizes = quick ? { tenth: part(1000), full: part(100) } : { tenth: part(10), full: FULL }
const TURNS = once ? 1 : quick ? 3 : 9
const MOST = { start: 3000, day: 10_000, readers: 250, memory: 1.25 }

/** @typedef {'tenth' | 'full'} Which */
const both = /** @type {Which[]} */ (['tenth', 'full'])

/** @template T @param {(which: Which) => Promise<T>} work @returns {Promise<Record<Which, T>>} one after the other; where each thing is done once, of one size */
async function inTurn(work) {
  const tenth = await work('tenth')
  return { tenth, full: once ? tenth : await work('full') }
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** @template T @param {string} url @param {(client: import('pg').Client) => Promise<T>} work */
async function at(url, work) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** @template T @param {() => Promise<T>} work */
async function timed(work) {
  const began = performance.now()
  const done = await work()
  return { ms: performance.now() - began, done }
}

/** @param {string} server @param {Which} which */
async function lay(server, which) {
  const url = await createDatabase(server, `tamanho_${which}`)
  // The product itself makes the tables and its first administrator.
  await (await startEmpty({ DATABASE_URL: url })).stop()
  const { ms } = await timed(() =>
    at(url, (client) => fillTamanho((text, values) => client.query(text, values), sizes[which])),
  )
  console.error(`${which} filled in ${Math.round(ms / 1000)} s`)
  return url
}

/** How long a page took; for ever where the server gave up. @param {number} port @param {string} path @param {string} [token] */
async function page(port, path, token) {
  const { ms, done } = await timed(() => ask(port, path, token))
  if (done.status === 503) return Number.POSITIVE_INFINITY
  if (done.status !== 200) throw new Error(`${path} answered ${done.status}: ${done.text.slice(0, 200)}`)
  return ms
}

/** Writes something, and takes it back: what was counted before is no longer known. @param {number} port @param {string} token */
async function write(port, token) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const address = `http://127.0.0.1:${port}/api/visoes`
  const body = JSON.stringify({ lista: 'processos', nome: 'Medida', consulta: '' })
  const made = await fetch(address, { method: 'POST', headers, body })
  if (!made.ok) throw new Error(await made.text())
  const { id } = await made.json()
  const gone = await fetch(`${address}/${id}`, {
    method: 'DELETE',
    headers: { Authorization: headers.Authorization },
  })
  if (!gone.ok) throw new Error(await gone.text())
}

/** The first page of every list, turn by turn at both sizes. @param {Record<Which, number>} ports */
async function measureLists(ports) {
  const { text } = await ask(ports.full, '/api/openapi.json')
  const tokens = await inTurn((which) => login(ports[which]))
  const rows = []
  for (const { path, as } of asked(listsOf(JSON.parse(text)))) {
    /** @type {Record<Which, number[]>} */
    const times = { tenth: [], full: [] }
    const first = (/** @type {Which} */ which) =>
      page(ports[which], path, as === 'admin' ? tokens[which] : undefined)
    await inTurn(first)
    // The first page after a write, which counts anew; then as most people find it.
    await inTurn((which) => write(ports[which], tokens[which]))
    const counted = await inTurn(first)
    const turns = Math.max(counted.full, counted.tenth) > 2000 ? 1 : TURNS
    for (let turn = 0; turn < turns; turn++) for (const which of both) times[which].push(await first(which))
    rows.push({ path, as, tenth: median(times.tenth), full: median(times.full), counted })
  }
  return rows
}

/** Most memory of a whole backup, and its file. @param {string} url @param {string} file */
async function measureBackup(url, file) {
  let most = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const started = (/** @type {number} */ pid) => {
    timer = setInterval(() => {
      most = Math.max(most, treeMemory(pid))
    }, 50)
  }
  const { ms } = await timed(() => runProduct('backup', file, { DATABASE_URL: url }, started))
  clearInterval(timer)
  return { ms, most, bytes: statSync(file).size }
}

/** The figures of the day before, as they stood at midnight. @param {import('pg').Client} client */
async function goBack(client) {
  const DAY = `(select (valor #>> '{}')::date - 1 from configuracao where chave = 'dia-calculado')`
  await client.query('set session_replication_role = replica')
  await client.query(`update projetos p set (progresso, status, etapa_atual, etapas_atrasadas, etapas_nao_iniciadas) =
    row (f.progresso, f.status, f.etapa_atual, f.etapas_atrasadas, f.etapas_nao_iniciadas)
    from projetos_figuras(array(select id from projetos), ${DAY}) f where f.projeto_id = p.id`)
  await client.query('truncate projetos_totais')
  await client.query(`insert into projetos_totais (id_secretaria, status, ano, arquivado, quantidade, valor)
    select id_secretaria, status, ano, arquivado, count(*), sum(valor) from projetos group by 1, 2, 3, 4`)
  await client.query(`update configuracao set valor = to_jsonb(${DAY}::text) where chave = 'dia-calculado'`)
  await client.query('vacuum analyze projetos')
}

/** How long the change of day takes, and how long readers wait meanwhile. @param {string} url */
async function measureDay(url) {
  await at(url, goBack)
  const { ms: start, done: server } = await timed(() => startEmpty({ DATABASE_URL: url }))
  try {
    const began = performance.now()
    const waited = []
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
    const isToday = (/** @type {import('pg').Client} */ client) =>
      client
        .query(`select valor #>> '{}' as dia from configuracao where chave = 'dia-calculado'`)
        .then(({ rows }) => rows[0]?.dia === today)
    const change = await at(url, async (client) => {
      for (let n = 1; !(await isToday(client)); n++) {
        waited.push(await page(server.port, `/api/getprojetocompleto/${1 + (n % 90)}`))
        await sleep(10)
      }
      return performance.now() - began
    })
    return { start, change, longest: Math.max(...waited, 0) }
  } finally {
    await server.stop()
  }
}

/** @param {Record<Which, string>} urls @param {string} folder */
async function measure(urls, folder) {
  const days = await inTurn((which) => measureDay(urls[which]))
  const starts = await inTurn((which) => timed(() => startEmpty({ DATABASE_URL: urls[which] })))
  const servers = { tenth: starts.tenth.done, full: starts.full.done }
  const ports = { tenth: servers.tenth.port, full: servers.full.port }
  const rows = await measureLists(ports).finally(() =>
    Promise.all(both.map((which) => servers[which].stop())),
  )
  const backups = await inTurn((which) => measureBackup(urls[which], join(folder, `${which}.paco`)))
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`
  const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes)} MB`
  /** @type {(what: string, of: (which: Which) => number, say: (n: number) => string, goal?: string, most?: number) => import('./tamanho-tabela.mjs').Figure} */
  const figure = (what, of, say, goal = '', most = Number.POSITIVE_INFINITY) => ({
    what,
    tenth: say(of('tenth')),
    full: say(of('full')),
    goal,
    met: of('full') <= most,
  })
  const figures = [
    figure('start, until it answers', (which) => starts[which].ms, seconds, '≤ 3 s', MOST.start),
    figure('change of day', (which) => days[which].change, seconds, '≤ 10 s', MOST.day),
    figure(
      'longest wait of a reader meanwhile',
      (which) => days[which].longest,
      seconds,
      '≤ 0.25 s',
      MOST.readers,
    ),
    figure(
      'memory of a backup, at most',
      (which) => backups[which].most,
      megabytes,
      `≤ ${MOST.memory}×`,
      backups.tenth.most * MOST.memory,
    ),
    figure('a backup takes', (which) => backups[which].ms, seconds),
    figure('its file', (which) => backups[which].bytes / 1024 ** 2, megabytes),
  ]
  const told = Object.entries(sizes.full).map(([name, n]) => `${n.toLocaleString('en')} ${name}`)
  return { sizes: `Whole: ${told.join(', ')}.`, rows, figures }
}

async function bench() {
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-tamanho-'))
  const server = await startPostgres()
  try {
    const results = await measure(await inTurn((which) => lay(server.url, which)), folder)
    console.log(table(results))
    for (const row of results.rows.filter(missed))
      console.log(`✗ ${row.as} ${row.path}: ${row.tenth.toFixed(1)} → ${row.full.toFixed(1)} ms`)
    if (!quick) keep(results)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await bench().catch(report)
