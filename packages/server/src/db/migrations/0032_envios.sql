-- Files that come in parts and go on after a break, and where a file's bytes are.

-- Until it is whole its parts stand in arquivo_partes under its id; then they are its file's.
create table envios (
  id text primary key default gen_random_uuid()::text,
  usuario_id integer not null references usuarios (id) on delete cascade,
  nome text not null,
  tamanho integer not null check (tamanho > 0),
  recebido integer not null default 0 check (recebido between 0 and tamanho),
  arquivo text references arquivos (sha256),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now()
);
create index envios_arquivo on envios (arquivo);

-- A city that changes its setting still reads what it had; 'ausente' when a backup came without the bytes.
alter table arquivos
  add column guarda text not null default 'banco' check (guarda in ('banco', 'disco', 's3', 'ausente'));

-- What may lie in a folder or an S3 store without being of a file: said before it is written there, and when its file is
-- swept; taken away an hour later.
create table arquivo_restos (
  sha256 text not null,
  guarda text not null check (guarda in ('disco', 's3')),
  criado_em timestamptz not null default now(),
  primary key (sha256, guarda)
);
