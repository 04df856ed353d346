-- What every word stands on: folded text, settings shared by all instances, and the audit trail.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Text without case and accents, for searching and sorting. The two-argument form names the dictionary and so is
-- safe to call immutable, which an index needs.
create function dobrar(texto text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, texto));

create table configuracao (
  chave text primary key,
  valor jsonb not null
);

create table auditoria (
  id bigint primary key,
  instante timestamptz not null,
  usuario_id integer,
  usuario_nome text not null,
  origem text,
  requisicao text,
  entidade text not null,
  registro_id text not null,
  acao text not null check (acao in ('criou', 'alterou', 'excluiu')),
  -- the record this one is a part of, as 'projetos/12': its history tells of its parts too
  pai text,
  -- the department the record belongs to, so that its people may read its history
  id_secretaria integer,
  -- on an alteration only the fields that changed
  antes jsonb,
  depois jsonb,
  -- the seal of the line before, and this line's own
  anterior text not null,
  hash text not null
);
create index auditoria_registro on auditoria (entidade, registro_id, id);
create index auditoria_pai on auditoria (pai, id) where pai is not null;
create index auditoria_usuario on auditoria (usuario_id, id);
create index auditoria_instante on auditoria (instante);
