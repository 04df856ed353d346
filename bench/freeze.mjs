import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../scripts/postgres.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { report } from '../scripts/run.mjs'
import { writeDataset } from './dataset.mjs'
import { quick } from './form.mjs'
import { openCalls } from './freeze-calls.mjs'
import { treeMemory } from './memory.mjs'
import { ask, backupEmpty, createDatabase, runProduct, startProduct } from './servers.mjs'

const PROJECTS = 20_000
const CALLERS = 20
const MILLISECONDS = 6_000
/** Of each single call that anonymous users may make. */
const OPEN = { callers: 12, milliseconds: quick ? 500 : 1_500 }
const MOST_TIMES = 5
const MOST_MEMORY = { embedded: 700, postgres: 400 }

const LIST = '/api/getprojetocompleto'
const letters = Array.from({ length: 100 }, (_, n) => String.fromCharCode(97 + (n % 26))).join('+')
const ids = Array.from({ length: 200 }, (_, n) => n + 1)

/** @type {Record<string, { method: string, path: string, body?: string }>} */
const attacks = {
  '1 MB of combining marks as password': {
    method: 'POST',
    path: '/api/login',
    body: JSON.stringify({ email: 'a@b.c', password: '\u0301'.repeat(500_000) }),
  },
  'search for 100 one-letter words': { method: 'GET', path: `${LIST}?busca=${letters}&limite=50` },
  'search for 8 one-letter words': { method: 'GET', path: `${LIST}?busca=a+e+i+o+r+s+d+c&limite=50` },
  'spreadsheets (XLSX)': { method: 'GET', path: '/api/exportar/processos?formato=xlsx' },
  'PDFs of 200 sheets': { method: 'POST', path: '/api/gerar-pdf', body: JSON.stringify({ ids }) },
  'the whole list': { method: 'GET', path: LIST },
}

/** How long one project takes to come, one after the other: median and p99 in milliseconds; and the most memory meanwhile, in MB.
 * @param {{ port: number, pid: number }} server */
async function measure({ port, pid }, { milliseconds = MILLISECONDS, projects = PROJECTS } = {}) {
  const times = []
  let memory = 0
  const start = performance.now()
  for (let n = 0; performance.now() - start < milliseconds; n++) {
    const asked = performance.now()
    await ask(port, `${LIST}/${((n * 7919) % projects) + 1}`)
    times.push(performance.now() - asked)
    if (n % 20 === 0) memory = Math.max(memory, treeMemory(pid))
    await sleep(5)
  }
  times.sort((a, b) => a - b)
  const share = (/** @type {number} */ part) => times[Math.floor(times.length * part)] ?? 0
  return { p50: share(0.5), p99: share(0.99), memory }
}

/** @param {{ port: number, pid: number }} server @param {(typeof attacks)[string]} attack */
async function underAttack(server, attack, callers = CALLERS, how = {}) {
  const child = fork(fileURLToPath(new URL('./freeze-attack.mjs', import.meta.url)))
  // Whoever attacks has a machine of their own: theirs must not take this one's processors from the server.
  setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW)
  child.send({ port: server.port, callers, ...attack })
  await once(child, 'message')
  await sleep(500)
  const measured = await measure(server, how)
  const answered = once(child, 'message')
  child.kill('SIGTERM')
  const [answers] = await answered
  return { ...measured, answers }
}

/** @param {'embedded' | 'postgres'} kind @param {import('./servers.mjs').Place} place */
async function attackAll(kind, place) {
  const server = await startProduct({ ...place, TRUST_PROXY: '1' })
  const measured = []
  try {
    await measure(server)
    for (const [name, attack] of Object.entries(attacks)) {
      measured.push({ name, idle: await measure(server), attacked: await underAttack(server, attack) })
      await sleep(2000)
    }
  } finally {
    await server.stop()
  }
  // What an attack leaves behind, or others on the machine, make idle times longer and an attack look harmless.
  const quiet = Math.min(...measured.map(({ idle }) => idle.p99))
  for (const { name, idle, attacked } of measured) {
    const { p50, p99, memory, answers } = attacked
    const times = p99 / quiet
    const said = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
    const figures = [idle.p50, idle.p99, p50, p99].map((time) => time.toFixed(1)).join(' | ')
    console.log(
      `| ${kind} | ${name} | ${figures} | ${times.toFixed(1)}${times <= MOST_TIMES ? '' : ' ✗'} | ${Math.round(memory)}${memory <= MOST_MEMORY[kind] ? '' : ' ✗'} | ${said.join(', ')} |`,
    )
  }
}

/** Every call that anonymous users may make, of a city that has some of everything. @param {string} kind @param {import('./servers.mjs').Place} place */
async function askAll(kind, place) {
  const server = await startProduct({ ...place, TRUST_PROXY: '1', DEMO: '1' })
  const how = { milliseconds: OPEN.milliseconds, projects: 150 }
  try {
    await measure(server, how)
    const idle = [await measure(server, how)]
    const rows = []
    for (const call of await openCalls(server.port)) {
      rows.push({ call, ...(await underAttack(server, call, OPEN.callers, how)) })
      if (rows.length % 20 === 0) idle.push(await measure(server, how))
    }
    const quiet = {
      p50: Math.min(...idle.map(({ p50 }) => p50)),
      p99: Math.min(...idle.map(({ p99 }) => p99)),
    }
    const told = rows
      .map((row) => ({ ...row, times: Math.max(row.p50 / quiet.p50, row.p99 / quiet.p99) }))
      .sort((a, b) => b.times - a.times)
    console.log(
      `\n${kind}: ${rows.length} calls, quiet p50 ${quiet.p50.toFixed(1)}, p99 ${quiet.p99.toFixed(1)} ms\n`,
    )
    console.log('| call | p50 | p99 | × quiet p50 | × quiet p99 | answers |\n|---|--:|--:|--:|--:|---|')
    for (const { call, p50, p99, times, answers } of told) {
      const said = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
      const figures = [p50, p99, p50 / quiet.p50, p99 / quiet.p99].map((n) => n.toFixed(1)).join(' | ')
      console.log(
        `| ${call.method} ${call.path} | ${figures}${times <= MOST_TIMES ? '' : ' ✗'} | ${said.join(', ')} |`,
      )
    }
  } finally {
    await server.stop()
  }
}

/** What is costly, of a city of 20,000 projects. @param {string} postgres @param {string} folder */
async function attackBoth(postgres, folder) {
  const [base, file] = [join(folder, 'base.gz'), join(folder, 'data.gz')]
  await backupEmpty(base, { DATA_DIR: join(folder, 'base') })
  await writeDataset(base, file, PROJECTS)
  const url = await createDatabase(postgres, 'freeze')
  await runProduct('restore', file, { DATABASE_URL: url })
  console.log('| database | attack | idle p50 | idle p99 | p50 | p99 | × idle | RSS MB | answers |')
  console.log('|---|---|--:|--:|--:|--:|--:|--:|---|')
  await attackAll('postgres', { DATABASE_URL: url })
  const data = join(folder, 'data')
  await runProduct('restore', file, { DATA_DIR: data })
  await attackAll('embedded', { DATA_DIR: data })
}

async function freeze() {
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-freeze-'))
  const server = await startPostgres()
  try {
    if (!quick) await attackBoth(server.url, folder)
    await askAll('embedded', { DATA_DIR: join(folder, 'demo') })
    await askAll('postgres', { DATABASE_URL: await createDatabase(server.url, 'freeze_demo') })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await freeze().catch(report)
