-- Whose system this is: one row, which every screen, sheet and letter reads. A city that has not said its name yet has none.

create table cidade (
  id integer primary key default 1 check (id = 1),
  nome text check (length(nome) between 1 and 120),
  uf text check (uf ~ '^[A-Z]{2}$'),
  ibge text check (ibge ~ '^[0-9]{7}$'),
  nome_orgao text not null default 'Prefeitura Municipal' check (length(nome_orgao) between 1 and 80),
  nome_sistema text not null default 'Módulo de Processos' check (length(nome_sistema) between 1 and 60),
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  endereco text check (length(endereco) <= 200),
  telefone text check (length(telefone) <= 40),
  -- the clock the city lives by; which names there are, the program knows
  fuso text not null default 'America/Sao_Paulo' check (fuso ~ '^America/[A-Z][A-Za-z_]{1,40}$'),
  -- where the map opens, and how far around it the city's projects may be
  centro_latitude numeric(8, 6) not null default -15.793900 check (centro_latitude between -90 and 90),
  centro_longitude numeric(9, 6) not null default -47.882800 check (centro_longitude between -180 and 180),
  zoom integer not null default 13 check (zoom between 3 and 18),
  raio_km integer not null default 45 check (raio_km between 1 and 600),
  site text check (length(site) <= 300),
  esic text check (length(esic) <= 300),
  ouvidoria text check (length(ouvidoria) <= 300),
  encarregado text check (length(encarregado) <= 200),
  encarregado_contato text check (length(encarregado_contato) <= 300),
  portal_contabil text check (length(portal_contabil) <= 300),
  tribunal text check (tribunal ~ '^[a-z]{2,5}(-[a-z]{2})?$'),
  cor_primaria text check (cor_primaria ~ '^#[0-9a-f]{6}$'),
  versao integer not null default 1
);

insert into cidade (nome, uf, ibge, centro_latitude, centro_longitude, tribunal)
values ('Guaratinguetá', 'SP', '3518404', -22.8164, -45.1933, 'tce-sp');
