import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../scripts/machine.mjs'
import { serverMain } from '../scripts/prepare.mjs'
import { Failure, run } from '../scripts/run.mjs'

const require = createRequire(new URL('../packages/server/package.json', import.meta.url))
const bareServer = fileURLToPath(new URL('./bare-server.mjs', import.meta.url))
const boletinsServer = fileURLToPath(new URL('./medicoes-server.mjs', import.meta.url))
const yardstickServer = fileURLToPath(new URL('./yardstick-server.mjs', import.meta.url))

/** How long a server may take to its first answer, on a machine that is busy with much else. */
const PATIENCE = 120_000

/** @typedef {{ port: number, pid: number, stop(): Promise<void>, kill(): Promise<void> }} Server */

/** @param {number} port @param {string} path @param {string} [token] whose it is, else a stranger's */
export async function ask(port, path, token) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'Accept-Encoding': 'identity', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/**
 * Starts a server and waits for nothing.
 * @param {string} file @param {NodeJS.ProcessEnv} env
 */
async function launch(file, env) {
  const port = await freePort()
  const child = spawn(process.execPath, [file], {
    env: { CIDADE: '3518404', ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal)
    await ended
  }
  return { port, child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/**
 * Starts a server and waits until it answers.
 * @param {string} file @param {NodeJS.ProcessEnv} env @param {string} [first] what it is asked then @returns {Promise<Server>}
 */
async function start(file, env, first = '/api/getprojetocompleto/1') {
  const { port, child, stop, kill } = await launch(file, env)
  /** Undefined while nobody listens yet, or who does has not got a word from its database. */
  const answer = () =>
    ask(port, first)
      .then(({ status }) => (status === 503 ? undefined : status))
      .catch(() => undefined)
  const patience = performance.now() + PATIENCE
  let status = await answer()
  while (status === undefined && child.exitCode === null && performance.now() < patience) {
    await sleep(100)
    status = await answer()
  }
  if (status !== 200) {
    child.kill('SIGKILL')
    throw new Failure(`${file} ${status ? `answered ${status}` : 'ended, or waited, before it answered'}.`)
  }
  return { port, pid: child.pid ?? 0, stop, kill }
}

/** Where the product keeps its data. @typedef {{ DATABASE_URL?: string, DATA_DIR?: string, TRUST_PROXY?: string, NODE_OPTIONS?: string }} Place */

/** No backup begins by itself while something is measured. */
const quiet = {
  LOG_LEVEL: 'warn',
  BACKUP_HOUR: 'nunca',
  ADMIN_EMAIL: 'bench@bench.local',
  ADMIN_PASSWORD: 'uma senha do bench',
}

/** @param {Place} place */
export const startProduct = (place) => start(serverMain, { DATABASE_URL: '', ...place, ...quiet })

/** The product with no project in it. @param {Place} place */
export const startEmpty = (place) =>
  start(serverMain, { DATABASE_URL: '', ...place, ...quiet }, '/api/health')

/** The same, not waited for. @param {Place} place */
export const launchEmpty = (place) => launch(serverMain, { DATABASE_URL: '', ...place, ...quiet })

/** @param {string} url where its flat tables are */
export const startFlatBoletins = (url) => start(boletinsServer, { DATABASE_URL: url }, '/linhas')

/** @param {string} url @param {number} product where the bytes of the dashboard are fetched, once */
export const startBare = (url, product) =>
  start(bareServer, { DATABASE_URL: url, PRODUCT_PORT: String(product) })

/** @param {string} url where its flat tables are */
export const startYardstick = (url) => start(yardstickServer, { DATABASE_URL: url })

/** A token of the product's first administrator. @param {number} port @returns {Promise<string>} */
export async function login(port) {
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: quiet.ADMIN_EMAIL, password: quiet.ADMIN_PASSWORD }),
  })
  return (await response.json()).Token
}

/**
 * Runs the product's own backup or restore.
 * @param {'backup' | 'restore'} command @param {string} file @param {Place} place @param {(pid: number) => void} [started]
 */
export async function runProduct(command, file, place, started) {
  const env = { ...process.env, DATABASE_URL: '', ...place }
  const options = { env, quiet: true, ...(started ? { started } : {}) }
  const { ok, output } = await run(process.execPath, [serverMain, command, file], options)
  if (!ok) throw new Failure(output)
}

/** The backup of a city with nothing in it: the product is started once, since what was never installed has none. @param {string} file @param {Place} place */
export async function backupEmpty(file, place) {
  await (await startEmpty(place)).stop()
  await runProduct('backup', file, place)
}

/** A new one under this name; what a run before left of it on a server of one's own goes. @param {string} server @param {string} name @returns {Promise<string>} its address */
export async function createDatabase(server, name) {
  const pg = require('pg')
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  await client.query(`create database ${pg.escapeIdentifier(name)}`)
  await client.end()
  return new URL(`/${name}`, server).href
}
