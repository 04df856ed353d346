-- Amendments: asked for by a department, decided once by an auditor.

-- A decision is final, whoever tries: the database itself refuses to change one.
create function aditivos_decididos() returns trigger language plpgsql as $$
begin
  if old.status <> 'pendente' then
    raise exception 'Um aditivo decidido não muda.' using errcode = 'PA002';
  end if;
  return new;
end $$;
create trigger decididos before update on aditivos for each row execute function aditivos_decididos();

-- It stays, and with it the project it was decided on; pending ones go with theirs.
create function aditivos_decididos_ficam() returns trigger language plpgsql as $$
begin
  raise exception 'Um aditivo decidido não se apaga.' using errcode = 'PA002', constraint = 'aditivos_decididos';
end $$;
create trigger decididos_ficam before delete on aditivos for each row
  when (old.status <> 'pendente') execute function aditivos_decididos_ficam();

create function aditivos_soma(projeto integer, com_status text) returns numeric language sql stable
  return (select coalesce(sum(valor), 0) from aditivos where id_projeto = projeto and status = com_status);

-- What approved amendments added to a project's value and whether it has a decided one, and what approved and pending
-- ones, and approved ones alone, draw on a budget line. Projects before lines, each in one order for all writers; held first, then added up anew.
create function aditivos_somar() returns trigger language plpgsql as $$
declare
  projetos_mudados integer[];
  linhas_mudadas integer[];
begin
  if tg_op = 'INSERT' then
    projetos_mudados := array(select distinct id_projeto from novos);
    linhas_mudadas := array(select distinct id_orcamento from novos);
  elsif tg_op = 'DELETE' then
    projetos_mudados := array(select distinct id_projeto from velhos);
    linhas_mudadas := array(select distinct id_orcamento from velhos);
  else
    projetos_mudados := array(select id_projeto from velhos union select id_projeto from novos);
    linhas_mudadas := array(select id_orcamento from velhos union select id_orcamento from novos);
  end if;
  perform from projetos where id = any (projetos_mudados) order by id for no key update;
  update projetos p set acrescimos = a.soma, aditivo_decidido = a.decidido
  from unnest(projetos_mudados) as m (id)
    cross join lateral (
      select aditivos_soma(m.id, 'aprovado') as soma,
        exists (select from aditivos where id_projeto = m.id and status <> 'pendente') as decidido
    ) a
  where p.id = m.id and (p.acrescimos, p.aditivo_decidido) is distinct from (a.soma, a.decidido);
  perform from orcamento where id = any (linhas_mudadas) order by id for no key update;
  update orcamento o set comprometido = a.soma, aprovado = a.aprovado
  from unnest(linhas_mudadas) as m (id)
    cross join lateral (
      select coalesce(sum(valor), 0) as soma, coalesce(sum(valor) filter (where status = 'aprovado'), 0) as aprovado
      from aditivos where id_orcamento = m.id and status in ('pendente', 'aprovado')
    ) a
  where o.id = m.id and (o.comprometido, o.aprovado) is distinct from (a.soma, a.aprovado);
  return null;
end $$;
create trigger somar_inserir after insert on aditivos
  referencing new table as novos for each statement execute function aditivos_somar();
create trigger somar_alterar after update on aditivos
  referencing old table as velhos new table as novos for each statement execute function aditivos_somar();
create trigger somar_excluir after delete on aditivos
  referencing old table as velhos for each statement execute function aditivos_somar();

-- Amendments are found by project, department, who asked and why: written beside them, because a decided amendment
-- never changes and the names in it do.
create function aditivos_texto(a aditivos) returns text language sql stable
  return (select dobrar(concat_ws(' ', p.nomeprojeto, s.nomesecretaria, u.name, a.descricao_pedido))
    from projetos p, secretarias s, usuarios u
    where p.id = a.id_projeto and s.id = a.id_secretaria and u.id = a.criado_por);

create function aditivos_busca() returns trigger language plpgsql as $$
begin
  insert into aditivos_busca (id, busca) values (new.id, coalesce(aditivos_texto(new), ''))
  on conflict (id) do update set busca = excluded.busca;
  return null;
end $$;
create trigger busca after insert or update of id_projeto, id_secretaria, criado_por, descricao_pedido on aditivos
  for each row execute function aditivos_busca();

-- A new name of a project, a department or a person is found at once.
create function aditivos_do_projeto() returns trigger language plpgsql as $$
begin
  update aditivos_busca b set busca = aditivos_texto(a) from aditivos a where a.id = b.id and a.id_projeto = new.id;
  return null;
end $$;
create trigger busca_aditivos after update of nomeprojeto on projetos
  for each row when (old.nomeprojeto is distinct from new.nomeprojeto) execute function aditivos_do_projeto();

create function aditivos_da_secretaria() returns trigger language plpgsql as $$
begin
  update aditivos_busca b set busca = aditivos_texto(a) from aditivos a where a.id = b.id and a.id_secretaria = new.id;
  return null;
end $$;
create trigger busca_aditivos after update of nomesecretaria on secretarias
  for each row when (old.nomesecretaria is distinct from new.nomesecretaria) execute function aditivos_da_secretaria();

create function aditivos_da_pessoa() returns trigger language plpgsql as $$
begin
  update aditivos_busca b set busca = aditivos_texto(a) from aditivos a where a.id = b.id and a.criado_por = new.id;
  return null;
end $$;
create trigger busca_aditivos after update of name on usuarios
  for each row when (old.name is distinct from new.name) execute function aditivos_da_pessoa();

create view lista_aditivos as
  select a.id, a.id_projeto, p.nomeprojeto, p.id_secretaria as projeto_secretaria, a.id_secretaria,
    s.nomesecretaria as secretaria_nome, a.tipo, a.valor, a.prazo, a.etapa, a.id_orcamento,
    case when o.id is not null
      then concat_ws(' · ', o.classificacao_institucional, o.conta_elemento_despesa, 'ficha ' || o.ficha) end as orcamento_nome,
    o.valor - o.comprometido as orcamento_saldo,
    a.descricao_pedido, a.descricao_decisao, a.status, a.data_criacao, a.criado_por, u.name as criado_por_nome,
    a.data_decisao, a.decidido_por, d.name as decidido_por_nome,
    p.valor_original as projeto_valor_original,
    p.acrescimos as projeto_aprovado, aditivos_soma(p.id, 'pendente') as projeto_pendente,
    a.versao, b.busca
  from aditivos a
    join projetos p on p.id = a.id_projeto
    join secretarias s on s.id = a.id_secretaria
    join usuarios u on u.id = a.criado_por
    left join aditivos_busca b on b.id = a.id
    left join usuarios d on d.id = a.decidido_por
    left join orcamento o on o.id = a.id_orcamento;

select auditar('aditivos', '{"pai": "projetos", "coluna_pai": "id_projeto", "sempre": ["tipo"], "fora": ["versao", "id_projeto"]}');
