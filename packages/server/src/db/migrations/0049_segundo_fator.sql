-- A second factor: codes that an app makes from a secret it shares with us, asked for after the password (RFC 6238).

create table segundo_fator (
  id integer primary key generated always as identity,
  usuario_id integer not null unique references usuarios (id) on delete cascade,
  -- encrypted (AES-256-GCM) with a key that follows from the signing secret
  segredo text not null,
  comecado_em timestamptz not null default now(),
  -- until a code has shown that the app has it, it is asked of nobody
  ligado_em timestamptz,
  -- the half minute of the last code that was taken: neither it nor an earlier one is taken again
  ultimo_passo integer not null default 0,
  codigos_restantes integer not null default 0
);

-- What opens the door to those who lost the app, each once. SHA-256 of 80 random bits, told once.
create table codigos_recuperacao (
  usuario_id integer not null references usuarios (id) on delete cascade,
  codigo_hash text not null,
  usado_em timestamptz,
  primary key (usuario_id, codigo_hash)
);

-- Somebody whose password was right, and whose code is awaited. SHA-256 of 256 random bits.
create table desafios (
  segredo_hash text primary key,
  usuario_id integer not null references usuarios (id) on delete cascade,
  expira_em timestamptz not null
);
create index desafios_usuario on desafios (usuario_id);

-- When the session's owner last showed a code.
alter table sessoes add column fator_em timestamptz;

-- What everyone who comes in is held to. One row at most.
create table acesso_regras (
  id integer primary key check (id = 1),
  -- since when administrators and auditors must have a second factor; null where they need none any more
  fator_desde timestamptz
);
