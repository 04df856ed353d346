-- Services of a project and the installments they are paid in. What its services cost is what a project spends.

create table servicos (
  id integer generated always as identity primary key,
  projeto_id integer not null references projetos (id) on delete cascade,
  descricao text not null,
  valor_total numeric(15, 2) not null check (valor_total >= 0),
  -- in percent; 0 stands for the service's share of all services of the project
  peso numeric(5, 2) not null default 0 check (peso between 0 and 100),
  versao integer not null default 1,
  unique (id, projeto_id)
);
create index servicos_projeto on servicos (projeto_id, id) include (valor_total);

create table parcelas (
  id integer generated always as identity primary key,
  servico_id integer not null,
  -- the service's project, so that its history tells of the installments too
  projeto_id integer not null,
  mes integer not null check (mes >= 1),
  valor numeric(15, 2) not null check (valor >= 0),
  foreign key (servico_id, projeto_id) references servicos (id, projeto_id) on delete cascade
);
create index parcelas_servico on parcelas (servico_id, mes, id);
