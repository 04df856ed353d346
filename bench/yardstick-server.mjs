import { createServer } from 'node:http'
import { createRequire } from 'node:module'

/**
 * The strong yardstick: `node:http` and `pg` on a flat table of its own (one row per project, its stages as columns), every
 * statement prepared. Nothing is validated, audited or authorised here.
 */
const pg = createRequire(new URL('../packages/server/package.json', import.meta.url))('pg')
pg.types.setTypeParser(1082, String)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })

const COLUMNS = [
  'secretaria_id',
  'valor',
  'unidade',
  'orcamento',
  'funcional_programatica',
  'fonte_recurso_stn',
]
COLUMNS.push('fonte_recurso', 'ficha', 'conta_elemento_despesa', 'classificacao_institucional', 'aplicacao')

/** @type {{ fields: { name: string }[] }} */
const { fields } = await pool.query('select * from regua.projetos limit 0')
const shown = fields
  .filter(({ name }) => name !== 'busca')
  .map(({ name }) => (name === 'valor' ? 'p.valor::float8 as valor' : `p.${name}`))
const SELECT = `select ${shown.join(', ')}, s.nomesecretaria as secretaria_nome
  from regua.projetos p join regua.secretarias s on s.id = p.id_secretaria`

/** Each planned once in a session. */
const statements = {
  one: `${SELECT} where p.id = $1`,
  page: `${SELECT} order by p.id desc limit 50 offset $1`,
  found: `${SELECT} where p.busca like $1 order by p.id desc limit 50`,
  count: 'select count(*)::int as total from regua.projetos where busca like $1',
  all: `${SELECT} order by p.id desc`,
  create: `insert into regua.orcamento (${COLUMNS.join(', ')})
    values (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
  update:
    'update regua.projetos set gestorprocesso = $2, situacaoetapa1 = $3, prazoetapa1 = $4 where id = $1',
}

/** @param {keyof typeof statements} name @param {unknown[]} [values] */
const run = async (name, values = []) => (await pool.query({ name, text: statements[name], values })).rows

/** @param {AsyncIterable<Buffer>} request */
async function readBody(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  const url = new URL(request.url ?? '/', 'http://bench')
  const id = Number(url.pathname.split('/')[3])
  if (request.method === 'POST') {
    const body = await readBody(request)
    const [row] = await run(
      'create',
      COLUMNS.map((column) => body[column]),
    )
    return { Status: 'Success', id: row.id }
  }
  if (request.method === 'PUT') {
    const { gestorprocesso, situacaoetapa1, prazoetapa1 } = await readBody(request)
    await run('update', [id, gestorprocesso, situacaoetapa1, prazoetapa1])
    return { Status: 'Success', id }
  }
  if (id) return { Status: 'Success', Result: await run('one', [id]) }
  const busca = url.searchParams.get('busca')
  if (busca) {
    const pattern = [`%${busca.toLowerCase()}%`]
    const [Result, [counted]] = await Promise.all([run('found', pattern), run('count', pattern)])
    return { Status: 'Success', Result, total: counted.total }
  }
  const page = url.searchParams.get('pagina')
  return { Status: 'Success', Result: await (page ? run('page', [(Number(page) - 1) * 50]) : run('all')) }
}

createServer(async (request, response) => {
  try {
    const body = Buffer.from(JSON.stringify(await answer(request)))
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
    })
    response.end(body)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
}).listen(Number(process.env.PORT), '127.0.0.1')
