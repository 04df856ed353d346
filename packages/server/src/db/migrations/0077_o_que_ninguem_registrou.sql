-- What nobody recorded is null, not zero; what was measured and paid before the city used this system stands in the contract;
-- and what bulletins adjusted by index stands there too, kept by `medicoes`.

alter table contratos
  add column reajustes_medidos numeric(15, 2) not null default 0,
  -- measured and paid up to `antes_ate`, as somebody said with a reason
  add column medido_antes numeric(15, 2) check (medido_antes >= 0),
  add column pago_antes numeric(15, 2) check (pago_antes >= 0),
  add column antes_ate date,
  add column antes_motivo text,
  add constraint contratos_antes check (
    num_nonnulls(antes_ate, antes_motivo) = case when num_nonnulls(medido_antes, pago_antes) = 0 then 0 else 2 end);

update contratos c set reajustes_medidos = m.soma
from (
  select contrato_id, sum(valor_reajuste) as soma from medicoes
  where situacao in ('aprovada', 'liquidada', 'paga') group by contrato_id
) m
where m.contrato_id = c.id and m.soma <> 0;

alter table projetos
  alter column medido drop not null,
  alter column medido drop default,
  alter column pago drop not null,
  alter column pago drop default;

update projetos p set (contratado, medido, pago) = row (s.contratado, s.medido, s.pago)
from (
  select o.id, sum(c.contratado) as contratado, sum(c.medido) as medido, sum(c.pago) as pago
  from projetos o
    left join contratos_projetos v on v.projeto_id = o.id
    left join (
      select k.id, k.valor_inicial + k.acrescimos - k.supressoes
          + case when k.reajustes = 0 then k.reajustes_medidos else greatest(k.reajustes, k.reajustes_medidos) end as contratado,
        m.medido, m.pago
      from contratos k
        cross join lateral (
          select (array_agg(valor_acumulado order by numero desc))[1] as medido, sum(valor_pago) as pago
          from medicoes where contrato_id = k.id and situacao in ('aprovada', 'liquidada', 'paga')
        ) m
      where k.assinatura is not null
    ) c on c.id = v.contrato_id
  group by o.id
) s
where s.id = p.id and (p.contratado, p.medido, p.pago) is distinct from (s.contratado, s.medido, s.pago);

update pca i set contratado = s.contratado
from (
  select v.pca_id, coalesce(sum(p.contratado), 0) as contratado
  from vinculos v join projetos p on p.id = v.projeto_id and not p.arquivado
  where v.pca_id is not null group by v.pca_id
) s
where s.pca_id = i.id and i.contratado <> s.contratado;
