-- Courts of accounts, as the packs of the states tell of them: how each is called, which report it wants and when.

create table tribunais (
  id integer generated always as identity primary key,
  codigo text not null constraint tribunais_codigo unique check (codigo ~ '^[a-z]{2,5}(-[a-z]{2})?$'),
  sigla text not null check (length(sigla) between 1 and 20),
  nome text not null check (length(nome) between 1 and 120),
  site text check (length(site) <= 300),
  sistema text check (length(sistema) <= 60),
  -- which layouts there are, the program knows
  leiaute text not null default 'geral' check (leiaute ~ '^[a-z]{2,20}$'),
  -- the month in which the half-years begin, the other six months later
  semestre integer not null default 1 check (semestre between 1 and 6),
  prazo_dias integer check (prazo_dias between 1 and 180),
  versao integer not null default 1
);

-- Cities of São Paulo had theirs in the program; of the others it knew no more than the name.
insert into tribunais (codigo, sigla, nome, site, sistema, leiaute, semestre, prazo_dias)
select novo.* from (values
  ('tce-sp', 'TCE-SP', 'Tribunal de Contas do Estado de São Paulo', 'https://www.tce.sp.gov.br', 'AUDESP', 'audesp', 4, 15),
  ('tcm-sp', 'TCM-SP', 'Tribunal de Contas do Município de São Paulo', null, null, 'geral', 1, null)) as novo
where exists (select from cidade where uf = 'SP' or tribunal = 'tce-sp');
