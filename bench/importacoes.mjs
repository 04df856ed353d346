import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/postgres.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { Failure, report } from '../scripts/run.mjs'
import { createDatabase, login, startEmpty } from './servers.mjs'

/** A sheet of 5,000 projects with their stages and points: read and checked, written, taken back; others asking meanwhile. */
const ROWS = process.argv.includes('--quick') ? 500 : 5000
/** What was there before. */
const CITY = 180
const GOALS = { checked: 2000, postgres: 10_000, embedded: 30_000, slower: 3 }
const ENDED = ['importada', 'desfeita', 'falhou', 'cancelada']

/** @typedef {{ port: number, token: string }} Product */

/** @param {Product} product @param {string} method @param {string} path @param {object} [body] */
async function send({ port, token }, method, path, body) {
  const form = body instanceof FormData
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && !form ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Failure(`${method} ${path}: ${reply.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/** Of stage `n` from 1 on: a month each. @param {number} n */
const stage = (n) => [
  `01/0${n}/2026`,
  `28/0${n}/2026`,
  '27',
  n === 1 ? 'Concluído' : n === 2 ? 'Em andamento' : 'Não iniciado',
]

/** So many projects, named by a word. @param {number} count @param {string} word */
function sheet(count, word) {
  const heads = [1, 2, 3, 4, 5, 6].flatMap((n) => [
    `Início etapa ${n}`,
    `Fim etapa ${n}`,
    `Prazo etapa ${n}`,
    `Situação etapa ${n}`,
  ])
  const head = ['Secretaria', 'Nome do projeto', 'Gestor do projeto', 'Ano', 'Valor', 'Natureza', ...heads]
  const rows = Array.from({ length: count }, (_, index) => [
    index % 2 ? 'Obras' : 'Saúde',
    `${word} ${index + 1} da rua ${index % 700}`,
    `Pessoa ${index % 90}`,
    '2026',
    `${100 + (index % 900)}.500,25`,
    'Obra',
    ...[1, 2, 3, 4, 5, 6].flatMap(stage),
    `-22,8${String(index % 1000).padStart(3, '0')}`,
    `-45,1${String(index % 1000).padStart(3, '0')}`,
  ])
  return [[...head, 'Latitude', 'Longitude'], ...rows].map((cells) => cells.join(';')).join('\r\n')
}

/** What others do meanwhile: a page of a list, one record, a change of it; how long each took. @param {Product} product @param {number} id @param {{ over: boolean }} until */
async function others(product, id, until) {
  /** @type {Record<'list' | 'record' | 'change', number[]>} */
  const took = { list: [], record: [], change: [] }
  const works = {
    list: () => send(product, 'GET', '/api/getprojetocompleto?limite=25'),
    record: () => send(product, 'GET', `/api/getprojetocompleto/${id}`),
    change: () =>
      send(product, 'PUT', `/api/updateprojetocompleto/${id}`, { descricao: `Às ${performance.now()}` }),
  }
  while (!until.over) {
    for (const name of /** @type {const} */ (['list', 'record', 'change'])) {
      const began = performance.now()
      await works[name]()
      took[name].push(performance.now() - began)
      await sleep(20)
    }
  }
  return took
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

/** @param {Product} product @param {number} id @returns {Promise<string>} */
async function ended(product, id) {
  for (;;) {
    const { Result } = await send(product, 'GET', `/api/importacoes/${id}`)
    const { situacao, motivo } = Result[0]
    if (situacao === 'falhou') throw new Failure(motivo)
    if (ENDED.includes(situacao)) return situacao
    await sleep(100)
  }
}

/** @param {Product} product @param {'importar' | 'desfazer'} step @param {number} id */
async function walk(product, step, id) {
  const { Result } = await send(product, 'GET', `/api/importacoes/${id}`)
  await send(product, 'POST', `/api/importacoes/${id}/${step}`, { versao: Result[0].versao })
  await ended(product, id)
}

/** Told as it goes: the whole takes minutes. @param {string} what @param {() => Promise<unknown>} work */
async function timed(what, work) {
  const began = performance.now()
  await work()
  const took = performance.now() - began
  console.error(`${what}: ${(took / 1000).toFixed(1)} s`)
  return took
}

/** Sends a sheet and has it checked. @param {Product} product @param {string} text @returns {Promise<number>} */
async function receive(product, text) {
  const form = new FormData()
  form.set('lista', 'processos')
  form.set('arquivo', new File([text], 'projetos.csv', { type: 'text/csv' }))
  return (await send(product, 'POST', '/api/importacoes', form)).id
}

/** @param {Product} product */
async function measure(product) {
  // A city that lives: a page of its list is as full before as meanwhile.
  await walk(product, 'importar', await receive(product, sheet(CITY, 'Obra')))
  const { id: own } = await send(product, 'POST', '/api/createprojetocompleto', {
    nomeprojeto: 'O que outros mudam',
    id_secretaria: 1,
    ano: 2026,
  })
  const quiet = { over: false }
  const idle = others(product, own, quiet)
  await sleep(4000)
  quiet.over = true
  const before = await idle

  const text = sheet(ROWS, 'Reforma')
  let id = 0
  const busy = { over: false }
  const beside = others(product, own, busy)
  const work = async () => {
    const checked = await timed('read and checked', async () => {
      id = await receive(product, text)
    })
    return { checked, written: await timed('written', () => walk(product, 'importar', id)) }
  }
  const [{ checked, written }, during] = await Promise.all([
    work().finally(() => {
      busy.over = true
    }),
    beside,
  ])
  const undone = await timed('taken back', () => walk(product, 'desfazer', id))
  return { checked, written, undone, before, during }
}

/** @param {string} name @param {Awaited<ReturnType<typeof measure>>} found @param {number} goal */
function tell(name, { checked, written, undone, before, during }, goal) {
  const second = (/** @type {number} */ value, /** @type {number} */ most) =>
    `${(value / 1000).toFixed(1)} s${value > most ? ' ✗' : ''}`
  const beside = /** @type {const} */ (['list', 'record', 'change']).map((work) => {
    const [usual, now] = [quantile(before[work], 0.5), quantile(during[work], 0.5)]
    const ratio = now / usual
    return `${work} ${usual.toFixed(1)} → ${now.toFixed(1)} ms (${ratio.toFixed(1)}×${ratio > GOALS.slower ? ' ✗' : ''}, 95% ${quantile(during[work], 0.95).toFixed(0)} ms)`
  })
  return `| ${name} | ${second(checked, GOALS.checked)} | ${second(written, goal)} | ${second(undone, goal)} | ${beside.join('<br>')} |`
}

async function bench() {
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-bench-'))
  const { url, stop } = await startPostgres()
  const lines = []
  try {
    await createDatabase(url, 'importacoes')
    const far = Object.assign(new URL(url), { pathname: '/importacoes' }).href
    for (const [name, place, goal] of /** @type {const} */ ([
      ['PostgreSQL', { DATABASE_URL: far }, GOALS.postgres],
      ['embedded', { DATA_DIR: folder }, GOALS.embedded],
    ])) {
      const server = await startEmpty(place)
      try {
        lines.push(tell(name, await measure({ port: server.port, token: await login(server.port) }), goal))
      } finally {
        await server.stop()
      }
    }
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`${ROWS} rows, ${cpus().length} cores, Node ${process.version}\n`)
  console.log(
    '| database | read and checked | written | taken back | others meanwhile |\n|---|--:|--:|--:|---|',
  )
  console.log(lines.join('\n'))
}

await bench().catch(report)
