import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../scripts/run.mjs'

/** What is written while the product is killed, and what must be true of it afterwards. */

const ROWS = 60
const PRICE = 10
/** Day by stage: rows of their own, beside the project's. */
const STAGES = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`datainicioetapa${n}`, `2026-0${n}-02`]))

/** @typedef {{ port: number, token: string }} At */
/** @typedef {{ status: number, total: number, body: any }} Reply */

/** @param {At} at @param {string} method @param {string} path @param {object} [body] @param {string} [key] @returns {Promise<Reply>} */
async function call({ port, token }, method, path, body, key) {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: reply.status, total: Number(reply.headers.get('X-Total-Count')), body: await reply.json() }
}

/** @param {At} at @param {string} method @param {string} path @param {object} [body] */
async function must(at, method, path, body) {
  const { status, total, body: said } = await call(at, method, path, body)
  if (status !== 200) throw new Failure(`${method} ${path}: ${status} ${JSON.stringify(said).slice(0, 300)}`)
  return { ...said, total }
}

/** @param {boolean} isTrue @param {string} what */
function hold(isTrue, what) {
  if (!isTrue) throw new Failure(what)
}

/** A signed contract whose sheet has many rows, and an open bulletin of it. @param {At} at */
async function openBulletin(at) {
  const { id: id_contrato } = await must(at, 'POST', '/api/contratos', {
    id_secretaria: 12,
    numero: '1',
    ano: 2026,
    processo: '1/2026',
    objeto: 'Pavimentação de vias',
    empresa: 'Construtora Vale Ltda.',
    cnpj: '11222333000181',
    regime: 1,
    valor_inicial: ROWS * 100 * PRICE,
    situacao: 'Em execução',
    assinatura: '2026-01-05',
    ordem_inicio: '2026-01-10',
    prazo_dias: 300,
    projetos: [],
  })
  const itens = Array.from({ length: ROWS }, (_, index) => ({
    tipo: 'item',
    codigo: `1.${index + 1}`,
    descricao: `Serviço ${index + 1}`,
    unidade: 'm',
    quantidade: 100,
    preco_unitario: PRICE,
  }))
  const { id: planilha } = await must(at, 'POST', '/api/quantitativos', {
    id_contrato,
    vigente_de: '2026-01-05',
    itens: [{ tipo: 'grupo', codigo: '1', descricao: 'Serviços' }, ...itens],
  })
  await must(at, 'PUT', `/api/quantitativos/${planilha}/aprovar`, { versao: 1 })
  const { id } = await must(at, 'POST', '/api/medicoes', {
    id_contrato,
    inicio: '2026-01-10',
    fim: '2026-01-31',
  })
  const { Result } = await must(at, 'GET', `/api/medicoes/${id}/linhas`)
  return { id, chaves: Result.map((/** @type {{ chave: number }} */ { chave }) => chave) }
}

/** A city in which work goes on: what was sent and what was answered of each kind. @param {At} at */
export async function begin(at) {
  const bulletin = await openBulletin(at)
  /** Numbered writes over one record: what is there lies between the last answered and the last sent. */
  const counters = { formacao: { sent: 0, answered: 0 }, boletim: { sent: 0, answered: 0 } }
  /** Projects by the key they were sent under: answered or not. @type {Map<string, { nomeprojeto: string, id?: number }>} */
  const projects = new Map()
  let [answered, unanswered] = [0, 0]
  return {
    bulletin,
    counters,
    projects,
    count: (/** @type {boolean} */ wasAnswered) => (wasAnswered ? answered++ : unanswered++),
    sums: () => ({ answered, unanswered }),
  }
}
/** @typedef {Awaited<ReturnType<typeof begin>>} City */

/** One numbered write after the other, until nobody answers. @param {At} at @param {City} city @param {keyof City['counters']} name @param {(which: number) => [string, string, object]} saying @param {() => boolean} goesOn */
async function numbered(at, city, name, saying, goesOn) {
  const counter = city.counters[name]
  while (goesOn()) {
    const which = ++counter.sent
    const { status } = await call(at, ...saying(which)).catch(() => ({ status: 0 }))
    city.count(status === 200)
    if (status === 200) counter.answered = which
    else if (status !== 0 && status < 500) throw new Failure(`${name} ${which}: ${status}`)
  }
}

/** @param {At} at @param {City} city @param {number} time @param {() => boolean} goesOn */
async function creating(at, city, time, goesOn) {
  for (let n = 1; goesOn(); n++) {
    const key = randomUUID()
    const project = { nomeprojeto: `Queda ${time} obra ${n}` }
    city.projects.set(key, project)
    const reply = await create(at, project, key).catch(() => undefined)
    city.count(reply?.status === 200)
    if (reply?.status === 200) city.projects.set(key, { ...project, id: reply.body.id })
    else if (reply && reply.status < 500) throw new Failure(`project: ${reply.status}`)
  }
}

/** @param {At} at @param {{ nomeprojeto: string }} project @param {string} key */
const create = (at, { nomeprojeto }, key) =>
  call(at, 'POST', '/api/createprojetocompleto', { id_secretaria: 12, nomeprojeto, ...STAGES }, key)

/** @param {number} which @returns {[string, string, object]} */
const formacao = (which) => [
  'PUT',
  '/api/update/12',
  { nomesecretaria: 'Obras', formacao: `gravação ${which}` },
]
/** What is measured has an end. @param {number} which */
const quantity = (which) => (which % 9000) / 100
/** @param {City} city @returns {(which: number) => [string, string, object]} */
const boletim = (city) => (which) => [
  'PUT',
  `/api/medicoes/${city.bulletin.id}`,
  {
    itens: city.bulletin.chaves.map((/** @type {number} */ chave) => ({
      chave,
      pleiteada: quantity(which),
      memoria: `gravação ${which}`,
    })),
  },
]

/** Begins to write at three places at once. @param {At} at @param {City} city @param {number} time */
export function work(at, city, time) {
  let isOver = false
  const goesOn = () => !isOver
  const all = Promise.all([
    numbered(at, city, 'formacao', formacao, goesOn),
    numbered(at, city, 'boletim', boletim(city), goesOn),
    creating(at, city, time, goesOn),
  ])
  return {
    /** What is under way ends, with an answer or without. */
    async end() {
      isOver = true
      await all
    },
  }
}

/** The database may be coming back. @param {At} at */
async function ready(at) {
  for (let tries = 0; tries < 300; tries++) {
    const { status } = await call(at, 'GET', '/api/health').catch(() => ({ status: 0 }))
    if (status === 200) return
    await sleep(100)
  }
  throw new Failure('The product did not answer again within half a minute.')
}

/** @param {City} city @param {keyof City['counters']} name @param {string} said */
function between(city, name, said) {
  const which = Number(said.replace('gravação ', ''))
  const { answered, sent } = city.counters[name]
  hold(which >= answered, `lost: ${name} says ${which}, ${answered} was answered`)
  hold(which <= sent, `${name} says ${which}, no more than ${sent} was sent`)
  return which
}

/**
 * What is true after each kill. With `whole` every project is looked at too, not only those of this time.
 * @param {At} at @param {City} city @param {boolean} whole
 */
export async function check(at, city, whole) {
  await ready(at)
  const [secretaria] = (await must(at, 'GET', '/api/getsecret/12')).Result
  if (city.counters.formacao.answered > 0) between(city, 'formacao', secretaria.formacao)
  await checkBulletin(at, city)
  // Whoever got no answer asks again with the same key: done then if it was not, told again if it was.
  for (const [key, project] of city.projects) {
    if (project.id !== undefined) continue
    const { status, body } = await create(at, project, key)
    hold(status === 200, `a repeat was answered ${status}: ${JSON.stringify(body)}`)
    city.projects.set(key, { ...project, id: body.id })
  }
  const { total, Result } = await must(at, 'GET', '/api/getprojetocompleto?limite=50&ordem=-id')
  hold(total === city.projects.size, `${city.projects.size} projects were made, ${total} are there`)
  checkProjects(city, Result)
  if (whole) {
    const { Result: all } = await must(at, 'GET', '/api/getprojetocompleto')
    checkProjects(city, all)
    hold(all.length === city.projects.size, `${all.length} of ${city.projects.size} projects are listed`)
    // Kept apart from the rows, by triggers: it must agree with them.
    const [painel] = (await must(at, 'GET', '/api/painel')).Result
    hold(painel.numero === all.length, `the dashboard counts ${painel.numero} of ${all.length}`)
  }
  const [chain] = (await must(at, 'GET', '/api/auditoria/verificacao')).Result
  hold(chain.integra === true, `the trail does not hold: ${JSON.stringify(chain)}`)
}

/** @param {City} city @param {any[]} rows */
function checkProjects(city, rows) {
  const names = new Map([...city.projects.values()].map(({ nomeprojeto, id }) => [nomeprojeto, id]))
  for (const row of rows) {
    hold(names.get(row.nomeprojeto) === row.id, `doubled or unknown: ${row.nomeprojeto} (${row.id})`)
    const isWhole = Object.entries(STAGES).every(([stage, day]) => row[stage] === day)
    hold(isWhole, `half done: ${JSON.stringify(row)}`)
  }
  hold(new Set(rows.map(({ id }) => id)).size === rows.length, 'a project is listed twice')
}

/** Every row of it and its sum are of one and the same save. @param {At} at @param {City} city */
async function checkBulletin(at, city) {
  const { Result: rows } = await must(at, 'GET', `/api/medicoes/${city.bulletin.id}/linhas`)
  hold(rows.length === ROWS, `half done: the bulletin has ${rows.length} rows`)
  const said = new Set(rows.map((/** @type {{ memoria: string }} */ { memoria }) => memoria))
  hold(said.size === 1, `half done: the bulletin is of ${said.size} saves`)
  if (city.counters.boletim.answered === 0) return
  const which = between(city, 'boletim', rows[0].memoria)
  const [{ valor_periodo }] = (await must(at, 'GET', `/api/medicoes/${city.bulletin.id}`)).Result
  const sum = Math.round(valor_periodo * 100)
  hold(
    sum === Math.round(quantity(which) * 100) * PRICE * ROWS,
    `half done: a sum of ${sum} in save ${which}`,
  )
}
