import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../scripts/postgres.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { report } from '../scripts/run.mjs'
import { writeDataset } from './dataset.mjs'
import { once, quick } from './form.mjs'
import { treeMemory } from './memory.mjs'
import { backupEmpty, createDatabase, login, runProduct, startProduct, startYardstick } from './servers.mjs'
import { keep, table } from './yardstick-table.mjs'
import { requestsOf, WORKLOADS } from './yardstick-work.mjs'

/** Compares the product, with a token, with a bare server on a flat table of its own. */
const SIZE = once ? 200 : 10_000
const [rounds, milliseconds] = once ? [1, 100] : quick ? [1, 1000] : [5, 3000]
const connections = 8
/** Until the server rests. */
const REST = once ? 0 : 5000

const load = fork(fileURLToPath(new URL('./yardstick-load.mjs', import.meta.url)))

/** Requests per second. @param {number} port @param {string[]} requests @param {number} time @returns {Promise<number>} */
const measure = (port, requests, time) =>
  new Promise((resolve, reject) => {
    load.once('message', (/** @type {{ rate: number, error?: string }} */ { rate, error }) =>
      error ? reject(new Error(error)) : resolve(rate),
    )
    load.send({ port, requests, connections, milliseconds: time })
  })

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The product's projects, each as one row with its stages as columns, and its budget lines. @param {string} url */
async function layFlat(url) {
  const pg = createRequire(new URL('../packages/server/package.json', import.meta.url))('pg')
  const client = new pg.Client(url)
  await client.connect()
  await client.query(readFileSync(new URL('./yardstick.sql', import.meta.url), 'utf8'))
  await client.query('vacuum analyze')
  await client.end()
}

/**
 * Turn by turn, so that whatever else the machine does hits all alike: a ratio is that of two neighbouring turns.
 * @param {Record<'bare' | 'postgres' | 'embedded', { port: number, token?: string }>} servers
 */
async function compare(servers) {
  const results = []
  const names = /** @type {(keyof typeof servers)[]} */ (Object.keys(servers))
  for (const workload of WORKLOADS) {
    /** @type {Record<string, number[]>} */
    const rates = { bare: [], postgres: [], embedded: [] }
    const turn = async (/** @type {keyof typeof servers} */ name, /** @type {number} */ time) =>
      measure(servers[name].port, requestsOf(workload, SIZE, servers[name]), time)
    for (const name of names) await turn(name, milliseconds)
    for (let round = 0; round < rounds; round++)
      for (const name of names) rates[name]?.push(await turn(name, milliseconds))
    const ratio = (/** @type {string} */ name) =>
      median((rates[name] ?? []).map((rate, round) => rate / (rates.bare?.[round] ?? 1)))
    results.push({
      workload,
      bare: median(rates.bare ?? []),
      postgres: ratio('postgres'),
      embedded: ratio('embedded'),
    })
    console.error(`${workload}: ${names.map((name) => `${name} ${rates[name]?.map(Math.round)}`).join('; ')}`)
  }
  return results
}

async function bench() {
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-yardstick-'))
  const server = await startPostgres()
  /** @type {import('./servers.mjs').Server[]} */
  const started = []
  try {
    const [base, file] = [join(folder, 'base.gz'), join(folder, 'data.gz')]
    const empty = once
      ? { DATABASE_URL: await createDatabase(server.url, 'yardstick_base') }
      : { DATA_DIR: join(folder, 'base') }
    await backupEmpty(base, empty)
    await writeDataset(base, file, SIZE)
    const place = { DATABASE_URL: await createDatabase(server.url, 'yardstick') }
    await runProduct('restore', file, place)
    if (!once) await runProduct('restore', file, { DATA_DIR: join(folder, 'data') })
    await layFlat(place.DATABASE_URL)
    const postgres = await startProduct(place)
    started.push(postgres)
    await sleep(REST)
    const idle = treeMemory(postgres.pid)
    const bare = await startYardstick(place.DATABASE_URL)
    started.push(bare)
    const embedded = once ? postgres : await startProduct({ DATA_DIR: join(folder, 'data') })
    started.push(embedded)
    const results = await compare({
      bare,
      postgres: { ...postgres, token: await login(postgres.port) },
      embedded: { ...embedded, token: await login(embedded.port) },
    })
    console.log(table(results, idle))
    if (!quick) keep(results, idle)
  } finally {
    await Promise.all(started.map((one) => one.stop()))
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    load.disconnect()
  }
}

await bench().catch(report)
