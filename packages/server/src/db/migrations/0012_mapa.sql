-- Pictures sent by people, and the projects' points on the map.

-- Kept in the database, so that every instance has them and one backup holds all. They are re-encoded before they come
-- here, named by their content, and never changed.
create table fotos (
  nome text primary key,
  -- the record it was sent for, as 'secretarias/17'
  dono text not null,
  bytes bytea not null,
  criada_em timestamptz not null default now()
);
create index fotos_dono on fotos (dono);

create table coordenadas (
  id integer generated always as identity primary key,
  id_projeto integer not null references projetos (id) on delete cascade,
  latitude numeric(9, 6) not null check (latitude between -90 and 90),
  longitude numeric(9, 6) not null check (longitude between -180 and 180),
  imagem text references fotos (nome),
  versao integer not null default 1
);
create unique index coordenadas_projeto on coordenadas (id_projeto);
