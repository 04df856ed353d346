-- Contracts: what the city signed with whom, for how much and until when. One serves several projects, one project may need
-- several. What later words say of a contract (sums of its amendments) stands in its row, kept by their triggers.

create table contratos (
  id integer generated always as identity primary key,
  id_secretaria integer not null references secretarias (id),
  numero text not null,
  ano integer not null check (ano between 1900 and 2199),
  processo text,
  objeto text not null,
  empresa text not null,
  -- fourteen characters, letters in capitals (since July 2026), check digits last
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  -- without tender: its publication is due in half the days (art. 94)
  contratacao_direta boolean not null default false,
  -- codes of AUDESP
  regime smallint not null check (regime between 1 and 10),
  -- of a building or equipment: increases up to half of the value (art. 125)
  reforma boolean not null default false,
  assinatura date,
  ordem_inicio date,
  prazo_dias integer check (prazo_dias between 1 and 36500),
  vigencia_fim date,
  -- the end of the term as it was signed
  vigencia_original date,
  valor_inicial numeric(15, 2) not null check (valor_inicial >= 0),
  -- of the estimate the tender was held with
  valor_referencia numeric(15, 2) check (valor_referencia >= 0),
  data_base date,
  indice text,
  fiscal_titular text,
  fiscal_titular_id integer references usuarios (id),
  fiscal_substituto text,
  fiscal_substituto_id integer references usuarios (id),
  gestor text,
  gestor_id integer references usuarios (id),
  pncp_numero text,
  -- the national register of works
  cipi text,
  situacao text not null default 'Em preparação' check (situacao in
    ('Em preparação', 'Em execução', 'Cumprido', 'Rescindido com sanção', 'Rescindido sem sanção', 'Anulado')),
  encerrado_em date,
  recebido_provisorio_em date,
  recebido_definitivo_em date,
  acrescimos numeric(15, 2) not null default 0,
  supressoes numeric(15, 2) not null default 0,
  reajustes numeric(15, 2) not null default 0,
  versao integer not null default 1,
  -- a CNPJ is found as it is printed and as it is typed
  busca text generated always as (dobrar(numero || '/' || ano || ' ' || objeto || ' ' || empresa || ' ' || coalesce(processo, '')
    || ' ' || coalesce(cnpj || ' ' || regexp_replace(cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5'), ''))) stored,
  constraint contratos_assinatura check ((assinatura is null) = (situacao = 'Em preparação')),
  constraint contratos_encerramento check ((encerrado_em is null) = (situacao in ('Em preparação', 'Em execução')))
);
create unique index contratos_numero on contratos (id_secretaria, ano, lower(numero));
create index contratos_vigencia on contratos (vigencia_fim, id);
create index contratos_secretaria on contratos (id_secretaria, id desc);
create index contratos_busca on contratos using gin (busca gin_trgm_ops);

create table contratos_projetos (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos (id) on delete cascade,
  projeto_id integer not null references projetos (id),
  constraint contratos_projetos_par unique (contrato_id, projeto_id)
);
create index contratos_projetos_projeto on contratos_projetos (projeto_id, contrato_id);

-- What administrators corrected of a signed contract: one line for each field, with the reason.
create table contratos_correcoes (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos (id) on delete cascade,
  campo text not null,
  antes text,
  depois text,
  motivo text not null,
  feita_por integer not null references usuarios (id),
  feita_em timestamptz not null
);
create index contratos_correcoes_contrato on contratos_correcoes (contrato_id, id desc);

-- A signed contract freezes the baseline of its projects, as a requested amendment and a concluded stage 4 do.
alter table projetos drop constraint projetos_base_congelada_por_check;
alter table projetos add constraint projetos_base_congelada_por_check
  check (base_congelada_por in ('aditivo', 'etapa4', 'contrato'));
