-- The chain of money: which budget lines, agreements, items of the procurement plan and neighbourhoods a project hangs on,
-- and what a project says of itself to everyone.

alter table projetos
  add column natureza text check (natureza in ('obra', 'servico_engenharia', 'compra', 'servico', 'outro')),
  add column descricao_publica text,
  add column endereco text,
  -- of the multi-year plan, chosen from the city's list
  add column programa text,
  -- why no item of the procurement plan has it
  add column fora_do_pca text;
create index projetos_natureza on projetos (natureza, id desc);

alter table opcoes_orcamento drop constraint opcoes_orcamento_lista_check;
alter table opcoes_orcamento add constraint opcoes_orcamento_lista_check
  check (lista in ('unidade', 'classificacao', 'funcionais', 'contaelemento', 'aplicacao', 'fontederecurso', 'programa'));

-- One link each, to exactly one thing that is really there.
create table vinculos (
  id integer generated always as identity primary key,
  projeto_id integer not null references projetos (id) on delete cascade,
  orcamento_id integer references orcamento (id),
  pca_id integer references pca (id),
  bairro_id integer references bairros (id) on delete cascade,
  dade_id integer references convenios_dade (id),
  estadual_id integer references convenios_estadual (id),
  federal_id integer references convenios_federal (id),
  finisa_id integer references convenios_finisa (id),
  sempapel_id integer references convenios_sempapel (id),
  -- what the project draws on a budget line or an agreement
  valor numeric(15, 2) check (valor >= 0),
  versao integer not null default 1,
  constraint vinculos_um
    check (num_nonnulls(orcamento_id, pca_id, bairro_id, dade_id, estadual_id, federal_id, finisa_id, sempapel_id) = 1)
);
create unique index vinculos_orcamento on vinculos (orcamento_id, projeto_id) where orcamento_id is not null;
create unique index vinculos_pca on vinculos (pca_id, projeto_id) where pca_id is not null;
create unique index vinculos_bairro on vinculos (bairro_id, projeto_id) where bairro_id is not null;
create unique index vinculos_dade on vinculos (dade_id, projeto_id) where dade_id is not null;
create unique index vinculos_estadual on vinculos (estadual_id, projeto_id) where estadual_id is not null;
create unique index vinculos_federal on vinculos (federal_id, projeto_id) where federal_id is not null;
create unique index vinculos_finisa on vinculos (finisa_id, projeto_id) where finisa_id is not null;
create unique index vinculos_sempapel on vinculos (sempapel_id, projeto_id) where sempapel_id is not null;
create index vinculos_projeto on vinculos (projeto_id, id);
