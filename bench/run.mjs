import { deepStrictEqual } from 'node:assert'
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../scripts/postgres.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { report } from '../scripts/run.mjs'
import { COMMON, RARE, writeDataset } from './dataset.mjs'
import { once, quick } from './form.mjs'
import { ask, backupEmpty, createDatabase, runProduct, startBare, startProduct } from './servers.mjs'
import { keep, table, workloads } from './table.mjs'

const sizes = once ? [200] : quick ? [1000] : [1000, 10_000, 100_000]
const [rounds, milliseconds] = once ? [1, 100] : quick ? [3, 1000] : [4, 2000]
const connections = 8

const LIST = '/api/getprojetocompleto'

/** What is asked for, in the order of the table. @param {number} size @returns {string[][]} */
const pathsOf = (size) => [
  [`${LIST}?limite=50&pagina=1`],
  [`${LIST}?busca=${COMMON}&limite=50`],
  [`${LIST}?busca=${RARE}&limite=50`],
  // Ids from all over the table, the same ones in every run.
  Array.from({ length: 997 }, (_, index) => `${LIST}/${((index * 7919) % size) + 1}`),
  ['/api/painel'],
]

const load = fork(fileURLToPath(new URL('./load.mjs', import.meta.url)))

/** Requests per second. @param {number} port @param {string[]} paths @param {number} time @returns {Promise<number>} */
const measure = (port, paths, time) =>
  new Promise((resolve, reject) => {
    load.once('message', (/** @type {{ rate: number, error?: string }} */ { rate, error }) =>
      error ? reject(new Error(error)) : resolve(rate),
    )
    load.send({ port, paths, connections, milliseconds: time })
  })

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/** All answer the same, or nothing is worth measuring. @param {number[]} ports @param {string} path */
async function assertSame(ports, path) {
  const [first, ...others] = await Promise.all(ports.map((port) => ask(port, path)))
  if (first?.status !== 200) throw new Error(`${path} answered ${first?.status}`)
  for (const other of others) {
    deepStrictEqual(JSON.parse(other.text), JSON.parse(first.text))
    deepStrictEqual(other.headers.get('x-total-count'), first.headers.get('x-total-count'))
    deepStrictEqual(
      JSON.parse(other.headers.get('x-somas') ?? '0'),
      JSON.parse(first.headers.get('x-somas') ?? '0'),
    )
  }
}

/**
 * Turn by turn, so that whatever else the machine does hits all alike.
 * @param {Record<'bare' | 'postgres' | 'embedded', { port: number }>} servers @param {number} size
 */
async function compare(servers, size) {
  const results = []
  for (const [index, paths] of pathsOf(size).entries()) {
    const names = /** @type {(keyof typeof servers)[]} */ (Object.keys(servers))
    await assertSame(
      names.map((name) => servers[name].port),
      paths[0] ?? '',
    )
    for (const name of names) await measure(servers[name].port, paths, milliseconds / 2)
    const rates = { bare: [], postgres: [], embedded: [] }
    for (let round = 0; round < rounds; round++)
      /** @type {number[]} */ for (const name of names)
        rates[name].push(await measure(servers[name].port, paths, milliseconds))
    const workload = workloads[index] ?? ''
    results.push({
      size,
      workload,
      bare: median(rates.bare),
      postgres: median(rates.postgres),
      embedded: median(rates.embedded),
    })
    console.error(
      `${size} ${workload}: ${names.map((name) => `${name} ${rates[name].map(Math.round)}`).join('; ')}`,
    )
  }
  return results
}

/** @param {string} folder @param {string} base @param {string} server @param {number} size */
async function benchSize(folder, base, server, size) {
  const file = join(folder, `${size}.gz`)
  const data = join(folder, `data-${size}`)
  console.error(`${size}: loading`)
  await writeDataset(base, file, size)
  const url = await createDatabase(server, `bench_${size}`)
  await runProduct('restore', file, { DATABASE_URL: url })
  if (!once) await runProduct('restore', file, { DATA_DIR: data })
  const postgres = await startProduct({ DATABASE_URL: url })
  const bare = await startBare(url, postgres.port)
  const embedded = once ? postgres : await startProduct({ DATA_DIR: data })
  try {
    return await compare({ bare, postgres, embedded }, size)
  } finally {
    await Promise.all([bare, postgres, embedded].map((one) => one.stop()))
  }
}

async function bench() {
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-bench-'))
  const server = await startPostgres()
  try {
    const base = join(folder, 'base.gz')
    const empty = once
      ? { DATABASE_URL: await createDatabase(server.url, 'bench_base') }
      : { DATA_DIR: join(folder, 'base') }
    await backupEmpty(base, empty)
    const results = []
    for (const size of sizes) results.push(...(await benchSize(folder, base, server.url, size)))
    console.log(table(results))
    if (!quick) keep(results)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    load.disconnect()
  }
}

await bench().catch(report)
