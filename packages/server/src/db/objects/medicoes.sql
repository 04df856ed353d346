-- Bulletins of measurement, their payments, and how a contract is measured.

-- What was approved stays, whoever tries; only liquidation and payment go on from there, each once and forward.
create function medicoes_aprovadas() returns trigger language plpgsql as $$
declare
  permitido medicoes := old;
begin
  if tg_op = 'UPDATE' then
    permitido.versao := new.versao;
    permitido.valor_pago := (select coalesce(sum(valor), 0) from medicoes_pagamentos where medicao_id = old.id);
    if old.situacao = 'aprovada' then
      permitido.liquidada_por := new.liquidada_por;
      permitido.liquidada_em := new.liquidada_em;
      permitido.nota_fiscal := new.nota_fiscal;
      permitido.nota_fiscal_em := new.nota_fiscal_em;
    end if;
    if (old.situacao, new.situacao) in (('aprovada', 'liquidada'), ('aprovada', 'paga'), ('liquidada', 'paga')) then
      permitido.situacao := new.situacao;
    end if;
    if new is not distinct from permitido then
      return new;
    end if;
  end if;
  raise exception 'Um boletim aprovado não muda nem se apaga.' using errcode = 'PA002';
end $$;
create trigger aprovadas before update or delete on medicoes for each row
  when (old.situacao in ('aprovada', 'liquidada', 'paga')) execute function medicoes_aprovadas();
create trigger aprovadas_ficam before truncate on medicoes for each statement execute function medicoes_aprovadas();
create trigger aprovados_ficam_todos before truncate on medicoes_itens
  for each statement execute function medicoes_aprovadas();

-- Whoever attested a measurement stands in the contract for good, also when it was sent back.
create function medicoes_atestadas() returns trigger language plpgsql as $$
begin
  update contratos set atestaram = atestaram || new.atestada_por
  where id = new.contrato_id and not new.atestada_por = any (atestaram);
  return null;
end $$;
create trigger atestadas after insert or update of atestada_por on medicoes for each row
  when (new.atestada_por is not null) execute function medicoes_atestadas();

-- Nor do its rows, all of a statement looked at once. The bulletin is held, so that none is approved while its rows change.
create function medicoes_itens_aprovados() returns trigger language plpgsql as $$
declare
  tocados integer[];
begin
  if tg_op = 'INSERT' then
    tocados := array(select distinct medicao_id from novos);
  elsif tg_op = 'DELETE' then
    tocados := array(select distinct medicao_id from velhos);
  else
    tocados := array(select medicao_id from velhos union select medicao_id from novos);
  end if;
  perform from medicoes where id = any (tocados) order by id for share;
  if exists (select from medicoes where id = any (tocados) and situacao in ('aprovada', 'liquidada', 'paga')) then
    raise exception 'Um boletim aprovado não muda nem se apaga.' using errcode = 'PA002';
  end if;
  return null;
end $$;
create trigger aprovados_novos after insert on medicoes_itens
  referencing new table as novos for each statement execute function medicoes_itens_aprovados();
create trigger aprovados after update on medicoes_itens
  referencing old table as velhos new table as novos for each statement execute function medicoes_itens_aprovados();
create trigger aprovados_ficam after delete on medicoes_itens
  referencing old table as velhos for each statement execute function medicoes_itens_aprovados();

-- What was paid is added to its bulletin, which refuses more than its net; it neither changes nor goes.
create function medicoes_pagamentos_somar() returns trigger language plpgsql as $$
declare
  somados integer;
begin
  update medicoes m set valor_pago = (select sum(valor) from medicoes_pagamentos where medicao_id = m.id)
  where id in (select medicao_id from novos) and situacao = 'liquidada';
  get diagnostics somados = row_count;
  if somados < (select count(distinct medicao_id) from novos) then
    raise exception 'Só se paga um boletim liquidado.' using errcode = 'PA002';
  end if;
  return null;
end $$;
create trigger somar after insert on medicoes_pagamentos
  referencing new table as novos for each statement execute function medicoes_pagamentos_somar();

create function medicoes_pagamentos_ficam() returns trigger language plpgsql as $$
begin
  raise exception 'Um pagamento registrado não muda nem se apaga.' using errcode = 'PA002';
end $$;
create trigger ficam before update or delete on medicoes_pagamentos
  for each row execute function medicoes_pagamentos_ficam();
create trigger ficam_todos before truncate on medicoes_pagamentos
  for each statement execute function medicoes_pagamentos_ficam();

-- What a signed contract is worth, what it comes to by the sheet in force, without what indices add (`base`: of that a
-- percentage is measured), and what was measured and paid of it with what somebody said of the time before; null where
-- nobody recorded anything.
create view contratos_medidos as
  select c.id, contrato_valor(c) as contratado, coalesce(r.total, contrato_valor(c)) as base,
    case when num_nonnulls(m.medido, c.medido_antes) > 0 then coalesce(m.medido, 0) + coalesce(c.medido_antes, 0) end as medido,
    case when num_nonnulls(m.pago, c.pago_antes) > 0 then coalesce(m.pago, 0) + coalesce(c.pago_antes, 0) end as pago
  from contratos c
    left join lateral (
      select total from quantitativos_revisoes where contrato_id = c.id and situacao = 'aprovada' order by revisao desc limit 1
    ) r on true
    cross join lateral (
      select (array_agg(valor_acumulado order by numero desc))[1] as medido, sum(valor_pago) as pago
      from medicoes where contrato_id = c.id and situacao in ('aprovada', 'liquidada', 'paga')
    ) m
  where c.assinatura is not null;

-- The same of these projects, in their own rows, and how many whole percents it is, as `fisicoDosContratos` tells it. They
-- are held first, in one order for all writers.
create function projetos_medir(mudados integer[]) returns void language plpgsql as $$
begin
  perform from projetos where id = any (mudados) order by id for no key update;
  update projetos p set (contratado, medido, pago, fisico) = row (s.contratado, s.medido, s.pago, s.fisico)
  from unnest(mudados) as m (id)
    cross join lateral (
      select sum(c.contratado) as contratado, sum(c.medido) as medido, sum(c.pago) as pago,
        case when count(c.medido) > 0 and sum(c.base) > 0
          then least(100, div(sum(c.medido) * 100, sum(c.base))) end::smallint as fisico
      from contratos_projetos v join contratos_medidos c on c.id = v.contrato_id where v.projeto_id = m.id
    ) s
  where p.id = m.id
    and (p.contratado, p.medido, p.pago, p.fisico) is distinct from (s.contratado, s.medido, s.pago, s.fisico);
end $$;

create function projetos_do_contrato(contrato integer) returns integer[] language sql stable
  return array(select projeto_id from contratos_projetos where contrato_id = contrato);

-- All of a statement at once. Where nothing is approved, nothing of a project changes.
create function medicoes_mostrar() returns trigger language plpgsql as $$
declare
  tocados integer[] := array(
    select distinct v.projeto_id from mudados m join contratos_projetos v on v.contrato_id = m.contrato_id
    where m.situacao in ('aprovada', 'liquidada', 'paga'));
begin
  if cardinality(tocados) > 0 then
    perform projetos_medir(tocados);
  end if;
  return null;
end $$;
create trigger mostrar_novas after insert on medicoes
  referencing new table as mudados for each statement execute function medicoes_mostrar();
create trigger mostrar after update on medicoes
  referencing new table as mudados for each statement execute function medicoes_mostrar();

-- What indices added in approved bulletins is part of what their contract is worth.
create function medicoes_reajustar() returns trigger language plpgsql as $$
begin
  update contratos c set reajustes_medidos = s.soma
  from (
    select contrato_id, sum(valor_reajuste) as soma from medicoes
    where situacao in ('aprovada', 'liquidada', 'paga') and contrato_id in (select contrato_id from mudados)
    group by contrato_id
  ) s
  where s.contrato_id = c.id and c.reajustes_medidos <> s.soma;
  return null;
end $$;
create trigger reajustar_novas after insert on medicoes
  referencing new table as mudados for each statement execute function medicoes_reajustar();
create trigger reajustar after update on medicoes
  referencing new table as mudados for each statement execute function medicoes_reajustar();

create trigger mostrar_nova after insert on quantitativos_revisoes
  referencing new table as mudados for each statement execute function medicoes_mostrar();
create trigger mostrar after update on quantitativos_revisoes
  referencing new table as mudados for each statement execute function medicoes_mostrar();

create function contratos_mostrar() returns trigger language plpgsql as $$
begin
  perform projetos_medir(projetos_do_contrato(new.id));
  return null;
end $$;
create trigger mostrar after update of assinatura, valor_inicial, acrescimos, supressoes, reajustes, reajustes_medidos, medido_antes, pago_antes
  on contratos for each row
  when ((old.assinatura, contrato_valor(old), old.medido_antes, old.pago_antes)
    is distinct from (new.assinatura, contrato_valor(new), new.medido_antes, new.pago_antes))
  execute function contratos_mostrar();

create function contratos_projetos_mostrar() returns trigger language plpgsql as $$
begin
  perform projetos_medir(array(select distinct projeto_id from mudados));
  return null;
end $$;
create trigger mostrar_novos after insert on contratos_projetos
  referencing new table as mudados for each statement execute function contratos_projetos_mostrar();
create trigger mostrar_velhos after delete on contratos_projetos
  referencing old table as mudados for each statement execute function contratos_projetos_mostrar();

-- A revision of the sheet changes what the months of the schedule come to: the plan follows, as `planoDoCronograma` has it.
create function medicoes_plano_revisto() returns trigger language plpgsql as $$
begin
  update medicoes_regras r set plano = p.plano
  from (
    select jsonb_agg(trim_scale(a.ate) order by a.mes) as plano
    from (
      select m.mes, sum(round(coalesce(i.valor, 0) * t.percentual / 100, 2)) as ate
      from generate_series(1, (select max(mes) from medicoes_cronograma where contrato_id = new.contrato_id)) as m (mes)
        cross join lateral (
          select chave, coalesce(sum(percentual) filter (where mes <= m.mes), 0) as percentual
          from medicoes_cronograma where contrato_id = new.contrato_id group by chave
        ) t
        left join quantitativos_itens i on i.revisao_id = new.id and i.chave = t.chave
      group by m.mes
    ) a
  ) p
  where r.contrato_id = new.contrato_id and p.plano is distinct from r.plano and p.plano is not null;
  return null;
end $$;
create trigger plano_revisto after update of situacao on quantitativos_revisoes for each row
  when (new.situacao = 'aprovada' and old.situacao <> 'aprovada') execute function medicoes_plano_revisto();

create view lista_medicoes as
  select m.id, m.contrato_id as id_contrato, aditivos_contrato_nome(c) as contrato_nome, c.empresa, c.id_secretaria,
    s.nomesecretaria as secretaria_nome, m.revisao_id as id_revisao, m.numero, m.inicio, m.fim, m.final, m.modo, m.situacao,
    m.indice_base, m.indice_atual, m.retencao_percentual, m.deducoes, m.valor_periodo, m.valor_glosa, m.valor_reajuste,
    m.valor_retido, m.valor_deducoes, m.valor_liquido, m.valor_acumulado, m.valor_saldo, m.valor_pago, m.fisico, m.enviada_em,
    m.autores, m.atestada_por, t.name as atestada_por_nome, m.atestada_em, m.aprovada_por, a.name as aprovada_por_nome, m.aprovada_em,
    m.liquidada_por, l.name as liquidada_por_nome, m.liquidada_em, m.nota_fiscal, m.nota_fiscal_em,
    m.motivo_devolucao, m.devolvida_por, d.name as devolvida_por_nome, m.devolvida_em, m.versao,
    c.fiscal_titular_id, c.fiscal_substituto_id, c.gestor_id, c.busca
  from medicoes m
    left join contratos c on c.id = m.contrato_id
    left join secretarias s on s.id = c.id_secretaria
    left join usuarios t on t.id = m.atestada_por
    left join usuarios a on a.id = m.aprovada_por
    left join usuarios l on l.id = m.liquidada_por
    left join usuarios d on d.id = m.devolvida_por;

select auditar('medicoes_regras', '{"pai": "contratos", "coluna_pai": "contrato_id", "fora": ["versao", "contrato_id"]}');
select auditar('medicoes', '{"nome": ["numero"], "pai": "contratos", "coluna_pai": "contrato_id", "sempre": ["numero"], "fora": ["versao", "contrato_id", "autores"]}');
select auditar('medicoes_pagamentos', '{"pai": "contratos", "coluna_pai": "contrato_id", "fora": ["contrato_id"]}');
