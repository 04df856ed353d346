-- Amendments: asked for by a department, decided once by an auditor, their effect applied in the same transaction.

create table aditivos (
  id integer generated always as identity primary key,
  id_projeto integer not null references projetos (id) on delete cascade,
  -- the department whose budget bears it
  id_secretaria integer not null references secretarias (id),
  tipo text not null check (tipo in ('valor', 'prazo')),
  valor numeric(15, 2) check (valor >= 0),
  prazo integer check (prazo >= 1),
  etapa smallint check (etapa between 1 and 6),
  id_orcamento integer references orcamento (id),
  descricao_pedido text,
  descricao_decisao text,
  status text not null default 'pendente' check (status in ('pendente', 'aprovado', 'rejeitado')),
  data_criacao timestamptz not null default now(),
  criado_por integer not null references usuarios (id),
  data_decisao timestamptz,
  decidido_por integer references usuarios (id),
  versao integer not null default 1,
  constraint aditivos_tipo_campos check (case tipo
    when 'valor' then valor is not null and id_orcamento is not null and prazo is null and etapa is null
    else prazo is not null and etapa is not null and valor is null and id_orcamento is null
  end),
  constraint aditivos_decisao check ((status = 'pendente') = (decidido_por is null)),
  constraint aditivos_separacao check (decidido_por <> criado_por)
);
create index aditivos_projeto on aditivos (id_projeto, id desc);
create index aditivos_status on aditivos (status, id desc);
create index aditivos_orcamento on aditivos (id_orcamento) where id_orcamento is not null;
