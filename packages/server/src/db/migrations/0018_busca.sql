-- What a list is searched in is stored, folded once when it is written: a search calls no function for each row. Where
-- the text holds names of other records, triggers keep it; trigram indexes find words in the tables that grow.

-- People: their own name and address, and the department's name.
alter table usuarios alter column busca drop expression;
create function usuarios_texto(u usuarios) returns text language sql stable
  return dobrar(u.name || ' ' || u.email || ' '
    || coalesce((select nomesecretaria from secretarias where id = u.id_secretaria), ''));
create function usuarios_busca() returns trigger language plpgsql as $$
begin
  new.busca := usuarios_texto(new);
  return new;
end $$;
create trigger busca before insert or update of name, email, id_secretaria on usuarios
  for each row execute function usuarios_busca();
create index usuarios_busca on usuarios using gin (busca gin_trgm_ops);

create or replace view lista_usuarios as
  select u.id, u.name, u.email, u.role, u.id_secretaria, s.nomesecretaria as secretaria_nome, u.ativo, u.ultimo_acesso,
    u.versao, u.busca
  from usuarios u left join secretarias s on s.id = u.id_secretaria;

-- Budget lines: their codes, what the codes are called, and the department under both its names.
drop trigger auditar on orcamento;
alter table orcamento add column busca text not null default '';
create function orcamento_texto(o orcamento) returns text language sql stable
  return (select dobrar(concat_ws(' ', s.nomesecretaria, s.nome_oficial,
      o.conta_elemento_despesa, opcao_nome('contaelemento', o.conta_elemento_despesa),
      o.aplicacao, opcao_nome('aplicacao', o.aplicacao),
      o.funcional_programatica, opcao_nome('funcionais', o.funcional_programatica), o.ficha))
    from secretarias s where s.id = o.secretaria_id);
update orcamento o set busca = orcamento_texto(o);
create function orcamento_busca() returns trigger language plpgsql as $$
begin
  -- a department that does not exist is refused by its own constraint
  new.busca := coalesce(orcamento_texto(new), '');
  return new;
end $$;
create trigger busca before insert
  or update of secretaria_id, conta_elemento_despesa, aplicacao, funcional_programatica, ficha on orcamento
  for each row execute function orcamento_busca();
create index orcamento_busca on orcamento using gin (busca gin_trgm_ops);
select auditar('orcamento', '{"secretaria": "secretaria_id", "fora": ["busca", "versao"]}');

create function opcoes_orcamento_busca() returns trigger language plpgsql as $$
begin
  update orcamento o set busca = orcamento_texto(o)
  where case coalesce(new.lista, old.lista)
    when 'contaelemento' then o.conta_elemento_despesa
    when 'aplicacao' then o.aplicacao
    when 'funcionais' then o.funcional_programatica
  end in (old.codigo, new.codigo);
  return null;
end $$;
create trigger busca after insert or delete or update of lista, codigo, descricao, ativo on opcoes_orcamento
  for each row execute function opcoes_orcamento_busca();

create or replace view lista_orcamento as
  select o.id, o.secretaria_id, s.nomesecretaria as secretaria_nome, o.valor, o.unidade, o.orcamento,
    o.funcional_programatica, o.fonte_recurso_stn, o.fonte_recurso, o.ficha, o.conta_elemento_despesa,
    o.classificacao_institucional, o.aplicacao, n.funcional_nome, n.conta_nome, n.aplicacao_nome, n.stn_nome,
    orcamento_comprometido(o.id) as comprometido, o.valor::numeric - orcamento_comprometido(o.id) as saldo, o.versao,
    o.busca
  from orcamento o
    join secretarias s on s.id = o.secretaria_id
    cross join lateral (
      select opcao_nome('funcionais', o.funcional_programatica) as funcional_nome,
        opcao_nome('contaelemento', o.conta_elemento_despesa) as conta_nome,
        opcao_nome('aplicacao', o.aplicacao) as aplicacao_nome,
        opcao_nome('fontederecurso', right(regexp_replace(o.fonte_recurso_stn, '\D', '', 'g'), 3)) as stn_nome
    ) n;

-- Amendments: project, department, who asked and why. Beside the table, because a decided amendment never changes and
-- the names in it do.
create table aditivos_busca (
  id integer primary key references aditivos (id) on delete cascade,
  busca text not null
);
create index aditivos_busca_texto on aditivos_busca using gin (busca gin_trgm_ops);
create function aditivos_texto(a aditivos) returns text language sql stable
  return (select dobrar(concat_ws(' ', p.nomeprojeto, s.nomesecretaria, u.name, a.descricao_pedido))
    from projetos p, secretarias s, usuarios u
    where p.id = a.id_projeto and s.id = a.id_secretaria and u.id = a.criado_por);
insert into aditivos_busca (id, busca) select a.id, aditivos_texto(a) from aditivos a;

create function aditivos_busca() returns trigger language plpgsql as $$
begin
  insert into aditivos_busca (id, busca) values (new.id, coalesce(aditivos_texto(new), ''))
  on conflict (id) do update set busca = excluded.busca;
  return null;
end $$;
create trigger busca after insert or update of id_projeto, id_secretaria, criado_por, descricao_pedido on aditivos
  for each row execute function aditivos_busca();

create function projetos_nome_busca() returns trigger language plpgsql as $$
begin
  update aditivos_busca b set busca = aditivos_texto(a) from aditivos a where a.id = b.id and a.id_projeto = new.id;
  return null;
end $$;
create trigger busca_aditivos after update of nomeprojeto on projetos
  for each row when (old.nomeprojeto is distinct from new.nomeprojeto) execute function projetos_nome_busca();

create function usuarios_nome_busca() returns trigger language plpgsql as $$
begin
  update aditivos_busca b set busca = aditivos_texto(a) from aditivos a where a.id = b.id and a.criado_por = new.id;
  return null;
end $$;
create trigger busca_aditivos after update of name on usuarios
  for each row when (old.name is distinct from new.name) execute function usuarios_nome_busca();

create or replace view lista_aditivos as
  select a.id, a.id_projeto, p.nomeprojeto, p.id_secretaria as projeto_secretaria, a.id_secretaria,
    s.nomesecretaria as secretaria_nome, a.tipo, a.valor, a.prazo, a.etapa, a.id_orcamento,
    case when o.id is not null
      then concat_ws(' · ', o.classificacao_institucional, o.conta_elemento_despesa, 'ficha ' || o.ficha) end as orcamento_nome,
    o.valor::numeric - orcamento_comprometido(o.id) as orcamento_saldo,
    a.descricao_pedido, a.descricao_decisao, a.status, a.data_criacao, a.criado_por, u.name as criado_por_nome,
    a.data_decisao, a.decidido_por, d.name as decidido_por_nome,
    p.valor_original as projeto_valor_original,
    aditivos_soma(p.id, 'aprovado') as projeto_aprovado, aditivos_soma(p.id, 'pendente') as projeto_pendente,
    a.versao, b.busca
  from aditivos a
    join projetos p on p.id = a.id_projeto
    join secretarias s on s.id = a.id_secretaria
    join usuarios u on u.id = a.criado_por
    left join aditivos_busca b on b.id = a.id
    left join usuarios d on d.id = a.decidido_por
    left join orcamento o on o.id = a.id_orcamento;

-- A department's new name is found wherever it stands.
create or replace function secretarias_busca() returns trigger language plpgsql as $$
begin
  update projetos set busca = dobrar(nomeprojeto || ' ' || new.nomesecretaria) where id_secretaria = new.id;
  update usuarios u set busca = usuarios_texto(u) where u.id_secretaria = new.id;
  update orcamento o set busca = orcamento_texto(o) where o.secretaria_id = new.id;
  update aditivos_busca b set busca = aditivos_texto(a)
  from aditivos a where a.id = b.id and a.id_secretaria = new.id;
  return null;
end $$;
drop trigger busca on secretarias;
create trigger busca after update of nomesecretaria, nome_oficial on secretarias
  for each row when ((old.nomesecretaria, old.nome_oficial) is distinct from (new.nomesecretaria, new.nome_oficial))
  execute function secretarias_busca();

-- Services and neighbourhoods: their own text alone.
drop trigger auditar on servicos;
alter table servicos add column busca text generated always as (dobrar(descricao)) stored;
select auditar('servicos', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["descricao"], "fora": ["busca", "versao", "projeto_id"]}');
create or replace view lista_servicos as
  select s.id, s.projeto_id, s.descricao, s.valor_total,
    case
      when s.peso > 0 then s.peso
      else coalesce(round(s.valor_total * 100 / nullif(sum(s.valor_total) over (partition by s.projeto_id), 0), 2), 0)
    end as peso,
    coalesce((select json_agg(json_build_object('id', p.id, 'mes', p.mes, 'valor', p.valor) order by p.mes, p.id)
      from parcelas p where p.servico_id = s.id), '[]') as parcelas,
    s.versao, s.busca
  from servicos s;

alter table bairros add column busca text generated always as (dobrar(bairro || ' ' || coalesce(zona, ''))) stored;
alter table parcelas add column busca text generated always as ('m' || mes::text) stored;
drop trigger auditar on parcelas;
select auditar('parcelas', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["servico_id", "mes"], "fora": ["busca", "projeto_id"]}');

-- Agreements: with the bank account, for those who may read it.
drop trigger auditar on convenios_dade;
alter table convenios_dade add column busca_interna text generated always as (dobrar(
  objeto || ' ' || coalesce(objeto_completo, '') || ' ' || coalesce(cp_dl_tp, '') || ' ' || coalesce(contrato, '')
  || ' ' || coalesce(numero_convenio, '') || ' ' || coalesce(recurso_liberado, '') || ' ' || coalesce(empresa, '')
  || ' ' || coalesce(ois, '') || ' ' || coalesce(fiscal_contador, '') || ' ' || coalesce(status, '')
  || ' ' || coalesce(conta_bancaria, '')
)) stored;
select auditar('convenios_dade', '{"fora": ["busca", "busca_interna", "versao", "vence_em"]}');
create or replace view lista_convenios_dade as
  select id, objeto, objeto_completo, cp_dl_tp, contrato, numero_convenio, ano, repasse, contrapartida,
    recurso_liberado, assinatura_termo, vigencia_convenio, vigencia_contrato, empresa, ois, fiscal_contador,
    conta_bancaria, status, versao, vence_em, busca_interna as busca
  from convenios_dade;

drop trigger auditar on convenios_estadual;
alter table convenios_estadual add column busca_interna text generated always as (dobrar(
  projeto || ' ' || numero_convenio || ' ' || empresa || ' ' || fiscal || ' ' || status || ' ' || conta_bancaria
)) stored;
select auditar('convenios_estadual', '{"fora": ["busca", "busca_interna", "versao", "vence_em"]}');
create or replace view lista_convenios_estadual as
  select id, projeto, numero_convenio, ano, repasse, contrapartida, valor_total, assinatura_termo, vigencia_convenio,
    vigencia_contrato, empresa, fiscal, conta_bancaria, status, versao, vence_em, busca_interna as busca
  from convenios_estadual;

drop trigger auditar on convenios_federal;
alter table convenios_federal add column busca_interna text generated always as (dobrar(
  objeto || ' ' || objeto_completo || ' ' || cp_dl_tp || ' ' || contrato || ' ' || numero_convenio || ' ' || empresa
  || ' ' || ois || ' ' || fiscal || ' ' || recurso_liberado || ' ' || status || ' ' || conta_bancaria
)) stored;
select auditar('convenios_federal', '{"fora": ["busca", "busca_interna", "versao", "vence_em"]}');
create or replace view lista_convenios_federal as
  select id, objeto, objeto_completo, cp_dl_tp, contrato, numero_convenio, ano, repasse, contrapartida, valor_total,
    vigencia_convenio, vigencia_contrato, empresa, ois, fiscal, conta_bancaria, recurso_liberado, status, versao,
    vence_em, busca_interna as busca
  from convenios_federal;

create index convenios_dade_busca on convenios_dade using gin (busca gin_trgm_ops, busca_interna gin_trgm_ops);
create index convenios_estadual_busca on convenios_estadual using gin (busca gin_trgm_ops, busca_interna gin_trgm_ops);
create index convenios_federal_busca on convenios_federal using gin (busca gin_trgm_ops, busca_interna gin_trgm_ops);
create index convenios_finisa_busca on convenios_finisa using gin (busca gin_trgm_ops);
create index convenios_sempapel_busca on convenios_sempapel using gin (busca gin_trgm_ops);
create index pca_busca on pca using gin (busca gin_trgm_ops);
create index lancamentos_bairros_busca on lancamentos_bairros using gin (busca gin_trgm_ops);

-- Last: rows that were written have triggers waiting, and no more is changed about their table.
update usuarios u set busca = usuarios_texto(u);
