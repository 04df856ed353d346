-- Stopped works, when a stage really began and ended, and how a project's progress moved.

create table paralisacoes (
  id integer generated always as identity primary key,
  id_projeto integer not null references projetos (id) on delete cascade,
  id_contrato integer references contratos (id),
  -- number of the order that stopped it
  ordem text,
  motivo text not null check (motivo in ('recursos', 'repasse', 'abandono', 'rescisao', 'projeto', 'licenca',
    'desapropriacao', 'judicial', 'tribunal', 'chuvas', 'outro')),
  detalhe text,
  responsavel text not null,
  inicio date not null,
  reinicio_previsto date,
  reinicio date,
  -- art. 115 § 6: on the site, and on a sign at the works
  aviso_publicado_em date,
  placa_em date,
  -- the note that moved the schedule at the restart
  id_apostila integer references aditivos (id),
  criado_por integer not null references usuarios (id),
  criado_em timestamptz not null,
  versao integer not null default 1,
  busca text generated always as (dobrar(coalesce(ordem, '') || ' ' || responsavel || ' ' || coalesce(detalhe, ''))) stored,
  constraint paralisacoes_reinicio check (reinicio > inicio),
  constraint paralisacoes_previsto check (reinicio_previsto > inicio),
  constraint paralisacoes_outro check (motivo <> 'outro' or detalhe is not null)
);
create unique index paralisacoes_aberta on paralisacoes (id_projeto) where reinicio is null;
create index paralisacoes_projeto on paralisacoes (id_projeto, inicio desc);

-- The open stoppage of a project, as everyone reads it, and from which day on its works are without evolution if they do
-- not get on; kept by triggers.
alter table projetos
  add column paralisacao jsonb,
  add column sem_evolucao_em date;
create index projetos_paralisados on projetos (id) where paralisacao is not null;
create index projetos_sem_evolucao on projetos (sem_evolucao_em) where sem_evolucao_em is not null;

alter table etapas
  add column inicio_real date,
  add column fim_real date,
  add constraint etapas_datas_reais check (fim_real >= inicio_real);

-- A project's progress on the days it changed: what 'without evolution' is read from.
create table evolucao (
  projeto_id integer not null references projetos (id) on delete cascade,
  dia date not null,
  progresso smallint not null,
  primary key (projeto_id, dia)
);
insert into evolucao (projeto_id, dia, progresso)
select id, (now() at time zone 'America/Sao_Paulo')::date, progresso from projetos;
-- What the triggers would have said of works that are under way: counted from today on.
update projetos p set sem_evolucao_em =
  greatest((now() at time zone 'America/Sao_Paulo')::date, coalesce(e.inicio_real, e.inicio)) + 120
from etapas e
where e.projeto_id = p.id and e.numero = 5 and e.situacao in ('Em andamento', 'Atrasado') and p.status <> 'Concluído';
