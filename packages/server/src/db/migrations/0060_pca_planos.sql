-- The procurement plan as a plan: one for each year and unit, whose items have numbers that stay.

create table pca_planos (
  id integer generated always as identity primary key,
  ano integer not null check (ano between 1900 and 2199),
  -- as the national portal knows the unit; a city that has not said it has one
  codigo_unidade text not null default '1' check (length(codigo_unidade) between 1 and 20),
  nome_unidade text not null check (length(nome_unidade) between 1 and 255),
  situacao text not null default 'elaboracao'
    check (situacao in ('elaboracao', 'aprovacao', 'aprovado', 'publicado', 'revisao', 'encerrado')),
  aprovado_em timestamptz,
  aprovado_por integer references usuarios (id),
  -- everyone reads its approved items from then on
  publicado_em timestamptz,
  -- what the portal answered when it took the plan
  enviado_em date,
  pncp_sequencial integer check (pncp_sequencial > 0),
  pncp_numero_controle text check (length(pncp_numero_controle) between 1 and 60),
  -- the last number given to an item: none is ever given twice
  ultimo_numero integer not null default 0,
  versao integer not null default 1,
  constraint pca_planos_ano_unidade unique (ano, codigo_unidade)
);

alter table pca
  add column plano_id integer references pca_planos (id),
  add column numero_item integer check (numero_item > 0),
  -- whose demand it is; unknown of items that name no department in so many words
  add column id_secretaria integer references secretarias (id),
  -- as the portal numbers them
  add column categoria text check (categoria in ('1', '2', '3', '4', '5', '6', '7', '8')),
  add column classificacao text check (classificacao in ('1', '2')),
  add column classificacao_codigo text check (length(classificacao_codigo) <= 100),
  add column classificacao_nome text check (length(classificacao_nome) <= 255),
  add column unidade_fornecimento text check (length(unidade_fornecimento) <= 255),
  -- what of it falls on the year's budget; all of it unless said
  add column valor_exercicio numeric(15, 2) check (valor_exercicio >= 0),
  add column renovacao boolean not null default false,
  add column grupo_codigo text check (length(grupo_codigo) <= 100),
  add column grupo_nome text check (length(grupo_nome) <= 255),
  add column situacao text not null default 'enviado'
    check (situacao in ('rascunho', 'enviado', 'devolvido', 'aprovado', 'consolidado', 'cancelado')),
  -- why it came back
  add column motivo text check (length(motivo) <= 2000),
  add column criado_por integer references usuarios (id),
  -- the item that it became part of
  add column consolidado_em integer references pca (id),
  -- what the portal was last told of it
  add column enviado jsonb,
  -- what its projects come to, kept by the links
  add column vinculados integer not null default 0,
  add column comprometido numeric(15, 2) not null default 0,
  add column contratado numeric(15, 2) not null default 0,
  add column execucao text not null default 'planejado'
    check (execucao in ('planejado', 'preparacao', 'licitacao', 'contratado')),
  -- counted and listed: what became part of another item, or was taken out, is neither
  add column vivo boolean generated always as (situacao not in ('consolidado', 'cancelado')) stored,
  -- has all that the portal asks for; a price of one fits its thirteen digits
  add column pronto boolean generated always as (
    num_nonnulls(categoria, classificacao, classificacao_codigo, classificacao_nome, unidade_fornecimento) = 5
    and expectativa_consumo_anual > 0 and valor_preliminar > 0
    and valor_preliminar < expectativa_consumo_anual * 10000000000000) stored,
  add constraint pca_consolidado check ((situacao = 'consolidado') = (consolidado_em is not null));

-- What there is was public already, and goes on being changed as before until somebody approves the plan.
insert into pca_planos (ano, nome_unidade, publicado_em)
select distinct extract(year from data_pretendida)::integer, coalesce((select nome from cidade), 'Município'), now() from pca;

update pca i set situacao = 'aprovado', plano_id = n.plano_id, numero_item = n.numero_item, id_secretaria = n.id_secretaria
from (
  select o.id, p.id as plano_id, row_number() over (partition by p.id order by o.id) as numero_item,
    (select min(s.id) from secretarias s
      where dobrar(o.requisitante) in (dobrar(s.nomesecretaria), dobrar(s.nome_oficial), dobrar(s.nome_curto))) as id_secretaria
  from pca o join pca_planos p on p.ano = extract(year from o.data_pretendida)
) n
where n.id = i.id;

update pca_planos p set ultimo_numero = (select max(numero_item) from pca where plano_id = p.id);

update pca i set (vinculados, comprometido, contratado, execucao) = row (s.vinculados, s.comprometido, s.contratado, s.execucao)
from (
  select v.pca_id, count(*)::integer as vinculados, coalesce(sum(p.valor), 0) as comprometido,
    coalesce(sum(p.contratado), 0) as contratado,
    case when bool_and(e.assinado) then 'contratado' when bool_or(e.licitado) then 'licitacao' else 'preparacao' end as execucao
  from vinculos v join projetos p on p.id = v.projeto_id and not p.arquivado
    cross join lateral (
      select coalesce(bool_or(numero = 4 and situacao = 'Concluído'), false) as assinado,
        coalesce(bool_or(numero >= 3 and situacao in ('Em andamento', 'Concluído')), false) as licitado
      from etapas where projeto_id = p.id
    ) e
  where v.pca_id is not null group by v.pca_id
) s
where s.pca_id = i.id;

-- Nobody says them: what is inserted as nothing is given its plan and its number.
alter table pca
  alter column plano_id set not null,
  alter column plano_id set default 0,
  alter column numero_item set not null,
  alter column numero_item set default 0,
  add constraint pca_numero unique (plano_id, numero_item);
create index pca_secretaria on pca (id_secretaria, id);

-- What changed in an item after its plan was approved, and why.
create table pca_revisoes (
  id integer generated always as identity primary key,
  pca_id integer not null references pca (id),
  numero integer not null check (numero > 0),
  tipo text not null check (tipo in ('inclusao', 'alteracao', 'exclusao')),
  antes jsonb not null,
  depois jsonb not null,
  justificativa text not null check (length(justificativa) between 1 and 255),
  feita_por integer references usuarios (id),
  feita_em timestamptz not null default now(),
  -- the portal knows of it
  enviada boolean not null default false,
  constraint pca_revisoes_numero unique (pca_id, numero)
);
