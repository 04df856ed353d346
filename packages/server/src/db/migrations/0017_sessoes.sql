-- Sessions under names nobody can guess, with where they were opened; and where each person has come in before.

-- Everybody logs in once more.
drop table sessoes;
create table sessoes (
  id text primary key,
  usuario_id integer not null references usuarios (id) on delete cascade,
  criada_em timestamptz not null default now(),
  expira_em timestamptz not null,
  origem text,
  -- what the browser says it is, for the person to recognise
  navegador text
);
create index sessoes_usuario on sessoes (usuario_id);
create index sessoes_expira on sessoes (expira_em);

-- Addresses and browsers from which a password was right: other people's wrong tries do not keep these out.
create table acessos (
  usuario_id integer not null references usuarios (id) on delete cascade,
  marca text not null,
  visto_em timestamptz not null default now(),
  primary key (usuario_id, marca)
);
create index acessos_visto on acessos (visto_em);
