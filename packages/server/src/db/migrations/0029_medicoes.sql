-- What is contracted item by item, what was measured of it, paid for and received.

-- The bill of quantities of a contract: as signed (revision 0), and as an amendment left it.
create table quantitativos_revisoes (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos (id),
  revisao integer not null check (revisao >= 0),
  aditivo_id integer references aditivos (id),
  vigente_de date not null,
  situacao text not null default 'rascunho' check (situacao in ('rascunho', 'aprovada')),
  bdi numeric(7, 4) not null default 0 check (bdi >= 0),
  arredondamento text not null default 'arredondar' check (arredondamento in ('arredondar', 'truncar')),
  total numeric(15, 2) not null default 0,
  aprovada_por integer references usuarios (id),
  aprovada_em timestamptz,
  versao integer not null default 1,
  constraint quantitativos_revisoes_numero unique (contrato_id, revisao),
  constraint quantitativos_revisoes_aditivo unique (aditivo_id),
  constraint quantitativos_revisoes_origem check ((revisao = 0) = (aditivo_id is null)),
  constraint quantitativos_revisoes_aprovacao check ((situacao = 'aprovada') = (aprovada_em is not null))
);
create unique index quantitativos_revisoes_rascunho on quantitativos_revisoes (contrato_id) where situacao = 'rascunho';

-- The same item keeps its key through all revisions: what was measured hangs on it.
create sequence quantitativos_chaves as integer;
create table quantitativos_itens (
  revisao_id integer not null references quantitativos_revisoes (id) on delete cascade,
  chave integer not null,
  ordem integer not null,
  codigo text not null,
  tipo text not null check (tipo in ('grupo', 'item')),
  -- where the price comes from: SINAPI, SICRO, CDHU, one's own
  tabela text,
  codigo_tabela text,
  descricao text not null,
  unidade text,
  quantidade numeric(15, 4) check (quantidade >= 0),
  custo_unitario numeric(15, 4) check (custo_unitario >= 0),
  bdi numeric(7, 4) check (bdi >= 0),
  preco_referencia numeric(15, 2) check (preco_referencia >= 0),
  preco_unitario numeric(15, 2) check (preco_unitario >= 0),
  primary key (revisao_id, chave),
  constraint quantitativos_itens_codigo unique (revisao_id, codigo),
  constraint quantitativos_itens_item check (
    tipo = 'grupo' or (unidade is not null and quantidade is not null and preco_unitario is not null))
);

-- How a contract is measured: by item or by stage, as its regime has it (art. 46, § 9º).
create table medicoes_regras (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos (id),
  modo text not null check (modo in ('por_item', 'por_etapa')),
  retencao_percentual numeric(7, 4) not null default 0 check (retencao_percentual between 0 and 100),
  versao integer not null default 1,
  constraint medicoes_regras_contrato unique (contrato_id)
);

-- What is planned for each month of the contract, in percent of a row.
create table medicoes_cronograma (
  contrato_id integer not null references contratos (id),
  chave integer not null,
  mes integer not null check (mes > 0),
  percentual numeric(7, 4) not null check (percentual > 0 and percentual <= 100),
  primary key (contrato_id, chave, mes)
);

create table medicoes (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos (id),
  revisao_id integer not null references quantitativos_revisoes (id),
  numero integer not null check (numero > 0),
  inicio date not null,
  fim date not null,
  final boolean not null default false,
  modo text not null check (modo in ('por_item', 'por_etapa')),
  situacao text not null default 'em_elaboracao' check (situacao in
    ('em_elaboracao', 'enviada', 'em_conferencia', 'atestada', 'aprovada', 'liquidada', 'paga')),
  indice_base numeric(15, 4) check (indice_base > 0),
  indice_atual numeric(15, 4) check (indice_atual > 0),
  retencao_percentual numeric(7, 4) not null check (retencao_percentual between 0 and 100),
  deducoes jsonb not null default '[]',
  valor_periodo numeric(15, 2) not null default 0,
  valor_glosa numeric(15, 2) not null default 0 check (valor_glosa >= 0),
  valor_reajuste numeric(15, 2) not null default 0,
  valor_retido numeric(15, 2) not null default 0,
  valor_deducoes numeric(15, 2) not null default 0,
  valor_liquido numeric(15, 2) not null default 0,
  valor_acumulado numeric(15, 2) not null default 0 check (valor_acumulado >= 0),
  valor_saldo numeric(15, 2) not null default 0 check (valor_saldo >= 0),
  valor_pago numeric(15, 2) not null default 0,
  fisico numeric(7, 4) not null default 0,
  criado_por integer not null references usuarios (id),
  enviada_em timestamptz,
  atestada_por integer references usuarios (id),
  atestada_em timestamptz,
  aprovada_por integer references usuarios (id),
  aprovada_em timestamptz,
  liquidada_por integer references usuarios (id),
  liquidada_em timestamptz,
  nota_fiscal text,
  nota_fiscal_em date,
  motivo_devolucao text,
  devolvida_por integer references usuarios (id),
  devolvida_em timestamptz,
  versao integer not null default 1,
  constraint medicoes_numero unique (contrato_id, numero),
  constraint medicoes_periodo check (fim >= inicio),
  -- who attests does not approve
  constraint medicoes_segregacao check (aprovada_por is null or aprovada_por <> atestada_por),
  constraint medicoes_pagas check (valor_pago between 0 and greatest(valor_liquido, 0))
);
create unique index medicoes_aberta on medicoes (contrato_id)
  where situacao in ('em_elaboracao', 'enviada', 'em_conferencia', 'atestada');
create index medicoes_contrato on medicoes (contrato_id, numero desc);

create table medicoes_itens (
  medicao_id integer not null references medicoes (id) on delete cascade,
  chave integer not null,
  pleiteada numeric(15, 4) not null,
  -- null: as claimed
  aceita numeric(15, 4),
  valor numeric(15, 2) not null default 0,
  motivo text,
  memoria text,
  primary key (medicao_id, chave)
);

create table medicoes_pagamentos (
  id integer generated always as identity primary key,
  medicao_id integer not null references medicoes (id),
  empenho text not null,
  nota_fiscal text not null,
  data date not null,
  valor numeric(15, 2) not null check (valor > 0),
  registrado_por integer not null references usuarios (id),
  registrado_em timestamptz not null
);
create index medicoes_pagamentos_medicao on medicoes_pagamentos (medicao_id, data);

-- The terms by which the city receives what it contracted (art. 140).
create table recebimentos (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos (id),
  tipo text not null check (tipo in ('provisorio', 'definitivo')),
  data date not null,
  responsaveis jsonb not null,
  descricao text not null,
  ressalvas text,
  corrigir_ate date,
  sanadas_em date,
  registrado_por integer not null references usuarios (id),
  versao integer not null default 1,
  constraint recebimentos_tipo unique (contrato_id, tipo)
);
