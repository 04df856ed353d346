import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FORMAT, TYPES } from './check.mjs'
import { ensureShell, howToGetChromium } from './chromium.mjs'
import { underCi } from './machine.mjs'
import { ensurePostgres, howToGetPostgres } from './postgres.mjs'
import { prepare } from './prepare.mjs'
import { Failure, run } from './run.mjs'
import { root } from './stamps.mjs'

/**
 * @typedef {{ passed: number, failed: number, remarks: string[] }} Outcome
 * @typedef {(scratch: string) => Promise<Outcome>} Step a step may leave files in the scratch folder
 */

/** Whether both databases are asked everything: what they have in common too, and the backup of every version. */
const everything = process.argv.includes('--all')

/** @type {[string, Step][]} */
export const steps = [
  ['Format and lint', () => commands(FORMAT)],
  ['Types', () => commands(...TYPES)],
  ['Vitest', vitest],
  ['Build', build],
  ['Journeys', journeys],
]

/**
 * One test, which passes when all of the commands do.
 * @param {...string[]} all
 * @returns {Promise<Outcome>}
 */
async function commands(...all) {
  let failed = 0
  for (const args of all) if (!(await node(args)).ok) failed = 1
  return { passed: 1 - failed, failed, remarks: [] }
}

/** @type {Step} */
async function vitest(scratch) {
  const projects = ['domain', 'web', 'server-embedded']
  const outcome = outcomeOf(0, 0)
  const postgres = await ensurePostgres()
  if (postgres) projects.push('server-postgres')
  else missing(outcome, `server-postgres NOT RUN. ${howToGetPostgres}`)

  const file = join(scratch, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=./scripts/vitest-counts.mjs']
  const chosen = projects.flatMap((name) => ['--project', name])
  const { ok } = await node(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen], {
    VITEST_COUNTS: file,
    ...(postgres && !everything ? { EVERYDAY: '1' } : {}),
  })

  /** @type {Record<string, import('./vitest-counts.mjs').Counts>} */
  const counts = readJson(file) ?? {}
  for (const name of projects) {
    const { passed, failed } = counts[name] ?? { passed: 0, failed: [] }
    outcome.passed += passed
    // Named again at the end: hundreds of lines of journeys come between.
    for (const one of failed) fail(outcome, one)
    if (passed + failed.length === 0) fail(outcome, `no test ran in ${name}`)
  }
  if (!ok && outcome.failed === 0) fail(outcome, 'Vitest failed outside the tests')
  return outcome
}

/** @type {Step} */
async function build() {
  try {
    await prepare({ build: true })
    return outcomeOf(1, 0)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { ...outcomeOf(0, 1), remarks: [error.message] }
  }
}

/** @type {Step} */
async function journeys(scratch) {
  const outcome = outcomeOf(0, 0)
  const chromium = await ensureShell()
  if (!chromium) {
    missing(outcome, `NOT RUN, no browser on this machine. ${howToGetChromium}`)
    return outcome
  }
  const file = join(scratch, 'journeys.json')
  const env = { CHROMIUM_PATH: chromium, JOURNEYS_REPORT: file }
  const { ok } = await node(['node_modules/@playwright/test/cli.js', 'test'], env)

  /** @type {{ stats: { expected: number, flaky: number, unexpected: number } } | undefined} */
  const result = readJson(file)
  const unsteady = result?.stats.flaky ?? 0
  outcome.passed = (result?.stats.expected ?? 0) + unsteady
  outcome.failed = result?.stats.unexpected ?? 0
  if (unsteady > 0) outcome.remarks.push(`${unsteady} passed only at the second try, named above as flaky`)
  if (!ok && outcome.failed === 0) fail(outcome, 'Playwright failed outside the tests')
  else if (outcome.passed + outcome.failed === 0) fail(outcome, 'no test ran')
  return outcome
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function node(args, env) {
  return run(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
}

/**
 * @param {number} passed
 * @param {number} failed
 * @returns {Outcome}
 */
function outcomeOf(passed, failed) {
  return { passed, failed, remarks: [] }
}

/**
 * @param {Outcome} outcome
 * @param {string} remark
 */
function fail(outcome, remark) {
  outcome.failed++
  outcome.remarks.push(remark)
}

/**
 * What this machine lacks is said loudly at a developer's desk, and is a failure where it should be complete.
 * @param {Outcome} outcome
 * @param {string} remark
 */
function missing(outcome, remark) {
  if (underCi) outcome.failed++
  outcome.remarks.push(remark)
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
