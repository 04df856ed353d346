-- Budget lines, and the option lists their codes are chosen from.

-- What a code is called; retired options still name the lines that carry them. In plpgsql, which keeps its plans: an SQL
-- function with a query inside is planned anew whenever a line is written.
create function opcao_nome(nome_lista text, codigo_procurado text) returns text language plpgsql stable as $$
begin
  return (select descricao from opcoes_orcamento
    where lista = nome_lista and codigo = codigo_procurado order by ativo desc, id limit 1);
end $$;

-- What the programme of a functional code is called in a year, as `programaNome` of the domain says it.
create function programa_nome(funcional text, ano integer) returns text language plpgsql stable as $$
begin
  return (select descricao from opcoes_orcamento
    where lista = 'programa' and codigo = trim(split_part(funcional, '.', 3))
      and (ppa is null or ano is null or ano between ppa and ppa + 3)
    order by ppa desc nulls last, ativo desc, id limit 1);
end $$;

-- Lines are found by their codes, what the codes are called, and the department under both its names.
create function orcamento_texto(o orcamento) returns text language plpgsql stable as $$
begin
  return (select dobrar(concat_ws(' ', s.nomesecretaria, s.nome_oficial,
      o.conta_elemento_despesa, opcao_nome('contaelemento', o.conta_elemento_despesa),
      o.aplicacao, opcao_nome('aplicacao', o.aplicacao),
      o.funcional_programatica, opcao_nome('funcionais', o.funcional_programatica), o.ficha))
    from secretarias s where s.id = o.secretaria_id);
end $$;

create function orcamento_busca() returns trigger language plpgsql as $$
begin
  -- a department that does not exist is refused by its own constraint
  new.busca := coalesce(orcamento_texto(new), '');
  return new;
end $$;
create trigger busca before insert
  or update of secretaria_id, conta_elemento_despesa, aplicacao, funcional_programatica, ficha on orcamento
  for each row execute function orcamento_busca();

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

create function orcamento_da_secretaria() returns trigger language plpgsql as $$
begin
  update orcamento o set busca = orcamento_texto(o) where o.secretaria_id = new.id;
  return null;
end $$;
create trigger busca_orcamento after update of nomesecretaria, nome_oficial on secretarias
  for each row when ((old.nomesecretaria, old.nome_oficial) is distinct from (new.nomesecretaria, new.nome_oficial))
  execute function orcamento_da_secretaria();

create trigger em_uso before insert or update of id_secretaria on opcoes_orcamento
  for each row execute function secretaria_em_uso();

-- As `secretaria_em_uso`, under the name the department has in a line.
create function orcamento_em_uso() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.secretaria_id = new.secretaria_id then return new; end if;
  if not (select ativo from secretarias where id = new.secretaria_id) then
    raise exception 'Esta secretaria está desativada.' using errcode = 'PA002', constraint = 'secretaria_em_uso';
  end if;
  return new;
end $$;
create trigger em_uso before insert or update of secretaria_id on orcamento
  for each row execute function orcamento_em_uso();

create view lista_opcoes_orcamento as
  select o.id, o.lista, o.codigo, o.descricao, o.grupo, o.id_secretaria, s.nomesecretaria as secretaria_nome, o.ativo,
    o.ppa, o.objetivo, o.versao, o.busca
  from opcoes_orcamento o left join secretarias s on s.id = o.id_secretaria;

create view lista_orcamento as
  select o.id, o.secretaria_id, s.nomesecretaria as secretaria_nome, o.valor, o.unidade, o.orcamento,
    o.funcional_programatica, o.fonte_recurso_stn, o.fonte_recurso, o.ficha, o.exercicio, o.conta_elemento_despesa,
    o.classificacao_institucional, o.aplicacao, n.funcional_nome, n.conta_nome, n.aplicacao_nome, n.stn_nome, n.programa_nome,
    o.comprometido, o.valor - o.comprometido as saldo, o.aprovado, o.versao, o.busca
  from orcamento o
    left join secretarias s on s.id = o.secretaria_id
    cross join lateral (
      select opcao_nome('funcionais', o.funcional_programatica) as funcional_nome,
        opcao_nome('contaelemento', o.conta_elemento_despesa) as conta_nome,
        opcao_nome('aplicacao', o.aplicacao) as aplicacao_nome,
        opcao_nome('fontederecurso', right(regexp_replace(o.fonte_recurso_stn, '\D', '', 'g'), 3)) as stn_nome,
        programa_nome(o.funcional_programatica, o.exercicio) as programa_nome
    ) n;

select auditar('opcoes_orcamento', '{"nome": ["descricao"], "fora": ["busca", "versao"]}');
select auditar('orcamento', '{"nome": ["ficha"], "secretaria": "secretaria_id", "fora": ["busca", "comprometido", "aprovado", "versao"]}');
