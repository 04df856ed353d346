-- What later words say of a project or of a budget line stands in its own row, kept by their triggers: services, what was
-- spent; amendments, what they added, whether one is decided and what they draw on a line; the map, whether it has a point.

alter table projetos
  add column gasto numeric not null default 0,
  add column acrescimos numeric not null default 0,
  add column aditivo_decidido boolean not null default false,
  add column localizado boolean not null default false;
alter table orcamento add column comprometido numeric not null default 0;

update projetos p set gasto = s.soma
from (select projeto_id, sum(valor_total) as soma from servicos group by projeto_id) s
where s.projeto_id = p.id;

update projetos p set acrescimos = a.soma, aditivo_decidido = a.decidido
from (
  select id_projeto, coalesce(sum(valor) filter (where status = 'aprovado'), 0) as soma,
    bool_or(status <> 'pendente') as decidido
  from aditivos group by id_projeto
) a
where a.id_projeto = p.id;

update projetos p set localizado = true from coordenadas c where c.id_projeto = p.id;

update orcamento o set comprometido = a.soma
from (
  select id_orcamento, sum(valor) as soma from aditivos where status in ('pendente', 'aprovado') group by id_orcamento
) a
where a.id_orcamento = o.id;
