-- Projects that are archived, and the bin in which deleted ones wait for thirty days.

alter table projetos
  add column arquivado_em timestamptz,
  add column arquivado_por integer references usuarios (id),
  add column arquivado_motivo text,
  add column arquivado boolean not null generated always as (arquivado_em is not null) stored,
  -- kept by the words of the diary and of the documents: what they hold stays, and so does the project
  add column diario_escrito boolean not null default false,
  add column documento_lacrado boolean not null default false,
  add constraint projetos_arquivado check (num_nonnulls(arquivado_em, arquivado_por, arquivado_motivo) in (0, 3));
create index projetos_arquivados on projetos (id) where arquivado;
create index projetos_arquivado_por on projetos (arquivado_por) where arquivado;

-- Archived ones are counted apart.
alter table projetos_totais
  add column arquivado boolean not null default false,
  drop constraint projetos_totais_pkey,
  add primary key (id_secretaria, status, ano, arquivado);

-- A record that was deleted, with all the rows that went with it, by their tables. Its department is not referred to:
-- it may go meanwhile.
create table lixeira (
  id integer primary key generated always as identity,
  entidade text not null,
  registro_id integer not null,
  nome text not null,
  id_secretaria integer not null,
  linhas jsonb not null,
  -- pictures that its rows show: they are kept as long as it is
  fotos jsonb not null,
  excluido_por integer not null references usuarios (id),
  excluido_em timestamptz not null,
  busca text not null generated always as (dobrar(nome)) stored,
  constraint lixeira_registro unique (entidade, registro_id)
);
create index lixeira_excluido_em on lixeira (excluido_em);
create index lixeira_fotos on lixeira using gin (fotos);
