import { createServer } from 'node:http'
import { createRequire } from 'node:module'

/**
 * What the bulletins are measured by: `node:http` and `pg` on one flat table of the rows of one bulletin, with what was
 * measured before already added up in it, every statement prepared. Nothing is validated, audited or authorised here.
 */
const pg = createRequire(new URL('../packages/server/package.json', import.meta.url))('pg')
pg.types.setTypeParser(1700, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })

const statements = {
  read: 'select * from regua.linhas order by chave',
  save: `update regua.linhas l set pleiteada = d.pleiteada, memoria = d.memoria
    from jsonb_to_recordset($1::jsonb) as d (chave integer, pleiteada numeric, memoria text) where l.chave = d.chave`,
  sum: `update regua.boletim set valor = (select sum(round((anterior_quantidade + pleiteada) * preco, 2) - anterior_valor)
    from regua.linhas)`,
  approve: "update regua.boletim set situacao = 'aprovada'",
}

/** @param {keyof typeof statements} name @param {unknown[]} [values] @param {{ query(config: object): Promise<{ rows: object[] }> }} [on] */
const run = async (name, values = [], on = pool) =>
  (await on.query({ name, text: statements[name], values })).rows

/** @param {AsyncIterable<Buffer>} request */
async function readBody(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Several statements, all or none. @param {(client: import('pg').PoolClient) => Promise<unknown>} work */
async function together(work) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
  return { Status: 'Success' }
}

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  if (request.method === 'GET') return { Status: 'Success', Result: await run('read') }
  const { itens } = await readBody(request)
  return together(async (client) => {
    if (itens) await run('save', [JSON.stringify(itens)], client)
    await run('sum', [], client)
    if (!itens) await run('approve', [], client)
  })
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
