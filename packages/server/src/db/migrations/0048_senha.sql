-- Links by which people who forgot their password choose another. A person has one at most: the next takes its place.

create table senha_links (
  id integer primary key generated always as identity,
  usuario_id integer not null unique references usuarios (id) on delete cascade,
  -- SHA-256 of 256 random bits, which are told once and kept nowhere
  segredo_hash text not null unique,
  -- nobody where it was asked for by e-mail
  criado_por integer references usuarios (id),
  criado_em timestamptz not null default now(),
  expira_em timestamptz not null,
  usado_em timestamptz
);
create index senha_links_criado_por on senha_links (criado_por);

-- What was typed by those who asked for one, whether there is such an account or not: both are the same work. Whoever sends
-- e-mails takes it away.
create table senha_pedidos (
  id integer primary key generated always as identity,
  email text not null,
  pedido_em timestamptz not null default now()
);
