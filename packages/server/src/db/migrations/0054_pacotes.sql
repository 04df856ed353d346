-- Packs of data: those that somebody sent, and what each load made.

create table pacotes_enviados (
  id integer generated always as identity primary key,
  chave text not null unique,
  nome text not null,
  conteudo jsonb not null,
  enviado_por integer not null references usuarios (id),
  enviado_em timestamptz not null,
  versao integer not null default 1
);
create index pacotes_enviados_por on pacotes_enviados (enviado_por);

create table pacotes_cargas (
  id integer generated always as identity primary key,
  chave text not null,
  nome text not null,
  criados integer not null,
  alterados integer not null,
  -- what it wrote, by section: number, version and, of what it altered, what was there before
  registros jsonb not null,
  -- nobody: the system itself, at the start of a city
  carregada_por integer references usuarios (id),
  carregada_em timestamptz not null,
  desfeita_por integer references usuarios (id),
  desfeita_em timestamptz,
  versao integer not null default 1
);
create index pacotes_cargas_carregada_por on pacotes_cargas (carregada_por);
create index pacotes_cargas_desfeita_por on pacotes_cargas (desfeita_por);
