import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/postgres.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { Failure, report } from '../scripts/run.mjs'
import { keepWord, killSession } from './quedas-banco.mjs'
import { begin, check, work } from './quedas-trabalho.mjs'
import { launchEmpty, login, startEmpty } from './servers.mjs'

/**
 * Kills the product again and again in the middle of its work, and looks each time at whether what it answered is there,
 * nothing is there twice and nothing half. `--vezes` says how often (on each database), `--banco` on which one alone,
 * `--semente` from which number the moments are drawn.
 */
const option = (/** @type {string} */ name, /** @type {string} */ otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
const TIMES = Number(option('vezes', '20'))
const ONLY = option('banco', '')
/** How long after its work began the product is killed, at most. */
const LATEST = 600
/** Each fifth kill meets a start, the moment drawn from as long as one takes. */
const START = 2500

let state = Number(option('semente', '1'))
/** A number below `end`, the same every time for the same seed (mulberry32). @param {number} end */
function draw(end) {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) % end
}

/** One that is killed before it is ready, or just after. @param {import('./servers.mjs').Place} place */
async function killStart(place) {
  const launched = await launchEmpty(place)
  await sleep(draw(START))
  await launched.kill()
}

/**
 * @param {'embedded' | 'postgres'} kind
 * @param {import('./servers.mjs').Place} place
 */
async function killMany(kind, place) {
  const began = performance.now()
  const told = { kind, work: 0, start: 0, database: 0, longest: 0 }
  let server = await startEmpty(place)
  try {
    const token = await login(server.port)
    const city = await begin({ port: server.port, token })
    for (let time = 1; time <= TIMES; time++) {
      const writing = work({ port: server.port, token }, city, time)
      await sleep(draw(LATEST))
      if (kind === 'postgres' && time % 4 === 0) {
        await killSession(place.DATABASE_URL ?? '')
        told.database++
        await writing.end()
      } else {
        await server.kill()
        await writing.end()
        if (time % 5 === 0) await killStart(place)
        told[time % 5 === 0 ? 'start' : 'work']++
        const asked = performance.now()
        server = await startEmpty(place)
        told.longest = Math.max(told.longest, performance.now() - asked)
      }
      await check({ port: server.port, token }, city, time === TIMES || time % 20 === 0)
      if (time % 20 === 0) console.error(`${kind}: ${time} of ${TIMES}`)
    }
    return { ...told, ...city.sums(), minutes: (performance.now() - began) / 60_000 }
  } finally {
    await server.kill()
  }
}

/** What was lost, doubled or half done ends the run and is told: there is nothing to count. @param {Awaited<ReturnType<typeof killMany>>} told */
function show({ kind, work, start, database, longest, answered, unanswered, minutes }) {
  const kills = [work + start + database, work, start, database]
  const figures = [...kills, answered, unanswered, (longest / 1000).toFixed(1), minutes.toFixed(1)]
  console.log(`| ${kind} | ${figures.join(' | ')} |`)
}

async function quedas() {
  if (!Number.isSafeInteger(TIMES) || TIMES < 1) throw new Failure('--vezes asks for a whole number.')
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-quedas-'))
  const postgres = ONLY === 'embedded' ? undefined : await startPostgres()
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${process.arch}, Node ${process.versions.node}:\n`,
  )
  console.log(
    '| database | kills | at work | and in the next start | of the database | writes answered | without answer | longest start, s | minutes |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  try {
    if (postgres) {
      await keepWord(postgres.url)
      show(await killMany('postgres', { DATABASE_URL: postgres.url }))
    }
    if (ONLY !== 'postgres') show(await killMany('embedded', { DATA_DIR: join(folder, 'data') }))
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await quedas().catch(report)
