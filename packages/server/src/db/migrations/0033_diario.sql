-- The diary of a work: pictures, and the book of occurrences its inspector keeps (Lei 14.133, art. 117, § 1º).

-- A picture that is shown no more is kept: its record refers to it.
alter table fotos add column retirada_em timestamptz;

create table diario (
  id integer generated always as identity primary key,
  -- a book goes nowhere, and neither does what it is about
  projeto_id integer not null references projetos (id),
  contrato_id integer references contratos (id),
  tipo text not null check (tipo in ('foto', 'ocorrencia')),
  dia date not null,
  hora text check (hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  etapa smallint check (etapa between 1 and 6),
  momento text check (momento in ('antes', 'durante', 'depois')),
  texto text check (length(texto) <= case tipo when 'foto' then 500 else 4000 end),
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  -- where the position was read: off the picture, or off the phone that sent it
  posicao text check (posicao in ('foto', 'aparelho')),
  -- the original with all that its camera noted, never public
  arquivo text references arquivos (sha256),
  arquivo_nome text,
  -- the picture that is shown, and a small one for lists
  foto text references fotos (nome),
  miniatura text references fotos (nome),
  -- the day its camera wrote into it
  exif_dia date,
  -- made where the entry is, so that the same one sent twice is one
  chave text not null constraint diario_chave unique check (chave ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  autor_id integer not null references usuarios (id),
  criado_em timestamptz not null,
  situacao text not null default 'vigente' check (situacao in ('vigente', 'sem_efeito')),
  motivo text,
  versao integer not null default 1,
  busca text not null generated always as (dobrar(coalesce(texto, ''))) stored,
  constraint diario_lugar check (num_nonnulls(latitude, longitude, posicao) in (0, 3)),
  constraint diario_dito check (tipo = 'foto' or texto is not null),
  constraint diario_mostrado check (num_nonnulls(arquivo, arquivo_nome, foto, miniatura) = case tipo when 'foto' then 4 else 0 end),
  constraint diario_motivo check ((situacao = 'sem_efeito') = (motivo is not null))
);
create index diario_projeto on diario (projeto_id, dia desc, id desc);
create index diario_fotos on diario (dia desc, id desc) where tipo = 'foto' and situacao = 'vigente';
create index diario_contrato on diario (contrato_id) where contrato_id is not null;
