-- Files that come in parts and go on after a break; where a file's bytes are, and what is known of them.

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

alter table arquivos
  -- A city that changes its setting still reads what it had; 'ausente' when a backup came without the bytes.
  add column guarda text not null default 'banco' check (guarda in ('banco', 'disco', 's3', 'ausente')),
  -- By the antivirus, where there is one.
  add column verificado text check (verificado in ('limpo', 'suspeito', 'pendente')),
  add column fatos jsonb;
create index arquivos_pendentes on arquivos (criado_em) where verificado = 'pendente';

-- What may lie in a folder or an S3 store without being of a file: said before it is written there, and when its file is
-- swept; taken away an hour later.
create table arquivo_restos (
  sha256 text not null,
  guarda text not null check (guarda in ('disco', 's3')),
  criado_em timestamptz not null default now(),
  primary key (sha256, guarda)
);
