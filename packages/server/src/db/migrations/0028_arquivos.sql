-- Files that people send, kept once for each content, and what shows that a legal deadline was met as one of them.

-- A file is here only when all its parts are. The first record that refers to it says so, and from then on it stays:
-- the audit trail names it by its content.
create table arquivos (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  tamanho integer not null check (tamanho > 0),
  -- decided by the content
  tipo text not null,
  criado_em timestamptz not null default now(),
  usado_em timestamptz
);

-- Written one by one before their file is, so that nobody waits for a large one.
create table arquivo_partes (
  sha256 text not null,
  n integer not null check (n >= 0),
  bytes bytea not null,
  criada_em timestamptz not null default now(),
  primary key (sha256, n)
);
-- What people send is compressed already.
alter table arquivo_partes alter column bytes set storage external;

alter table prazos_cumpridos
  add column arquivo text references arquivos (sha256),
  add column arquivo_nome text,
  alter column evidencia drop not null,
  add constraint prazos_cumpridos_comprovacao check (num_nonnulls(evidencia, arquivo) > 0),
  add constraint prazos_cumpridos_nome check ((arquivo is null) = (arquivo_nome is null));
