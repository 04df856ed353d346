import { createServer } from 'node:http'
import { createRequire } from 'node:module'

/**
 * The yardstick: what somebody would write with `node:http` and `pg` and nothing else. It answers the same rows as the
 * product from the same database, built from columns.
 */
const pg = createRequire(new URL('../packages/server/package.json', import.meta.url))('pg')

// Days as text, counts and amounts as numbers: the same values as the product's.
pg.types.setTypeParser(1082, String)
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** Planned anew for each request, as `pg` does it when nothing is said. @param {string} text @param {unknown[]} values */
const execute = (text, values) => pool.query({ text, values })

const stages = [1, 2, 3, 4, 5, 6]
const stageColumns = stages.map(
  (n) => `e${n}.nome as etapa${n}, e${n}.inicio as datainicioetapa${n}, e${n}.fim as datafimetapa${n},
    e${n}.prazo as prazoetapa${n}, e${n}.situacao as situacaoetapa${n},
    e${n}.inicio_original as datainiciooriginal${n}, e${n}.fim_original as datafimoriginal${n},
    e${n}.inicio_real as datainicioreal${n}, e${n}.fim_real as datafimreal${n}`,
)
const stageJoins = stages.map((n) => `join etapas e${n} on e${n}.projeto_id = p.id and e${n}.numero = ${n}`)

/** What strangers, who ask here, are told of what is for those who read amendments. */
const RESERVED = `null as base_congelada_em, null as base_congelada_por, false as aditivo_decidido, '{}'::text[] as guardado,
    null as arquivado_por`

/** @param {string} projects where the projects come from: a table, or the page cut out before anything is joined */
const select = (projects) => `
  select p.id, p.id_secretaria, s.nomesecretaria as secretaria_nome, p.nomeprojeto, p.descricao, p.ano, p.valor,
    p.valor_original, (select coalesce(sum(v.valor_total), 0) from servicos v where v.projeto_id = p.id) as gasto,
    p.contratado, p.medido, p.pago, p.fisico, p.gestorprocesso, p.natureza, p.descricao_publica, p.endereco, p.programa, p.fora_do_pca,
    p.status, p.status as situacao, p.progresso, p.etapa_atual, p.etapas_atrasadas, p.etapas_nao_iniciadas, p.paralisacao,
    p.sem_evolucao_em, p.arquivado_em, p.arquivado_motivo, ${RESERVED}, ${stageColumns.join(', ')}, p.versao
  from ${projects} p join secretarias s on s.id = p.id_secretaria ${stageJoins.join(' ')}`

const one = `${select('projetos')} where p.id = $1`
const found = "busca like '%' || dobrar($1) || '%'"

/** @param {string} where */
const page = (where) =>
  `${select(`(select * from projetos where ${where} order by id desc limit $2 offset $3)`)} order by p.id desc`
/** @param {string} where */
const totals = (where) =>
  `select count(*) as total, coalesce(sum(valor), 0) as valor from projetos where ${where}`

/** @param {URLSearchParams} query */
async function list(query) {
  const busca = query.get('busca')
  const limite = Number(query.get('limite') ?? 50)
  const offset = (Number(query.get('pagina') ?? 1) - 1) * limite
  const where = busca ? found : '$1::text is null'
  const [rows, counted] = await Promise.all([
    execute(page(where), [busca, limite, offset]),
    execute(totals(where), [busca]),
  ])
  const { total, valor } = counted.rows[0]
  const headers = { 'X-Total-Count': String(total), 'X-Somas': JSON.stringify({ valor }) }
  return { rows: rows.rows, headers }
}

/** @param {string} id */
const single = async (id) => ({ rows: (await execute(one, [Number(id)])).rows, headers: {} })

/** The dashboard's bytes, kept in memory: nothing can be faster than sending what one has. */
const kept = Buffer.from(
  await (await fetch(`http://127.0.0.1:${process.env.PRODUCT_PORT}/api/painel`)).arrayBuffer(),
)

/** @param {import('node:http').ServerResponse} response @param {Buffer} body @param {Record<string, string>} [headers] */
function send(response, body, headers) {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    ...headers,
  })
  response.end(body)
}

createServer(async (request, response) => {
  if (request.url === '/api/painel') return send(response, kept)
  const url = new URL(request.url ?? '/', 'http://bench')
  try {
    const id = url.pathname.split('/')[3]
    const { rows, headers } = await (id ? single(id) : list(url.searchParams))
    send(response, Buffer.from(JSON.stringify({ Status: 'Success', Result: rows })), headers)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
