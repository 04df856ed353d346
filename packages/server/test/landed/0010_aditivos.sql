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

select auditar('aditivos', '{"pai": "projetos", "coluna_pai": "id_projeto", "sempre": ["tipo"], "fora": ["versao", "id_projeto"]}');

-- A decision is final, whoever tries: the database itself refuses to change one.
create function aditivos_decididos() returns trigger language plpgsql as $$
begin
  if old.status <> 'pendente' then
    raise exception 'Um aditivo decidido não muda.' using errcode = 'PA002';
  end if;
  return new;
end $$;
create trigger decididos before update on aditivos for each row execute function aditivos_decididos();

-- What approved and pending value amendments draw on a budget line.
create function orcamento_comprometido(lancamento integer) returns numeric language sql stable
  return (select coalesce(sum(valor), 0) from aditivos
    where id_orcamento = lancamento and status in ('pendente', 'aprovado'));

create or replace view lista_orcamento as
  select o.id, o.secretaria_id, s.nomesecretaria as secretaria_nome, o.valor, o.unidade, o.orcamento,
    o.funcional_programatica, o.fonte_recurso_stn, o.fonte_recurso, o.ficha, o.conta_elemento_despesa,
    o.classificacao_institucional, o.aplicacao, n.funcional_nome, n.conta_nome, n.aplicacao_nome, n.stn_nome,
    orcamento_comprometido(o.id) as comprometido, o.valor::numeric - orcamento_comprometido(o.id) as saldo, o.versao,
    dobrar(concat_ws(' ', s.nomesecretaria, s.nome_oficial, o.conta_elemento_despesa, n.conta_nome, o.aplicacao,
      n.aplicacao_nome, o.funcional_programatica, n.funcional_nome, o.ficha)) as busca
  from orcamento o
    join secretarias s on s.id = o.secretaria_id
    cross join lateral (
      select opcao_nome('funcionais', o.funcional_programatica) as funcional_nome,
        opcao_nome('contaelemento', o.conta_elemento_despesa) as conta_nome,
        opcao_nome('aplicacao', o.aplicacao) as aplicacao_nome,
        opcao_nome('fontederecurso', right(regexp_replace(o.fonte_recurso_stn, '\D', '', 'g'), 3)) as stn_nome
    ) n;

create function aditivos_soma(projeto integer, com_status text) returns numeric language sql stable
  return (select coalesce(sum(valor), 0) from aditivos where id_projeto = projeto and status = com_status);

create view lista_aditivos as
  select a.id, a.id_projeto, p.nomeprojeto, p.id_secretaria as projeto_secretaria, a.id_secretaria,
    s.nomesecretaria as secretaria_nome, a.tipo, a.valor, a.prazo, a.etapa, a.id_orcamento,
    case when o.id is not null
      then concat_ws(' · ', o.classificacao_institucional, o.conta_elemento_despesa, 'ficha ' || o.ficha) end as orcamento_nome,
    o.valor::numeric - orcamento_comprometido(o.id) as orcamento_saldo,
    a.descricao_pedido, a.descricao_decisao, a.status, a.data_criacao, a.criado_por, u.name as criado_por_nome,
    a.data_decisao, a.decidido_por, d.name as decidido_por_nome,
    p.valor_original as projeto_valor_original,
    aditivos_soma(p.id, 'aprovado') as projeto_aprovado, aditivos_soma(p.id, 'pendente') as projeto_pendente,
    a.versao,
    dobrar(concat_ws(' ', p.nomeprojeto, s.nomesecretaria, u.name, a.descricao_pedido)) as busca
  from aditivos a
    join projetos p on p.id = a.id_projeto
    join secretarias s on s.id = a.id_secretaria
    join usuarios u on u.id = a.criado_por
    left join usuarios d on d.id = a.decidido_por
    left join orcamento o on o.id = a.id_orcamento;
