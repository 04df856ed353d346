import { createRequire } from 'node:module'

const pg = createRequire(new URL('../packages/server/package.json', import.meta.url))('pg')

export const ROWS = 2000
export const BULLETINS = 24
const PRECO = 10.01
const QUANTIDADE = 1000
/** The keys of the measured rows: group 1 comes before them. */
const FIRST = 101
export const chaves = Array.from({ length: ROWS }, (_, index) => FIRST + index)

/** @param {string} url @param {(client: import('pg').Client) => Promise<void>} work */
async function at(url, work) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * A contract with a sheet of so many items and so many approved bulletins, each of a part of every item, as the calls
 * would have left them. One of two administrators attests, the other approves.
 * @param {string} url
 */
export const fill = (url) =>
  at(url, async (client) => {
    const { rows: people } = await client.query('select id from usuarios order by id')
    const [fiscal, gestor] = people.map(({ id }) => id)
    const { rows: contratos } = await client.query(
      `insert into contratos (id_secretaria, numero, ano, objeto, empresa, regime, valor_inicial, situacao, assinatura,
        ordem_inicio, prazo_dias, vigencia_fim, vigencia_original)
      values (12, '1', 2024, 'Obra de referência', 'Construtora Vale Ltda.', 1, $1, 'Em execução', '2024-01-02', '2024-01-08',
        1500, '2028-02-10', '2028-02-10') returning id`,
      [ROWS * QUANTIDADE * PRECO],
    )
    const contrato = contratos[0].id
    const { rows: revisoes } = await client.query(
      `insert into quantitativos_revisoes (contrato_id, revisao, vigente_de, total) values ($1, 0, '2024-01-02', $2) returning id`,
      [contrato, ROWS * QUANTIDADE * PRECO],
    )
    const revisao = revisoes[0].id
    await client.query(
      `insert into quantitativos_itens (revisao_id, chave, ordem, codigo, tipo, tabela, codigo_tabela, descricao, unidade,
        quantidade, preco_unitario, valor)
      select $1, 100 + n, n, case n when 0 then '1' else '1.' || n end, case n when 0 then 'grupo' else 'item' end,
        case when n > 0 then 'SINAPI' end, case when n > 0 then (90000 + n)::text end,
        'Serviço ' || n || ' com uma descrição tão longa como as planilhas as têm', case when n > 0 then 'm²' end,
        case when n > 0 then $2::numeric end, case when n > 0 then $3::numeric end,
        case when n > 0 then $2::numeric * $3::numeric else $4::int * $2::numeric * $3::numeric end
      from generate_series(0, $4::int) n`,
      [revisao, QUANTIDADE, PRECO, ROWS],
    )
    await client.query(
      `update quantitativos_revisoes set situacao = 'aprovada', aprovada_por = $2, aprovada_em = now() where id = $1`,
      [revisao, gestor],
    )
    for (let numero = 1; numero <= BULLETINS; numero += 1) {
      const { rows } = await client.query(
        `insert into medicoes (contrato_id, revisao_id, numero, inicio, fim, modo, retencao_percentual, criado_por)
        values ($1, $2, $3, date '2024-01-08' + $3 * 20, date '2024-01-27' + $3 * 20, 'por_item', 0, $4) returning id`,
        [contrato, revisao, numero, fiscal],
      )
      await client.query(
        `insert into medicoes_itens (medicao_id, chave, pleiteada, valor)
        select $1, 100 + n, 3, 30.03 from generate_series(1, $2::int) n`,
        [rows[0].id, ROWS],
      )
      await client.query(
        `update medicoes set situacao = 'aprovada', atestada_por = $2, atestada_em = now(), aprovada_por = $3,
          aprovada_em = now(), valor_periodo = $4::numeric, valor_acumulado = $4::numeric * $5::int where id = $1`,
        [rows[0].id, fiscal, gestor, ROWS * 30.03, numero],
      )
    }
  })

/** The rows of the next bulletin flat, for the bare server, with what was measured before in them. @param {string} url */
export const layFlat = (url) =>
  at(url, async (client) => {
    await client.query('create schema regua')
    await client.query(
      `create table regua.linhas as
      select q.chave, q.codigo, q.descricao, q.unidade, q.quantidade, q.preco_unitario as preco, a.quantidade as anterior_quantidade,
        a.valor as anterior_valor, 0.0 as pleiteada, null::numeric as aceita, null::text as motivo, null::text as memoria
      from quantitativos_itens q join (
        select chave, sum(pleiteada) as quantidade, sum(valor) as valor from medicoes_itens group by chave
      ) a on a.chave = q.chave`,
    )
    await client.query('alter table regua.linhas add primary key (chave)')
    await client.query("create table regua.boletim as select 0.0 as valor, ''::text as situacao")
    await client.query('analyze')
  })
