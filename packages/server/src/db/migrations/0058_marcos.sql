-- The fiscal calendar: a day stands here only where the city says another than the usual one, which the program knows.

create table marcos (
  id integer generated always as identity primary key,
  ano integer not null check (ano between 2000 and 2100),
  marco text not null check (marco ~ '^[a-z_]{1,40}$'),
  data date not null,
  -- what it rests on: a decree, the city's organic law
  base text check (length(base) <= 200),
  versao integer not null default 1,
  constraint marcos_um unique (ano, marco)
);
