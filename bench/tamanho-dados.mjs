import { MORE } from './tamanho-mais.mjs'

/**
 * A city after decades: set by set, in SQL. What triggers would have kept is made by the functions that they call, or by
 * the same sums; every line of the trail has the seal that the database itself would have given it.
 */

/**
 * How many of each; the rest follows from these (`tamanho-mais.mjs`).
 * @typedef {{ projetos: number, contratos: number, linhas: number, arquivos: number, trilha: number }} Size
 * @typedef {(text: string, values?: unknown[]) => Promise<{ rows: any[] }>} Query
 * @typedef {(size: Size) => [string, unknown[]]} Step
 */

/** @type {Size} */
export const FULL = {
  projetos: 100_000,
  contratos: 20_000,
  linhas: 500_000,
  arquivos: 200_000,
  trilha: 1_000_000,
}

/** So many times smaller. @param {number} times @returns {Size} */
export const part = (times) =>
  /** @type {Size} */ (
    Object.fromEntries(Object.entries(FULL).map(([name, count]) => [name, Math.round(count / times)]))
  )

/** Rows of a bulletin, and bulletins of a contract that has any. */
const ROWS = 50
const BULLETINS = 5

/** The departments by number from 0, to be named by `n % d.todos`. */
const DEPARTMENTS = `(select array_agg(id order by id) as ids, count(*)::int as todos from secretarias) d`
/** The day that stored figures belong to. */
const TODAY = `(select (valor #>> '{}')::date from configuracao where chave = 'dia-calculado')`

/** @type {Step[]} */
const PROJECTS = [
  () => [
    `insert into configuracao (chave, valor) values ('dia-calculado', to_jsonb((now() at time zone fuso())::date::text))
    on conflict do nothing`,
    [],
  ],
  ({ projetos }) => [
    `insert into projetos (id, id_secretaria, nomeprojeto, descricao, ano, valor, valor_original, gestorprocesso, natureza,
      termina_em, localizado, diario_escrito, gasto, busca) overriding system value
    select n, d.ids[1 + n % d.todos], nome, 'Obra prevista no plano plurianual, com recursos próprios e convênio estadual.', 2019 + n % 8,
      valor, valor, 'Helena Prado', (array['obra', 'servico_engenharia', 'compra', 'servico'])[1 + n % 4],
      ${TODAY} + (n % 900) - 400, n % 2 = 0, n % 8 = 0, case when n % 2 = 0 then 3 * (5000 + n % 1000) else 0 end,
      dobrar(nome || ' ' || (select nomesecretaria from secretarias s where s.id = d.ids[1 + n % d.todos]))
    from ${DEPARTMENTS}, generate_series(1, $1::int) n, lateral (select
      (array['Reforma de UBS', 'Recapeamento', 'Construção de creche', 'Rede de água', 'Quadra coberta'])[1 + n % 5]
        || ', ' || (array['Centro', 'Santa Rita', 'Vila Paraíba', 'Campinho'])[1 + n % 4] || ', lote ' || n as nome,
      (18000 + (n::bigint * 7919) % 4000000)::numeric as valor) feito`,
    [projetos],
  ],
  ({ projetos }) => [
    `insert into etapas (projeto_id, numero, nome, inicio, fim, prazo, situacao, inicio_original, fim_original)
    select n, e, (array['Estruturação do projeto', 'Elaboração do TdR/projeto e orçamento', 'Processo licitatório',
        'Assinatura do contrato', 'Acompanhamento contratual', 'Prestação de contas e lições aprendidas'])[e],
      inicio, inicio + 99, 100, case when inicio + 99 < ${TODAY} - (n % 40) then 'Concluído'
        when inicio <= ${TODAY} then 'Em andamento' else 'Não iniciado' end, inicio, inicio + 99
    from generate_series(1, $1::int) n, generate_series(1, 6) e,
      lateral (select ${TODAY} + (n % 900) - 400 - 600 + (e - 1) * 100 + 1 as inicio) dias`,
    [projetos],
  ],
  ({ projetos }) => [
    `insert into servicos (projeto_id, descricao, valor_total, peso)
    select n, 'Serviço ' || s, 5000 + n % 1000, 0 from generate_series(2, $1::int, 2) n, generate_series(1, 3) s`,
    [projetos],
  ],
  ({ projetos }) => [
    `insert into coordenadas (id_projeto, latitude, longitude)
    select n, -22.8 - (n % 300) / 5000.0, -45.2 - (n % 311) / 5000.0 from generate_series(2, $1::int, 2) n`,
    [projetos],
  ],
]

/** @type {Step[]} */
const CONTRACTS = [
  ({ contratos }) => [
    `insert into contratos (id, id_secretaria, numero, ano, objeto, empresa, regime, valor_inicial, situacao, assinatura,
      ordem_inicio, prazo_dias, vigencia_fim, vigencia_original, fiscal_titular, gestor, encerrado_em) overriding system value
    select n, d.ids[1 + n % d.todos], (n / 8 + 1)::text, 2019 + n % 8, 'Obra de referência, lote ' || n, 'Construtora Vale ' || n % 900,
      1, 1000000, case when n % 3 = 0 then 'Cumprido' else 'Em execução' end, inicio - 10, inicio, 700, inicio + 700, inicio + 700,
      'Fiscal ' || n % 300, 'Gestor ' || n % 90, case when n % 3 = 0 then inicio + 650 end
    from ${DEPARTMENTS}, generate_series(1, $1::int) n, lateral (select ${TODAY} - 650 + n % 600 as inicio) dias`,
    [contratos],
  ],
  ({ contratos, projetos }) => [
    `insert into contratos_projetos (contrato_id, projeto_id)
    select n, 1 + (n * 5 - 1) % $2::int from generate_series(1, $1::int) n`,
    [contratos, projetos],
  ],
  // As many contracts have bulletins as it takes.
  ({ linhas }) => [
    `insert into quantitativos_revisoes (id, contrato_id, revisao, vigente_de, situacao, total, aprovada_por, aprovada_em)
      overriding system value
    select n, n, 0, ${TODAY} - 600, 'aprovada', 1000000, (select min(id) from usuarios), now() from generate_series(1, $1::int) n`,
    [Math.ceil(linhas / ROWS / BULLETINS)],
  ],
  () => [
    `insert into quantitativos_itens (revisao_id, chave, ordem, codigo, tipo, tabela, codigo_tabela, descricao, unidade,
      quantidade, preco_unitario, valor) overriding system value
    select r.id, r.id * 100 + n, n, '1.' || n, 'item', 'SINAPI', (90000 + n)::text, 'Serviço ' || n || ' da planilha', 'm²',
      1000, 20, 20000
    from quantitativos_revisoes r, generate_series(1, ${ROWS}) n`,
    [],
  ],
  () => [
    `insert into medicoes (contrato_id, revisao_id, numero, inicio, fim, modo, situacao, retencao_percentual, criado_por,
      atestada_por, atestada_em, aprovada_por, aprovada_em, valor_periodo, valor_liquido, valor_acumulado, valor_saldo)
    select r.contrato_id, r.id, b, r.vigente_de + b * 30, r.vigente_de + b * 30 + 29, 'por_item', 'aprovada', 0, fiscal,
      fiscal, now(), gestor, now(), ${ROWS * 200}, ${ROWS * 200}, ${ROWS * 200} * b, 1000000 - ${ROWS * 200} * b
    from quantitativos_revisoes r, generate_series(1, ${BULLETINS}) b,
      (select min(id) as fiscal, min(id) + 1 as gestor from usuarios) pessoas`,
    [],
  ],
  () => [
    `insert into medicoes_itens (medicao_id, chave, pleiteada, valor)
    select m.id, m.revisao_id * 100 + n, 10, 200 from medicoes m, generate_series(1, ${ROWS}) n`,
    [],
  ],
]

/** Three of four files are documents, the others photos of the diary. @type {Step[]} */
const FILES = [
  ({ arquivos }) => [
    `with feitos as (
      select sha256(b) as sha, b from generate_series(1, $1::int) n, lateral (select convert_to('arquivo ' || n, 'UTF8') as b) bytes
    ), novos as (
      insert into arquivos (sha256, tamanho, tipo, usado_em) select encode(sha, 'hex'), length(b), 'application/pdf', now() from feitos
    )
    insert into arquivo_partes (sha256, n, bytes) select encode(sha, 'hex'), 0, b from feitos`,
    [arquivos],
  ],
  ({ arquivos, projetos, contratos }) => [
    `insert into documentos (id, entidade, registro_id, projeto_id, id_secretaria, etapa, codigo, titulo,
      data_documento, criado_por, criado_em)
      overriding system value
    select n, case when n % 5 > 0 then 'projetos' else 'contratos' end, dono, case when n % 5 > 0 then dono end,
      case when n % 5 > 0 then p.id_secretaria else c.id_secretaria end, case when n % 5 > 0 then 1 + n % 6 end,
      regras.codigos[1 + n % cardinality(regras.codigos)], 'Documento ' || n, ${TODAY} - n % 900, (select min(id) from usuarios), now() - n * interval '1 minute'
    from (select array_agg(codigo order by id) as codigos from checklist_regras) regras
      cross join generate_series(1, $1::int) n
      cross join lateral (select case when n % 5 > 0 then 1 + n % $2::int else 1 + n % $3::int end as dono) de
      left join projetos p on n % 5 > 0 and p.id = dono left join contratos c on n % 5 = 0 and c.id = dono`,
    [Math.floor(arquivos * 0.75), projetos, contratos],
  ],
  () => [
    `insert into documento_versoes (documento_id, n, publica, arquivo, arquivo_nome, enviado_por, enviado_em)
    select id, 1, true, encode(sha256(convert_to('arquivo ' || id, 'UTF8')), 'hex'), 'documento.pdf', criado_por, criado_em
    from documentos`,
    [],
  ],
  ({ arquivos, projetos }) => [
    `insert into diario (projeto_id, tipo, dia, texto, arquivo, arquivo_nome, foto, miniatura, chave, autor_id, criado_em)
    select 1 + (n * 8 - 1) % $2::int, 'foto', ${TODAY} - n % 600, 'Concretagem da laje, trecho ' || n,
      encode(sha256(convert_to('arquivo ' || $3::int + n, 'UTF8')), 'hex'), 'foto.jpg', 'foto-' || n || '.webp', 'mini-' || n || '.webp',
      gen_random_uuid(), (select min(id) from usuarios), now() - n * interval '1 minute'
    from generate_series(1, $1::int) n`,
    [Math.ceil(arquivos * 0.25), projetos, Math.floor(arquivos * 0.75)],
  ],
]

/** What triggers keep of all that, by their own functions. @type {Step[]} */
const KEPT = [
  () => ['analyze', []],
  () => ['select documentos_reabrir_todos()', []],
  () => [`select contratos_somar(array(select id from contratos))`, []],
  () => [`select projetos_medir(array(select projeto_id from contratos_projetos))`, []],
  () => [
    `update projetos p set (progresso, status, etapa_atual, etapas_atrasadas, etapas_nao_iniciadas) =
      row (f.progresso, f.status, f.etapa_atual, f.etapas_atrasadas, f.etapas_nao_iniciadas)
    from projetos_figuras(array(select id from projetos), ${TODAY}) f where f.projeto_id = p.id`,
    [],
  ],
  () => [
    `insert into projetos_totais (id_secretaria, status, ano, arquivado, quantidade, valor)
    select id_secretaria, status, ano, arquivado, count(*), sum(valor) from projetos group by 1, 2, 3, 4`,
    [],
  ],
  () => [
    `insert into projeto_texto (id, proprios, reservado, etapas)
    select p.id, p.proprios, p.reservado, coalesce(e.etapas, '')
    from projeto_proprios p left join projeto_etapas e on e.projeto_id = p.id`,
    [],
  ],
]

/** So many lines of the trail, three to an entry, sealed as the database seals them. */
const TRAIL = `do $do$
declare
  linha auditoria;
  quantas int := current_setting('paco.bench_trilha')::int;
  projetos int := current_setting('paco.bench_projetos')::int;
begin
  select * into linha from auditoria order by id desc limit 1;
  linha.usuario_id := (select min(id) from usuarios);
  linha.usuario_nome := 'Ana Prado';
  linha.origem := '10.0.0.1';
  for n in 1..quantas loop
    linha.abre := n % 3 = 1;
    linha.entrada := coalesce(linha.entrada, 0) + linha.abre::int;
    linha.id := coalesce(linha.id, 0) + 1;
    linha.instante := now() - (quantas - n) * interval '3 minutes';
    linha.requisicao := 'req-' || (n + 2) / 3;
    linha.acao := 'alterou';
    linha.registro_id := (1 + (n / 3) % projetos)::text;
    if linha.abre then
      linha.entidade := 'projetos';
      linha.pai := null;
      linha.antes := jsonb_build_object('valor', n);
      linha.depois := jsonb_build_object('valor', n + 100);
    else
      linha.entidade := 'etapas';
      linha.pai := 'projetos/' || linha.registro_id;
      linha.registro_id := ((1 + (n / 3) % projetos) * 6 - n % 3)::text;
      linha.antes := jsonb_build_object('situacao', 'Não iniciado');
      linha.depois := jsonb_build_object('situacao', 'Em andamento');
    end if;
    linha.id_secretaria := 1 + n % 20;
    linha.anterior := coalesce(linha.hash, '');
    linha.hash := auditoria_hash(linha);
    insert into auditoria select linha.*;
  end loop;
end $do$`

/** @type {Step[]} */
const NAMES = [
  () => [
    `insert into auditoria_nomes (registro, nome, busca) select 'projetos/' || id, nomeprojeto, dobrar(nomeprojeto) from projetos
    on conflict do nothing`,
    [],
  ],
  () => [
    `insert into evolucao (projeto_id, dia, progresso)
    select id, ${TODAY} - g * 60, greatest(progresso - g * 20, 0) from projetos, generate_series(0, 2) g`,
    [],
  ],
]

/** Numbers go on after those that were given. */
const SEQUENCES = `do $do$
declare
  um record;
begin
  for um in select attrelid::regclass as tabela, attname as coluna from pg_attribute
    where attidentity <> '' and attrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
  loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 0) + 1 from %s), false)',
      um.tabela, um.coluna, um.coluna, um.tabela);
  end loop;
end $do$`

/**
 * Fills a migrated database that has people, departments and neighbourhoods in it, and nothing else. The caller's session must be
 * one and the same for every statement, and may put triggers to sleep.
 * @param {Query} query @param {Size} size
 */
export async function fillTamanho(query, size) {
  await query(`set session_replication_role = replica`)
  await query(
    `select set_config('paco.bench_trilha', $1, false), set_config('paco.bench_projetos', $2, false)`,
    [String(size.trilha), String(size.projetos)],
  )
  try {
    for (const step of [...PROJECTS, ...CONTRACTS, ...FILES, ...MORE, ...KEPT, ...NAMES])
      await query(...step(size))
    await query(TRAIL)
    await query(SEQUENCES)
  } finally {
    await query(`set session_replication_role = origin`)
  }
  await query('vacuum analyze')
}
