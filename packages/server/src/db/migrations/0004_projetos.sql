-- Projects and their six stages. Progress, status and late stages are computed by the program from the stages and the
-- day, stored here at every write and again when the day changes, so that lists filter and counters count by index.

create table projetos (
  id integer generated always as identity primary key,
  id_secretaria integer not null references secretarias (id),
  nomeprojeto text not null,
  descricao text,
  ano integer,
  valor numeric(15, 2) check (valor >= 0),
  -- the value before any amendment
  valor_original numeric(15, 2),
  gestorprocesso text,
  status text not null default 'Não iniciado',
  progresso smallint not null default 0,
  etapa_atual smallint not null default 1,
  etapas_atrasadas smallint[] not null default '{}',
  -- end of the sixth stage
  termina_em date,
  versao integer not null default 1,
  -- folded names of the project and its department
  busca text not null default ''
);
create index projetos_secretaria on projetos (id_secretaria, id desc);
create index projetos_status on projetos (status, id desc);
create index projetos_ano on projetos (ano);
create index projetos_nome on projetos (dobrar(nomeprojeto), id);
create index projetos_valor on projetos (valor, id);
create index projetos_termina on projetos (termina_em, id);
create index projetos_busca on projetos using gin (busca gin_trgm_ops);

create table etapas (
  id integer generated always as identity primary key,
  projeto_id integer not null references projetos (id) on delete cascade,
  numero smallint not null check (numero between 1 and 6),
  nome text not null,
  inicio date,
  fim date,
  prazo numeric(12, 2),
  situacao text check (situacao in ('Não iniciado', 'Em andamento', 'Concluído', 'Atrasado')),
  -- the first dates ever written down
  inicio_original date,
  fim_original date
);
create unique index etapas_projeto on etapas (projeto_id, numero);
-- the stages whose percent moves with the days
create index etapas_em_curso on etapas (projeto_id) where situacao in ('Em andamento', 'Atrasado');

-- Counts and sums by department, status and year, kept with every change: totals of a list or a dashboard cost the same
-- with a thousand projects as with a hundred thousand. Year 0 stands for projects without one.
create table projetos_totais (
  id_secretaria integer not null,
  status text not null,
  ano integer not null,
  quantidade bigint not null,
  valor numeric(20, 2) not null,
  primary key (id_secretaria, status, ano)
);
