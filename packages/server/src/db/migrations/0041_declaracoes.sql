-- Declarations of absence: that the city has none of what a criterion of the transparency programme asks for.

create table declaracoes (
  id integer generated always as identity primary key,
  codigo text not null,
  -- as it was said on that day, whatever the program says later
  texto text not null,
  id_secretaria integer references secretarias (id),
  feita_em date not null,
  feita_por integer not null references usuarios (id),
  criada_em timestamptz not null,
  retirada_em timestamptz,
  retirada_por integer references usuarios (id),
  versao integer not null default 1,
  constraint declaracoes_retirada check ((retirada_em is null) = (retirada_por is null))
);
create unique index declaracoes_dia on declaracoes (codigo, feita_em) where retirada_em is null;
