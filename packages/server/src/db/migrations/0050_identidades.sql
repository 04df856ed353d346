-- By whom else people are known: the city's directory, gov.br. And what is on its way there and back.

create table identidades (
  id integer generated always as identity primary key,
  usuario_id integer not null references usuarios (id) on delete cascade,
  emissor text not null check (length(emissor) between 1 and 300),
  -- the person's number there; of a CPF only its HMAC, under a key that stands in no table
  sub text not null check (length(sub) between 1 and 300),
  nivel text check (nivel in ('bronze', 'silver', 'gold')),
  criada_em timestamptz not null default now(),
  ultimo_acesso timestamptz,
  constraint identidades_sub unique (emissor, sub),
  constraint identidades_usuario unique (usuario_id, emissor)
);

-- Somebody was sent to a provider and has not come back. Found by what their browser holds, of which only the hash is here.
create table entradas_oidc (
  id_hash text primary key,
  provedor text not null,
  estado text not null,
  nonce text not null,
  verificador text not null,
  volta text,
  -- whose account is to be linked: for as long as the session lasts in which they gave their password
  sessao_id text references sessoes (id) on delete cascade,
  expira_em timestamptz not null
);
create index entradas_oidc_expira on entradas_oidc (expira_em);
create index entradas_oidc_sessao on entradas_oidc (sessao_id) where sessao_id is not null;

-- They came back: what their page exchanges for a session, once, in the browser that began.
create table entradas_codigos (
  codigo_hash text primary key,
  id_hash text not null,
  usuario_id integer not null references usuarios (id) on delete cascade,
  provedor text not null,
  volta text,
  expira_em timestamptz not null
);
create index entradas_codigos_expira on entradas_codigos (expira_em);
create index entradas_codigos_usuario on entradas_codigos (usuario_id);
