import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/postgres.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { Failure, report } from '../scripts/run.mjs'
import { writeDataset } from './dataset.mjs'
import { treeMemory } from './memory.mjs'
import { ask, backupEmpty, createDatabase, runProduct, startProduct } from './servers.mjs'

/** How much memory open files take: each by itself, then the greatest of them for several readers at once. */

const require = createRequire(new URL('../packages/server/package.json', import.meta.url))
const WORKS = 10_000
const MOST = 130
const READERS = 8
const SMALL = '--max-old-space-size=128'

const FILES = [
  '/api/dados/oc4ids.json',
  '/api/dados/obras.csv',
  '/api/dados/obras.json',
  '/api/dados/obras.geojson',
  '/api/dados/projetos.csv',
  '/api/dados/projetos.json',
  '/api/dados/contratos.csv',
  '/api/dados/contratos.json',
  '/api/exportar/transparencia-obras?formato=xlsx',
  '/api/exportar/transparencia-obras?formato=csv',
  '/transparencia/obras',
  '/mapa-do-site',
]

/** Every project a work with a place and words for everyone; one in four with a contract. */
const MORE = [
  `update projetos set natureza = 'obra', descricao_publica = 'Melhora a vida de quem mora no bairro.'`,
  `insert into coordenadas (id_projeto, latitude, longitude)
    select id, -22.8 - (id % 100) / 1000.0, -45.2 + (id % 77) / 1000.0 from projetos on conflict do nothing`,
  `insert into contratos (id_secretaria, numero, ano, objeto, empresa, regime, assinatura, ordem_inicio, prazo_dias,
      vigencia_fim, vigencia_original, valor_inicial, situacao)
    select id_secretaria, id, 2026, 'Execução de ' || nomeprojeto, 'Construtora Vale Ltda.', 1, '2026-03-02', '2026-03-10', 365,
      '2027-03-10', '2027-03-10', 100000, 'Em execução' from projetos where id % 4 = 0`,
  'insert into contratos_projetos (contrato_id, projeto_id) select id, numero::int from contratos',
]

/** Reads a file to its end and keeps nothing of it. Everyone comes from an address of their own. @param {number} port @param {string} path @param {number} reader */
async function drain(port, path, reader) {
  const headers = { 'Accept-Encoding': 'identity', 'X-Forwarded-For': `10.0.${reader >> 8}.${reader & 255}` }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  let bytes = 0
  for await (const piece of response.body ?? []) bytes += piece.length
  if (response.status !== 200) throw new Failure(`${path} answered ${response.status}.`)
  return bytes
}

/** The most that the server and all it started held meanwhile, in MB. @template T @param {number} pid @param {() => Promise<T>} work */
async function watched(pid, work) {
  const began = performance.now()
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, treeMemory(pid))
  }, 20)
  try {
    const result = await work()
    return { result, most, seconds: (performance.now() - began) / 1000 }
  } finally {
    clearInterval(timer)
  }
}

/** @param {string} what @param {{ most: number, seconds: number }} measured @param {number} bytes @param {number} idle */
function tell(what, { most, seconds }, bytes, idle) {
  const more = most - idle
  console.log(
    `| ${what} | ${(bytes / 1e6).toFixed(1)} | ${seconds.toFixed(1)} | ${Math.round(most)} | ${Math.round(more)}${more <= MOST ? '' : ' ✗'} |`,
  )
}

/** @param {string} url @param {string} options of Node, for the server and all it starts */
async function measure(url, options) {
  const server = await startProduct({ DATABASE_URL: url, TRUST_PROXY: '1', NODE_OPTIONS: options })
  try {
    let reader = 0
    for (const path of FILES.slice(-2)) await drain(server.port, path, ++reader)
    await ask(server.port, '/api/painel')
    await sleep(3000)
    const idle = treeMemory(server.pid)
    console.log(
      `\nNode ${options || 'as it is'}, idle ${Math.round(idle)} MB:\n\n| file | MB | s | RSS MB | above idle |\n|---|--:|--:|--:|--:|`,
    )
    for (const path of FILES) {
      const measured = await watched(server.pid, () => drain(server.port, path, ++reader))
      tell(`\`${path}\``, measured, measured.result, idle)
    }
    const greatest = Array.from({ length: READERS }, (_, index) => FILES[index % 4 ? index : 0] ?? '')
    const together = await watched(server.pid, () =>
      Promise.all(greatest.map((path) => drain(server.port, path, ++reader))),
    )
    const bytes = together.result.reduce((sum, one) => sum + one, 0)
    tell(`${READERS} at once, OC4IDS twice`, together, bytes, idle)
  } finally {
    await server.stop()
  }
}

async function abertos() {
  await prepare({ build: true })
  const folder = mkdtempSync(join(tmpdir(), 'paco-abertos-'))
  const postgres = await startPostgres()
  try {
    const [base, file] = [join(folder, 'base.gz'), join(folder, 'data.gz')]
    await backupEmpty(base, { DATA_DIR: join(folder, 'base') })
    await writeDataset(base, file, WORKS)
    await createDatabase(postgres.url, 'abertos')
    const url = new URL('/abertos', postgres.url).href
    await runProduct('restore', file, { DATABASE_URL: url })
    const client = new (require('pg').Client)(url)
    await client.connect()
    for (const statement of MORE) await client.query(statement)
    await client.end()
    await measure(url, '')
    // What is garbage goes sooner: what stays is what is held.
    await measure(url, SMALL)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await abertos().catch(report)
