-- Planned, contracted, measured and paid: what the panel of the financial execution adds up.

-- Each row says one amount, whose it is and in which month; `contrato_id` is null for projects without a signed contract.
create view execucao_valores as
  -- what was signed
  select id_secretaria, id as contrato_id, date_trunc('month', assinatura)::date as mes, 0::numeric as planejado,
    valor_inicial as contratado, 0::numeric as medido, 0::numeric as reajuste, 0::numeric as pago
  from contratos where assinatura is not null
  union all
  -- what amendments made of it, when they were approved: never before there was a contract
  select c.id_secretaria, c.id,
    date_trunc('month', greatest(c.assinatura, (d.data_decisao at time zone (select fuso()))::date))::date, 0,
    coalesce(a.valor, 0) - coalesce(a.supressao, 0) + coalesce(a.reajuste, 0), 0, 0, 0
  from contrato_aditivos a
    join aditivos d on d.id = a.id
    join contratos c on c.id = a.contrato_id
  where a.status = 'aprovado' and c.assinatura is not null and num_nonnulls(a.valor, a.supressao, a.reajuste) > 0
  union all
  -- approved bulletins, by the end of their period; what indices added apart
  select c.id_secretaria, c.id, date_trunc('month', m.fim)::date, 0, 0, m.valor_periodo, m.valor_reajuste, 0
  from medicoes m join contratos c on c.id = m.contrato_id
  where m.situacao in ('aprovada', 'liquidada', 'paga')
  union all
  -- and is worth more by that, as far as no apostila granted it
  select c.id_secretaria, c.id, date_trunc('month', m.fim)::date, 0,
    contrato_valor(c) - (c.valor_inicial + c.acrescimos - c.supressoes + c.reajustes), 0, 0, 0
  from contratos c
    cross join lateral (
      select max(fim) as fim from medicoes where contrato_id = c.id and situacao in ('aprovada', 'liquidada', 'paga')
    ) m
  where c.assinatura is not null and c.reajustes_medidos <> 0
  union all
  select c.id_secretaria, c.id, date_trunc('month', p.data)::date, 0, 0, 0, 0, p.valor
  from medicoes_pagamentos p join contratos c on c.id = p.contrato_id
  union all
  -- the schedule of a contract, whose first month is that of the order to begin
  select c.id_secretaria, c.id,
    (date_trunc('month', coalesce(c.ordem_inicio, c.assinatura)) + (p.mes - 1) * interval '1 month')::date,
    p.ate::numeric - case when p.mes > 1 then (r.plano ->> (p.mes - 2)::integer)::numeric else 0 end, 0, 0, 0, 0
  from medicoes_regras r
    join contratos c on c.id = r.contrato_id
    cross join lateral jsonb_array_elements_text(r.plano) with ordinality as p (ate, mes)
  where c.assinatura is not null
  union all
  -- without a signed contract, the installments of its services, from the start of stage 5: many of few months, added up first
  select id_secretaria, null, (date_trunc('month', inicio) + (mes - 1) * interval '1 month')::date, valor, 0, 0, 0, 0
  from (
    select j.id_secretaria, coalesce(e.inicio_real, e.inicio) as inicio, p.mes, sum(p.valor) as valor
    from parcelas p
      join projetos j on j.id = p.projeto_id and not j.arquivado
      join etapas e on e.projeto_id = j.id and e.numero = 5 and coalesce(e.inicio_real, e.inicio) is not null
    where not exists (select from contratos_projetos v join contratos c on c.id = v.contrato_id
      where v.projeto_id = j.id and c.assinatura is not null)
    group by 1, 2, 3
  ) somadas;

-- How the works of a running contract stood at its last approved bulletin: planned by then, measured, paid, and paid for
-- works alone (an adjustment by index is money without works).
create view execucao_obras as
  select c.id as contrato_id, c.id_secretaria, u.fim, u.valor_acumulado as medido, s.pago, s.pago_obras,
    (r.plano ->> (least(jsonb_array_length(r.plano), greatest(1, m.mes)) - 1))::numeric as planejado
  from contratos c
    cross join lateral (
      select fim, valor_acumulado from medicoes
      where contrato_id = c.id and situacao in ('aprovada', 'liquidada', 'paga') order by numero desc limit 1
    ) u
    cross join lateral (
      select sum(valor_pago) as pago, sum(case when valor_liquido > 0
        then round(valor_pago * greatest(valor_liquido - valor_reajuste, 0) / valor_liquido, 2) else valor_pago end) as pago_obras
      from medicoes where contrato_id = c.id and situacao in ('aprovada', 'liquidada', 'paga')
    ) s
    cross join lateral (
      select ((extract(year from u.fim) - extract(year from i.dia)) * 12 + extract(month from u.fim)
        - extract(month from i.dia) + 1)::integer as mes
      from (select coalesce(c.ordem_inicio, c.assinatura) as dia) i
    ) m
    left join medicoes_regras r on r.contrato_id = c.id and jsonb_array_length(r.plano) > 0
  where c.situacao = 'Em execução';
