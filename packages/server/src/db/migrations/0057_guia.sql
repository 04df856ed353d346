-- How far a city that begins was led: what was left for another day, and whether the guide is over. One row, as the city is.

create table guia (
  id integer primary key default 1 check (id = 1),
  pula_brasao boolean not null default false,
  pula_secretarias boolean not null default false,
  pula_pessoas boolean not null default false,
  pula_importacao boolean not null default false,
  pula_publica boolean not null default false,
  concluido boolean not null default false,
  versao integer not null default 1
);

-- A city that has said its name was set up without it.
insert into guia (concluido) select nome is not null from cidade;
