-- What approved amendments alone draw on a budget line. That one was asked for is not public, and neither is a balance
-- that tells of it.
alter table orcamento add column aprovado numeric not null default 0;
update orcamento o set aprovado = a.soma
from (select id_orcamento, sum(valor) as soma from aditivos where status = 'aprovado' group by id_orcamento) a
where a.id_orcamento = o.id;
