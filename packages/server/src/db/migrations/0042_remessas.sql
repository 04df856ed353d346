-- What is sent to courts of accounts: each remittance with its file, as it was.

create table remessas (
  id integer generated always as identity primary key,
  tribunal text not null,
  inicio date not null,
  fim date not null,
  linhas integer not null,
  arquivo text not null references arquivos (sha256),
  arquivo_nome text not null,
  feita_por integer not null references usuarios (id),
  feita_em timestamptz not null,
  busca text generated always as (dobrar(tribunal || ' ' || arquivo_nome || ' ' || arquivo)) stored,
  constraint remessas_periodo check (inicio <= fim),
  -- made again with nothing changed, it is the same one
  constraint remessas_mesma unique (tribunal, inicio, fim, arquivo)
);
