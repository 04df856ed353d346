-- Lists as people want to find them again: what their addresses say, under a name.

create table visoes (
  id integer generated always as identity primary key,
  id_usuario integer not null references usuarios (id) on delete cascade,
  lista text not null check (lista ~ '^[a-z0-9_-]{1,60}$'),
  nome text not null check (length(nome) between 1 and 60),
  -- search, filters, order, columns and density, as the address has them after the '?'
  consulta text not null check (length(consulta) <= 2000),
  compartilhada boolean not null default false,
  -- whose people it is shared with; empty for everybody's, and for what is shared with nobody
  id_secretaria integer references secretarias (id),
  versao integer not null default 1,
  check (compartilhada or id_secretaria is null)
);
create unique index visoes_nome on visoes (id_usuario, lista, lower(nome));
create index visoes_compartilhadas on visoes (lista) where compartilhada;
