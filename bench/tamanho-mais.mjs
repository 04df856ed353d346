/** What else grows with a city: as many as the projects and contracts there are let one expect. @import { Step } from './tamanho-dados.mjs' */

const DEPARTMENTS = `(select array_agg(id order by id) as ids, count(*)::int as todos from secretarias) d`
const TODAY = `(select (valor #>> '{}')::date from configuracao where chave = 'dia-calculado')`
const FIRST = `(select min(id) from usuarios)`

/** @param {string} text @param {number} every one for so many projects @returns {Step} */
const forEvery =
  (text, every) =>
  ({ projetos }) => [text, [Math.ceil(projetos / every)]]

/** One of a family of agreements with the columns that each has. @param {string} family @param {string} own @param {string} values */
const agreements = (family, own, values) =>
  forEvery(
    `insert into convenios_${family} (contrato, ano, ${own})
    select n || '/2024', 2019 + n % 8, ${values} from generate_series(1, $1::int) n`,
    100,
  )

const DATE = `${TODAY} + n % 700`

/** @type {Step[]} */
export const MORE = [
  forEvery(
    `insert into usuarios (name, email, senha_hash, role, id_secretaria, email_confirmado, busca)
    select 'Servidora ' || n, 'servidora' || n || '@bench.local', 'nenhuma', 'user', d.ids[1 + n % d.todos], true, 'servidora ' || n
    from ${DEPARTMENTS}, generate_series(1, $1::int) n`,
    50,
  ),
  forEvery(
    `insert into orcamento (id, secretaria_id, valor, unidade, orcamento, funcional_programatica, fonte_recurso_stn, fonte_recurso,
      ficha, conta_elemento_despesa, classificacao_institucional, aplicacao, exercicio, busca) overriding system value
    select n, d.ids[1 + n % d.todos], 10000 + n, '01', 'Sim', '15.451.0001', '1500', '01', n::text, '44905100', '020100', '1100000',
      2019 + n % 8, 'ficha ' || n
    from ${DEPARTMENTS}, generate_series(1, $1::int) n`,
    5,
  ),
  forEvery(
    `insert into emendas (id, id_secretaria, esfera, numero, ano, autor, tipo, forma_repasse, objeto, funcao, valor_previsto)
      overriding system value
    select n, d.ids[1 + n % d.todos], 'federal', n::text, 2019 + n % 8, 'Deputada ' || n % 90, 'individual', 'transferencia_especial',
      'Obra ' || n, '15', 100000 + n from ${DEPARTMENTS}, generate_series(1, $1::int) n`,
    50,
  ),
  agreements('dade', 'objeto, empresa, vigencia_convenio', `'Objeto ' || n, 'Construtora Vale', ${DATE}`),
  forEvery(
    `insert into convenios_estadual (projeto, numero_convenio, ano, repasse, contrapartida, valor_total, assinatura_termo,
      vigencia_convenio, vigencia_contrato, empresa, fiscal, conta_bancaria, status)
    select 'Projeto ' || n, n || '/2024', 2019 + n % 8, 90000, 10000, 100000, ${DATE}, ${DATE}, ${DATE}, 'Construtora Vale',
      'Fiscal ' || n % 90, '12-3', 'Em execução' from generate_series(1, $1::int) n`,
    100,
  ),
  agreements(
    'federal',
    `objeto, objeto_completo, cp_dl_tp, numero_convenio, repasse, contrapartida, valor_total, vigencia_convenio,
      vigencia_contrato, empresa, ois, fiscal, conta_bancaria, recurso_liberado, status`,
    `'Objeto ' || n, 'Objeto', 'CP', n::text, 90000, 10000, 100000, ${DATE}, ${DATE}, 'Construtora Vale', '', 'Fiscal', '', '', 'Em execução'`,
  ),
  agreements(
    'finisa',
    'objeto, objeto_completo, cp_dl_tp, valor_total, empresa, status',
    `'Objeto ' || n, 'Objeto', 'CP', 100000, 'Construtora Vale', 'Em execução'`,
  ),
  agreements('sempapel', 'objeto, parlamentar, vigencia_convenio', `'Objeto ' || n, 'Deputada', ${DATE}`),
  forEvery(
    `insert into repasses (federal_id, data, valor, parcela)
    select 1 + n % greatest($1::int / 5, 1), ${TODAY} - n % 900, 1000 + n, n::text from generate_series(1, $1::int) n`,
    20,
  ),
  () => [
    `insert into pca_planos (id, ano, nome_unidade, situacao) overriding system value
    select n, 2018 + n, 'Prefeitura', 'elaboracao' from generate_series(1, 8) n`,
    [],
  ],
  forEvery(
    `insert into pca (id, requisitante, objeto, justificativa, expectativa_consumo_anual, valor_preliminar, data_pretendida, prioridade,
      plano_id, numero_item, id_secretaria, situacao, consolidado_em) overriding system value
    select n, 'Secretaria', 'Item ' || n, 'Necessário', 10, 1000 + n, ${TODAY} + n % 300, 'Alta', 1 + n % 8, 1 + n / 8,
      d.ids[1 + n % d.todos], 'consolidado', 1 from ${DEPARTMENTS}, generate_series(1, $1::int) n`,
    10,
  ),
  forEvery(
    `insert into vinculos (projeto_id, orcamento_id, valor) select n, n, 1000 from generate_series(1, $1::int) n`,
    5,
  ),
  forEvery(
    `insert into lancamentos_bairros (bairro, zona, descricao, tipo, fonte, valor)
    select b.nomes[1 + n % cardinality(b.nomes)], 'Leste', 'Obra ' || n, 'obra', 'próprio', 1000 + n
    from (select array_agg(bairro order by id) as nomes from bairros) b, generate_series(1, $1::int) n`,
    10,
  ),
  forEvery(
    `insert into aditivos (id, id_projeto, id_secretaria, tipo, prazo, etapa, descricao_pedido, status, criado_por, data_decisao,
      decidido_por, id_contrato) overriding system value
    select n, v.projeto_id, p.id_secretaria, 'prazo', 30, 5, 'Chuvas acima da média no trecho ' || n,
      case when n % 4 = 0 then 'pendente' else 'aprovado' end, ${FIRST} + 1, case when n % 4 > 0 then now() end,
      case when n % 4 > 0 then ${FIRST} end, v.contrato_id
    from generate_series(1, $1::int) n join contratos_projetos v on v.contrato_id = n * 2 join projetos p on p.id = v.projeto_id`,
    10,
  ),
  () => [`insert into aditivos_busca (id, busca) select id, aditivos_texto(a) from aditivos a`, []],
  forEvery(
    `insert into paralisacoes (id_projeto, motivo, responsavel, inicio, reinicio, criado_por, criado_em)
    select n * 25, 'chuvas', 'Helena Prado', ${TODAY} - 300, ${TODAY} - 250, ${FIRST}, now() from generate_series(1, $1::int) n`,
    25,
  ),
  forEvery(
    `insert into lixeira (entidade, registro_id, nome, id_secretaria, linhas, fotos, excluido_por, excluido_em)
    select 'projetos', 10000000 + n, 'Projeto excluído ' || n, d.ids[1 + n % d.todos], '[]', '[]', ${FIRST}, now()
    from ${DEPARTMENTS}, generate_series(1, $1::int) n`,
    100,
  ),
  forEvery(
    `insert into importacoes (lista, titulo, origem, folhas, cabecalho, colunas, mapa, edicoes, totais, somas, avisos, situacao,
      criado_por, criado_em)
    select 'projetos', 'Projetos', 'lote', '[]', '[]', '[]', '{}', '{}', '{"criar":1,"alterar":0,"igual":0,"erro":0}', '{}', '[]',
      'cancelada', ${FIRST}, now() from generate_series(1, $1::int) n`,
    500,
  ),
  forEvery(
    `insert into parcelas (servico_id, projeto_id, mes, valor)
    select n * 3, n * 2, 1, 1000 from generate_series(1, $1::int) n`,
    2,
  ),
]
