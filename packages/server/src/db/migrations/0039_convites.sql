-- Links by which people choose their first password. A person has one at most: the next takes its place.

create table convites (
  id integer primary key generated always as identity,
  usuario_id integer not null unique references usuarios (id) on delete cascade,
  -- SHA-256 of 256 random bits, which are told once and kept nowhere
  segredo_hash text not null unique,
  criado_por integer not null references usuarios (id),
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null,
  usado_em timestamptz
);
create index convites_criado_por on convites (criado_por);
