-- Services of a project and the installments they are paid in.

-- What its services cost is what a project spends. The projects are held first, in one order for all writers, and then
-- added up anew: no service is missed, and nobody waits for another in a circle.
create function servicos_gasto() returns trigger language plpgsql as $$
declare
  mudados integer[];
begin
  if tg_op = 'INSERT' then
    mudados := array(select distinct projeto_id from novos);
  elsif tg_op = 'DELETE' then
    mudados := array(select distinct projeto_id from velhos);
  else
    mudados := array(select projeto_id from velhos union select projeto_id from novos);
  end if;
  perform from projetos where id = any (mudados) order by id for no key update;
  update projetos p set gasto = s.soma
  from unnest(mudados) as m (id)
    cross join lateral (select coalesce(sum(valor_total), 0) as soma from servicos where projeto_id = m.id) s
  where p.id = m.id and p.gasto <> s.soma;
  return null;
end $$;
create trigger gasto_inserir after insert on servicos
  referencing new table as novos for each statement execute function servicos_gasto();
create trigger gasto_alterar after update on servicos
  referencing old table as velhos new table as novos for each statement execute function servicos_gasto();
create trigger gasto_excluir after delete on servicos
  referencing old table as velhos for each statement execute function servicos_gasto();

create view lista_servicos as
  select s.id, s.projeto_id, s.descricao, s.valor_total,
    case
      when s.peso > 0 then s.peso
      else coalesce(round(s.valor_total * 100 / nullif(sum(s.valor_total) over (partition by s.projeto_id), 0), 2), 0)
    end as peso,
    coalesce((select json_agg(json_build_object('id', p.id, 'mes', p.mes, 'valor', p.valor) order by p.mes, p.id)
      from parcelas p where p.servico_id = s.id), '[]') as parcelas,
    s.versao, s.busca
  from servicos s;

select auditar('servicos', '{"nome": ["descricao"], "pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["descricao"], "fora": ["busca", "versao", "projeto_id"]}');
select auditar('parcelas', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["servico_id", "mes"], "fora": ["busca", "projeto_id"]}');
