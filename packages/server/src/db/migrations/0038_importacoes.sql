-- Spreadsheets that come in, and batches of changes: what each row would do, did, and what it was before.

create table importacoes (
  id integer primary key generated always as identity,
  -- the list whose records come in
  lista text not null,
  titulo text not null,
  origem text not null check (origem in ('planilha', 'lote')),
  arquivo text references arquivos (sha256),
  arquivo_nome text,
  -- sheets as they were read: name, size, first rows
  folhas jsonb not null default '[]',
  folha integer not null default 0 check (folha >= 0),
  cabecalho jsonb not null default '{}',
  colunas jsonb not null default '[]',
  mapa jsonb not null default '{}',
  -- cells typed in place: row → column → text
  edicoes jsonb not null default '{}',
  totais jsonb not null default '{}',
  somas jsonb not null default '[]',
  avisos jsonb not null default '[]',
  situacao text not null check (situacao in
    ('conferida', 'na_fila', 'importando', 'importada', 'desfazendo', 'desfeita', 'cancelada', 'falhou')),
  parcial boolean not null default false,
  feitas integer not null default 0,
  total integer not null default 0,
  motivo text,
  criado_por integer not null references usuarios (id),
  id_secretaria integer,
  criado_em timestamptz not null,
  -- in whose name it is written
  importada_por integer references usuarios (id),
  importada_em timestamptz,
  desfeita_em timestamptz,
  desfeita_por integer references usuarios (id),
  versao integer not null default 1,
  busca text not null generated always as (dobrar(titulo || ' ' || coalesce(arquivo_nome, ''))) stored
);
create index importacoes_criado_por on importacoes (criado_por, id);
create index importacoes_arquivo on importacoes (arquivo);
create index importacoes_importada_por on importacoes (importada_por);
create index importacoes_desfeita_por on importacoes (desfeita_por);
create index importacoes_vivas on importacoes (id) where situacao in ('na_fila', 'importando', 'desfazendo');

create table importacao_linhas (
  importacao_id integer not null references importacoes (id) on delete cascade,
  linha integer not null,
  celulas jsonb not null default '[]',
  acao text not null check (acao in ('criar', 'alterar', 'igual', 'erro')),
  registro_id integer,
  versao integer,
  valores jsonb not null default '{}',
  antes jsonb not null default '{}',
  erros jsonb not null default '{}',
  notas jsonb not null default '{}',
  -- what became of it, and the version it left the record in
  feita text check (feita in ('feita', 'desfeita', 'mantida')),
  versao_depois integer,
  motivo text,
  busca text not null generated always as (dobrar(acao || ' ' || celulas::text)) stored,
  primary key (importacao_id, linha)
);
create index importacao_linhas_acao on importacao_linhas (importacao_id, acao, linha);
create index importacao_linhas_feitas on importacao_linhas (importacao_id, linha) where feita = 'feita';

-- How a sheet with these heads was last mapped, for each list and person.
create table importacao_mapas (
  usuario_id integer not null references usuarios (id) on delete cascade,
  lista text not null,
  cabecalho text not null,
  mapa jsonb not null,
  usado_em timestamptz not null,
  primary key (usuario_id, lista, cabecalho)
);
