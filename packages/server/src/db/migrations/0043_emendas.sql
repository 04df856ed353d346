-- Parliamentary amendments, one more thing that a project may hang on, what was received of agreements, and
-- which way their money goes.

create table emendas (
  id integer generated always as identity primary key,
  id_secretaria integer not null references secretarias (id),
  esfera text not null check (esfera in ('federal', 'estadual', 'municipal')),
  numero text not null,
  ano integer not null,
  autor text not null,
  partido text,
  tipo text not null check (tipo in ('individual', 'bancada', 'comissao', 'especial')),
  forma_repasse text not null
    check (forma_repasse in ('transferencia_especial', 'finalidade_definida', 'fundo_a_fundo', 'convenio', 'execucao_direta')),
  objeto text not null,
  -- of the official list of functions, two digits
  funcao text not null check (funcao ~ '^[0-9]{2}$'),
  valor_previsto numeric(15, 2) not null check (valor_previsto >= 0),
  valor_empenhado numeric(15, 2) check (valor_empenhado >= 0),
  valor_liquidado numeric(15, 2) check (valor_liquidado >= 0),
  valor_pago numeric(15, 2) check (valor_pago >= 0),
  versao integer not null default 1,
  busca text generated always as (dobrar(numero || ' ' || autor || ' ' || coalesce(partido, '') || ' ' || objeto)) stored,
  constraint emendas_execucao check (coalesce(valor_liquidado, 0) <= coalesce(valor_empenhado, 0)
    and coalesce(valor_pago, 0) <= coalesce(valor_liquidado, 0))
);
-- One amendment may be carried out by several departments, each with its part.
create unique index emendas_numero on emendas (id_secretaria, esfera, ano, numero);
create index emendas_ano on emendas (ano, id);

alter table vinculos add column emenda_id integer references emendas (id);
alter table vinculos drop constraint vinculos_um;
alter table vinculos add constraint vinculos_um check (
  num_nonnulls(orcamento_id, pca_id, bairro_id, dade_id, estadual_id, federal_id, finisa_id, sempapel_id, emenda_id) = 1);
create unique index vinculos_emenda on vinculos (emenda_id, projeto_id) where emenda_id is not null;

-- Money of an agreement that came in on a day; of exactly one that is really there.
create table repasses (
  id integer generated always as identity primary key,
  dade_id integer references convenios_dade (id),
  estadual_id integer references convenios_estadual (id),
  federal_id integer references convenios_federal (id),
  finisa_id integer references convenios_finisa (id),
  sempapel_id integer references convenios_sempapel (id),
  data date not null,
  valor numeric(15, 2) not null check (valor > 0),
  parcela text,
  observacao text,
  versao integer not null default 1,
  constraint repasses_um check (num_nonnulls(dade_id, estadual_id, federal_id, finisa_id, sempapel_id) = 1)
);
create index repasses_dade on repasses (dade_id) where dade_id is not null;
create index repasses_estadual on repasses (estadual_id) where estadual_id is not null;
create index repasses_federal on repasses (federal_id) where federal_id is not null;
create index repasses_finisa on repasses (finisa_id) where finisa_id is not null;
create index repasses_sempapel on repasses (sempapel_id) where sempapel_id is not null;

-- Empty where nobody has said it: then it is as usual in its family, money that comes in.
alter table convenios_dade add column natureza text check (natureza in ('recebe', 'repassa', 'sem_recursos'));
alter table convenios_estadual add column natureza text check (natureza in ('recebe', 'repassa', 'sem_recursos'));
alter table convenios_federal add column natureza text check (natureza in ('recebe', 'repassa', 'sem_recursos'));
alter table convenios_finisa add column natureza text check (natureza in ('recebe', 'repassa', 'sem_recursos'));
alter table convenios_sempapel add column natureza text check (natureza in ('recebe', 'repassa', 'sem_recursos'));
