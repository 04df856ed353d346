import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findChromium, howToGetChromium } from '../scripts/chromium.mjs'
import { copyDemo } from '../scripts/demo-folder.mjs'
import { freePort, isRoot, onPath } from '../scripts/machine.mjs'
import { prepare, serverMain } from '../scripts/prepare.mjs'
import { Failure, report } from '../scripts/run.mjs'

/**
 * Lighthouse's marks (mobile) of every page that a stranger may open, on the demonstration city: in the middle of several runs.
 * Which pages there are the build says (pages/known.json): a new one is measured without anybody thinking of it.
 */

const { chromium } = createRequire(import.meta.url)('@playwright/test')
const known = new URL('../packages/web/dist/pages/known.json', import.meta.url)
const execute = promisify(execFile)
/** The least that the performance of a page may be; of the others nothing is forgiven. */
const GOAL = 90
/** The number of a record is tried up to here. */
const RECORDS = 120
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const WITHOUT = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess'
const flags = [
  '--headless=new',
  '--disable-gpu',
  `--disable-features=${WITHOUT}`,
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Lighthouse is no dependency: it is asked for where it is. */
function findLighthouse() {
  const found = process.env.LIGHTHOUSE || onPath(['lighthouse'])
  if (!found)
    throw new Failure('Lighthouse is not here: npm install -g lighthouse, or name its program in LIGHTHOUSE.')
  return found
}

/** The built product with the demonstration city. @param {string} folder */
async function startDemo(folder) {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    BACKUP_HOUR: 'nunca',
  }
  const child = spawn(process.execPath, [serverMain, '--demo'], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${origin}/api/health`)
      .then(({ ok }) => ok)
      .catch(() => false)
  while (child.exitCode === null && !(await answers())) await sleep(200)
  if (child.exitCode !== null) throw new Failure('The demonstration city did not start.')
  return { origin, child }
}

/** The addresses that a page may have. @param {string} name */
const addressesOf = (name) =>
  name.includes('@id')
    ? [...Array.from({ length: RECORDS }, (_, n) => n + 1), new Date().getFullYear()].map(
        (id) => `/${name.replace('@id', `/${id}`)}`,
      )
    : [name === 'index' ? '/' : `/${name}`]

/** Those of a page that are there, the one with the most to tell first. @param {string} origin @param {string} name */
async function fullest(origin, name) {
  const found = []
  for (const path of addressesOf(name)) {
    const answer = await fetch(origin + path)
    const { length } = await answer.text()
    if (answer.status !== 404) found.push({ path, length })
  }
  return found.sort((a, b) => b.length - a.length).map(({ path }) => path)
}

/** What a stranger sees of the known pages: no login instead, and a record that is there. @param {string} origin */
async function openPages(origin) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags })
  try {
    const page = await browser.newPage()
    /** @param {string} name */
    const find = async (name) => {
      for (const path of await fullest(origin, name)) {
        await page.goto(origin + path, { waitUntil: 'networkidle' })
        if (new URL(page.url()).pathname !== '/login' || path === '/login') return path
        return null
      }
      return null
    }
    const paths = []
    for (const name of /** @type {string[]} */ (JSON.parse(readFileSync(known, 'utf8'))))
      paths.push(await find(name))
    return paths.filter((path) => path !== null)
  } finally {
    await browser.close()
  }
}

/** @param {string} lighthouse @param {string} url */
async function measure(lighthouse, url) {
  const args = [
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${flags.join(' ')}`,
  ]
  const { stdout } = await execute(lighthouse, args, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 2 ** 28,
  })
  const { audits, categories, environment, runtimeError } = JSON.parse(stdout)
  if (runtimeError) throw new Failure(`${url}: ${runtimeError.message}`)
  const of = (/** @type {string} */ audit) => audits[audit].numericValue
  return {
    marks: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
    machine: Math.round(environment.benchmarkIndex),
  }
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** @param {string} path @param {Awaited<ReturnType<typeof measure>>[]} runs */
function lineOf(path, runs) {
  const marks = CATEGORIES.map((_, place) => median(runs.map((run) => run.marks[place] ?? 0)))
  const met = marks.every((mark, place) => mark >= (place === 0 ? GOAL : 100))
  const [lcp, tbt] = [median(runs.map((run) => run.lcp)), median(runs.map((run) => run.tbt))].map(Math.round)
  const cls = median(runs.map((run) => run.cls)).toFixed(3)
  return `| \`${path}\`${met ? '' : ' ✗'} | ${marks.join(' | ')} | ${lcp} | ${tbt} | ${cls} | ${runs.map(({ machine }) => machine).join(', ')} |`
}

async function main() {
  const [runs = '3', ...asked] = process.argv.slice(2)
  if (!findChromium()) throw new Failure(howToGetChromium)
  const lighthouse = findLighthouse()
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-lighthouse-'))
  await copyDemo(join(folder, 'data'))
  const { origin, child } = await startDemo(join(folder, 'data'))
  try {
    console.log(
      '| page | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS | benchmarkIndex |',
    )
    console.log('|---|--:|--:|--:|--:|--:|--:|--:|---|')
    for (const path of asked.length > 0 ? asked : await openPages(origin)) {
      const all = []
      for (let run = 0; run < Number(runs); run++) all.push(await measure(lighthouse, origin + path))
      console.log(lineOf(path, all))
    }
  } finally {
    const ended = once(child, 'exit')
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

await main().catch(report)
