-- Amendments: asked for by a department, decided once by an auditor, who may also send one back to be corrected.

-- A decision is final, whoever tries: the database itself refuses to change one, as it does what was withdrawn. Of the term
-- of an approved one what was not known yet may be filled in.
create function aditivos_decididos() returns trigger language plpgsql as $$
declare
  permitido aditivos := old;
begin
  if old.status = 'aprovado' then
    permitido.numero_termo := coalesce(old.numero_termo, new.numero_termo);
    permitido.data_assinatura := coalesce(old.data_assinatura, new.data_assinatura);
    permitido.fundamento_legal := coalesce(old.fundamento_legal, new.fundamento_legal);
    permitido.versao := new.versao;
  end if;
  if new is distinct from permitido then
    raise exception 'Um aditivo decidido não muda.' using errcode = 'PA002';
  end if;
  return new;
end $$;
create trigger decididos before update on aditivos for each row
  when (old.status in ('aprovado', 'rejeitado', 'retirado')) execute function aditivos_decididos();

-- It stays, and with it the project it was decided on; those that nobody decided go with theirs.
create function aditivos_decididos_ficam() returns trigger language plpgsql as $$
begin
  raise exception 'Um aditivo decidido não se apaga.' using errcode = 'PA002', constraint = 'aditivos_decididos';
end $$;
create trigger decididos_ficam before delete on aditivos for each row
  when (old.status in ('aprovado', 'rejeitado')) execute function aditivos_decididos_ficam();

-- What a contract is amended by: what names it, and what its projects were amended by without naming one, so that a
-- contract registered later gives no second allowance.
create view contrato_aditivos as
  select id_contrato as contrato_id, id, status, valor, supressao, reajuste from aditivos where id_contrato is not null
  union all
  select c.contrato_id, a.id, a.status, a.valor, a.supressao, a.reajuste
  from contratos_projetos c join aditivos a on a.id_projeto = c.projeto_id where a.id_contrato is null;

-- Adds up anew what approved amendments did to these contracts, which are held first, in one order for all writers.
create function contratos_somar(mudados integer[]) returns void language plpgsql as $$
begin
  perform from contratos where id = any (mudados) order by id for no key update;
  update contratos c set acrescimos = a.acrescimos, supressoes = a.supressoes, reajustes = a.reajustes
  from unnest(mudados) as m (id)
    cross join lateral (
      select coalesce(sum(valor), 0) as acrescimos, coalesce(sum(supressao), 0) as supressoes,
        coalesce(sum(reajuste), 0) as reajustes
      from contrato_aditivos where contrato_id = m.id and status = 'aprovado'
    ) a
  where c.id = m.id
    and (c.acrescimos, c.supressoes, c.reajustes) is distinct from (a.acrescimos, a.supressoes, a.reajustes);
end $$;

-- What approved amendments did to a project's value and to its contracts, whether it has a decided one, and what approved
-- and pending ones, and approved ones alone, draw on a budget line. Projects before contracts before lines, each in one
-- order for all writers; held first, then added up anew.
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
  update projetos p set acrescimos = a.acrescimos, supressoes = a.supressoes, reajustes = a.reajustes,
    aditivo_decidido = a.decidido, valor_aditado = a.aditado
  from unnest(projetos_mudados) as m (id)
    cross join lateral (
      select coalesce(sum(valor) filter (where status = 'aprovado'), 0) as acrescimos,
        coalesce(sum(supressao) filter (where status = 'aprovado'), 0) as supressoes,
        coalesce(sum(reajuste) filter (where status = 'aprovado'), 0) as reajustes,
        coalesce(bool_or(status in ('aprovado', 'rejeitado')), false) as decidido,
        coalesce(bool_or(num_nonnulls(valor, supressao, reajuste) > 0 and status in ('pendente', 'devolvido', 'aprovado')), false)
          as aditado
      from aditivos where id_projeto = m.id
    ) a
  where p.id = m.id and (p.acrescimos, p.supressoes, p.reajustes, p.aditivo_decidido, p.valor_aditado)
    is distinct from (a.acrescimos, a.supressoes, a.reajustes, a.decidido, a.aditado);
  -- An approved one never goes, so that contracts change by those that are there.
  if tg_op <> 'DELETE' then
    perform contratos_somar(array(select distinct contrato_id from contrato_aditivos
      where id in (select id from novos where status = 'aprovado')));
  end if;
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

-- A project that is linked to a contract brings along what it was amended by.
create function contratos_projetos_somar() returns trigger language plpgsql as $$
begin
  perform contratos_somar(array[coalesce(new.contrato_id, old.contrato_id)]);
  return null;
end $$;
create trigger somar after insert or delete on contratos_projetos
  for each row execute function contratos_projetos_somar();

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

-- What waits for a decision on a contract, or without one on a project: increases, or suppressions.
create function aditivos_pendentes(projeto integer, contrato integer, classe text) returns numeric language sql stable
  -- By whose they are, along the index: in one condition, all that wait in the city were read for each row of a list.
  return (select coalesce(sum(case classe when 'acrescimos' then valor else supressao end), 0) from (
      select valor, supressao, status from aditivos where contrato is null and id_projeto = projeto
      union all
      select valor, supressao, status from aditivos where id_contrato = contrato
      union all
      select a.valor, a.supressao, a.status from contratos_projetos v
        join aditivos a on a.id_projeto = v.projeto_id and a.id_contrato is null
      where v.contrato_id = contrato
    ) pedidos
    where status = 'pendente');

create function aditivos_contrato_nome(c contratos) returns text language sql immutable
  return case when c.id is not null then c.numero || '/' || c.ano || ' · ' || c.empresa end;

-- What a project is measured by without a running contract: its original value, adjusted. Where what it was contracted for
-- came to its end, no more than that was: who ends a contract gains no larger allowance.
create function aditivos_base(p projetos) returns numeric language sql stable
  return least(p.valor_original, (select sum(c.valor_inicial) from contratos_projetos v join contratos c on c.id = v.contrato_id
    where v.projeto_id = p.id and c.encerrado_em is not null)) + p.reajustes;

-- The meter of every signed contract. What an ended one was amended by is still told.
create view limites_contratos as
  select c.id as id_contrato, aditivos_contrato_nome(c) as contrato_nome,
    c.encerrado_em is null as aberto, c.valor_inicial + c.reajustes as limite_base,
    c.acrescimos as acrescimos_aprovados, aditivos_pendentes(null, c.id, 'acrescimos') as acrescimos_pendentes,
    c.supressoes as supressoes_aprovadas, aditivos_pendentes(null, c.id, 'supressoes') as supressoes_pendentes,
    case when c.reforma then 50 else 25 end as teto_acrescimos, 25 as teto_supressoes
  from contratos c where c.assinatura is not null;

-- Those of a project: of its contracts, and its own where none is running.
create view limites_projetos as
  select v.projeto_id as id_projeto, l.* from contratos_projetos v join limites_contratos l on l.id_contrato = v.contrato_id
  union all
  select p.id, null, null, true, aditivos_base(p),
    p.acrescimos, aditivos_pendentes(p.id, null, 'acrescimos'),
    p.supressoes, aditivos_pendentes(p.id, null, 'supressoes'), 25, 25
  from projetos p
  where not exists (select from contratos_projetos v join contratos c on c.id = v.contrato_id
    where v.projeto_id = p.id and c.assinatura is not null and c.encerrado_em is null);

-- How much of a ceiling is used, in percent of it: rounded up to two decimals, nothing where there is no base.
create function uso_do_limite(base numeric, usado numeric, teto integer) returns numeric language sql immutable
  return ceil(usado * 1000000 / nullif(base * teto, 0)) / 100;

-- Questions and answers are only ever added; they go with a project that goes whole.
create function aditivo_mensagens_ficam() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from projetos where id = old.id_projeto) then
    return old;
  end if;
  raise exception 'Uma mensagem não muda nem se apaga.' using errcode = 'PA002';
end $$;
create trigger ficam before update or delete on aditivo_mensagens
  for each row execute function aditivo_mensagens_ficam();

-- Whose turn it is in the thread of a request that is not settled, as `conversaOf` tells it.
create function aditivos_conversa(aditivo integer) returns text language sql stable
  return (select case when papel = 'auditor' then 'aguarda resposta'
      when exists (select from aditivo_mensagens where aditivo_id = aditivo and papel = 'auditor') then 'respondida' end
    from aditivo_mensagens where aditivo_id = aditivo order by id desc limit 1);

-- Who inspects or manages a contract, or attested something measured under it; without one, of all contracts of the project.
create function aditivos_responsaveis(contrato integer, projeto integer) returns integer[] language sql stable
  return (select coalesce(array_agg(distinct pessoa order by pessoa), '{}') from contratos c
      cross join lateral unnest(array[c.fiscal_titular_id, c.fiscal_substituto_id, c.gestor_id] || c.atestaram) r (pessoa)
    where pessoa is not null and (c.id = contrato
      or contrato is null and c.id in (select contrato_id from contratos_projetos where projeto_id = projeto)));

create view lista_aditivos as
  select a.id, a.id_projeto, p.nomeprojeto, p.id_secretaria as projeto_secretaria, p.arquivado as projeto_arquivado, a.id_secretaria,
    s.nomesecretaria as secretaria_nome, a.tipo, a.valor, a.supressao, a.reajuste, a.prazo, a.etapa, a.id_orcamento,
    case when o.id is not null
      then concat_ws(' · ', o.classificacao_institucional, o.conta_elemento_despesa, 'ficha ' || o.ficha) end as orcamento_nome,
    o.valor - o.comprometido as orcamento_saldo,
    a.descricao_pedido, a.descricao_decisao, a.status, a.data_criacao, a.criado_por, u.name as criado_por_nome,
    a.autores, aditivos_responsaveis(a.id_contrato, a.id_projeto) as responsaveis, a.data_decisao, a.decidido_por, d.name as decidido_por_nome,
    p.valor_original as projeto_valor_original,
    p.acrescimos as projeto_aprovado, aditivos_pendentes(p.id, null, 'acrescimos') as projeto_pendente,
    a.id_contrato, aditivos_contrato_nome(c) as contrato_nome, c.situacao as contrato_situacao,
    c.vigencia_fim as contrato_vigencia_fim, c.encerrado_em as contrato_encerrado_em, m.limite_base,
    m.acrescimos_aprovados, aditivos_pendentes(p.id, c.id, 'acrescimos') as acrescimos_pendentes,
    m.supressoes_aprovadas, aditivos_pendentes(p.id, c.id, 'supressoes') as supressoes_pendentes,
    m.teto_acrescimos, m.teto_supressoes,
    -- with this one: approved ones are counted already, and what came to nothing uses nothing
    case when a.status in ('pendente', 'devolvido') then greatest(
        uso_do_limite(m.limite_base, m.acrescimos_aprovados + a.valor, m.teto_acrescimos),
        uso_do_limite(m.limite_base, m.supressoes_aprovadas + a.supressao, m.teto_supressoes))
      when a.status = 'aprovado' then greatest(
        case when a.valor is not null then uso_do_limite(m.limite_base, m.acrescimos_aprovados, m.teto_acrescimos) end,
        case when a.supressao is not null then uso_do_limite(m.limite_base, m.supressoes_aprovadas, m.teto_supressoes) end)
    end as limite_percentual,
    round(100 * a.valor / nullif(m.limite_base, 0), 2) as percentual_contrato,
    a.numero_termo, a.data_assinatura, a.fundamento_legal, a.antecipado_em,
    case when a.status = 'pendente' then
      (select (valor #>> '{}')::date from configuracao where chave = 'dia-calculado')
        - (a.data_criacao at time zone (select fuso()))::date end as dias_espera,
    a.motivo_devolucao, a.devolvido_por, e.name as devolvido_por_nome, a.devolvido_em, a.retirado_em,
    case when a.status in ('pendente', 'devolvido') then aditivos_conversa(a.id) end as conversa,
    a.versao, b.busca
  from aditivos a
    left join projetos p on p.id = a.id_projeto
    left join secretarias s on s.id = a.id_secretaria
    left join usuarios u on u.id = a.criado_por
    left join aditivos_busca b on b.id = a.id
    left join usuarios d on d.id = a.decidido_por
    left join usuarios e on e.id = a.devolvido_por
    left join orcamento o on o.id = a.id_orcamento
    left join contratos c on c.id = a.id_contrato
    cross join lateral (
      select coalesce(c.valor_inicial + c.reajustes, aditivos_base(p)) as limite_base,
        coalesce(c.acrescimos, p.acrescimos) as acrescimos_aprovados,
        coalesce(c.supressoes, p.supressoes) as supressoes_aprovadas,
        case when c.reforma then 50 else 25 end as teto_acrescimos, 25 as teto_supressoes
    ) m;

select auditar('aditivos', '{"pai": "projetos", "coluna_pai": "id_projeto", "sempre": ["tipo"], "fora": ["versao", "id_projeto", "autores"]}');
select auditar('aditivo_mensagens', '{"pai": "projetos", "coluna_pai": "id_projeto", "sempre": ["aditivo_id"], "fora": ["id_projeto"]}');
