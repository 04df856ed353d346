-- Planned, contracted, measured and paid stand apart in a project's own row; `medicoes` keeps them by triggers.

alter table projetos
  -- what its signed contracts come to; null where it has none
  add column contratado numeric,
  add column medido numeric not null default 0,
  add column pago numeric not null default 0,
  -- measured of contracted in whole percents; null where no bulletin is approved
  add column fisico smallint;

-- No bulletin is older than these columns.
update projetos p set contratado = s.soma
from (
  select v.projeto_id, sum(c.valor_inicial + c.acrescimos - c.supressoes + c.reajustes) as soma
  from contratos_projetos v join contratos c on c.id = v.contrato_id
  where c.assinatura is not null group by v.projeto_id
) s
where s.projeto_id = p.id;
