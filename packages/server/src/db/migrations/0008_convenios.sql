-- Agreements: one table for each family, as its description in the domain has it. `vence_em` is the earlier of the two
-- terms, the one that decides how urgent the record is. `busca` holds the text everyone may search.

create table convenios_dade (
  id integer generated always as identity primary key,
  objeto text not null,
  objeto_completo text,
  cp_dl_tp text,
  contrato text,
  numero_convenio text,
  ano integer,
  repasse numeric(15, 2) check (repasse >= 0),
  contrapartida numeric(15, 2) check (contrapartida >= 0),
  recurso_liberado text,
  assinatura_termo date,
  vigencia_convenio date,
  vigencia_contrato date,
  empresa text,
  ois text,
  fiscal_contador text,
  conta_bancaria text,
  status text,
  versao integer not null default 1,
  vence_em date generated always as (least(vigencia_convenio, vigencia_contrato)) stored,
  busca text generated always as (dobrar(
    objeto || ' ' || coalesce(objeto_completo, '') || ' ' || coalesce(cp_dl_tp, '') || ' ' || coalesce(contrato, '')
    || ' ' || coalesce(numero_convenio, '') || ' ' || coalesce(recurso_liberado, '') || ' ' || coalesce(empresa, '')
    || ' ' || coalesce(ois, '') || ' ' || coalesce(fiscal_contador, '') || ' ' || coalesce(status, '')
  )) stored
);

create table convenios_estadual (
  id integer generated always as identity primary key,
  projeto text not null,
  numero_convenio text not null,
  ano integer not null,
  repasse numeric(15, 2) not null check (repasse >= 0),
  contrapartida numeric(15, 2) not null check (contrapartida >= 0),
  valor_total numeric(15, 2) not null check (valor_total >= 0),
  assinatura_termo date not null,
  vigencia_convenio date not null,
  vigencia_contrato date not null,
  empresa text not null,
  fiscal text not null,
  conta_bancaria text not null,
  status text not null,
  versao integer not null default 1,
  vence_em date generated always as (least(vigencia_convenio, vigencia_contrato)) stored,
  busca text generated always as (dobrar(
    projeto || ' ' || numero_convenio || ' ' || empresa || ' ' || fiscal || ' ' || status
  )) stored
);

create table convenios_federal (
  id integer generated always as identity primary key,
  objeto text not null,
  objeto_completo text not null,
  cp_dl_tp text not null,
  contrato text not null,
  numero_convenio text not null,
  ano integer not null,
  repasse numeric(15, 2) not null check (repasse >= 0),
  contrapartida numeric(15, 2) not null check (contrapartida >= 0),
  valor_total numeric(15, 2) not null check (valor_total >= 0),
  vigencia_convenio date not null,
  vigencia_contrato date not null,
  empresa text not null,
  ois text not null,
  fiscal text not null,
  conta_bancaria text not null,
  recurso_liberado text not null,
  status text not null,
  versao integer not null default 1,
  vence_em date generated always as (least(vigencia_convenio, vigencia_contrato)) stored,
  busca text generated always as (dobrar(
    objeto || ' ' || objeto_completo || ' ' || cp_dl_tp || ' ' || contrato || ' ' || numero_convenio || ' ' || empresa
    || ' ' || ois || ' ' || fiscal || ' ' || recurso_liberado || ' ' || status
  )) stored
);

create table convenios_finisa (
  id integer generated always as identity primary key,
  objeto text not null,
  objeto_completo text not null,
  cp_dl_tp text not null,
  contrato text not null,
  ano integer not null,
  valor_total numeric(15, 2) not null check (valor_total >= 0),
  empresa text not null,
  status text not null,
  versao integer not null default 1,
  busca text generated always as (dobrar(
    objeto || ' ' || objeto_completo || ' ' || cp_dl_tp || ' ' || contrato || ' ' || empresa || ' ' || status
  )) stored
);

create table convenios_sempapel (
  id integer generated always as identity primary key,
  objeto text,
  objeto_completo text,
  parlamentar text,
  cp_dl_tp text,
  contrato text,
  numero_convenio text,
  numero_demanda text,
  ano integer,
  repasse_convenio numeric(15, 2) check (repasse_convenio >= 0),
  contra_convenio numeric(15, 2) check (contra_convenio >= 0),
  ass_termo date,
  vigencia_convenio date,
  vigencia_contrato date,
  versao integer not null default 1,
  vence_em date generated always as (least(vigencia_convenio, vigencia_contrato)) stored,
  busca text generated always as (dobrar(
    coalesce(objeto, '') || ' ' || coalesce(objeto_completo, '') || ' ' || coalesce(parlamentar, '') || ' '
    || coalesce(cp_dl_tp, '') || ' ' || coalesce(contrato, '') || ' ' || coalesce(numero_convenio, '') || ' '
    || coalesce(numero_demanda, '')
  )) stored
);

-- What ends soon is counted above every list and asked for by the timeline of all families.
create index convenios_dade_vence on convenios_dade (vence_em);
create index convenios_estadual_vence on convenios_estadual (vence_em);
create index convenios_federal_vence on convenios_federal (vence_em);
create index convenios_sempapel_vence on convenios_sempapel (vence_em);
