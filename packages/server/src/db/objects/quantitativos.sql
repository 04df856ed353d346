-- Bills of quantities, and their revisions by amendment.

-- What was approved is what was signed: it stays.
create function quantitativos_aprovadas() returns trigger language plpgsql as $$
begin
  raise exception 'Uma planilha aprovada não muda.' using errcode = 'PA002';
end $$;
create trigger aprovadas before update or delete on quantitativos_revisoes for each row
  when (old.situacao = 'aprovada') execute function quantitativos_aprovadas();
create trigger aprovadas_ficam before truncate on quantitativos_itens
  for each statement execute function quantitativos_aprovadas();

-- So do its rows. The revision is held, so that none is approved while its rows change.
create function quantitativos_itens_aprovados() returns trigger language plpgsql as $$
declare
  mudadas integer[];
begin
  if tg_op = 'INSERT' then
    mudadas := array(select distinct revisao_id from novos);
  elsif tg_op = 'DELETE' then
    mudadas := array(select distinct revisao_id from velhos);
  else
    mudadas := array(select revisao_id from velhos union select revisao_id from novos);
  end if;
  perform from quantitativos_revisoes where id = any (mudadas) order by id for share;
  if exists (select from quantitativos_revisoes where id = any (mudadas) and situacao = 'aprovada') then
    raise exception 'Os itens de uma planilha aprovada não mudam.' using errcode = 'PA002';
  end if;
  return null;
end $$;
create trigger aprovados_novos after insert on quantitativos_itens referencing new table as novos
  for each statement execute function quantitativos_itens_aprovados();
create trigger aprovados_mudados after update on quantitativos_itens referencing old table as velhos new table as novos
  for each statement execute function quantitativos_itens_aprovados();
create trigger aprovados_ficam after delete on quantitativos_itens referencing old table as velhos
  for each statement execute function quantitativos_itens_aprovados();

create view lista_quantitativos as
  select r.id, r.contrato_id as id_contrato, c.id_secretaria, r.revisao, r.aditivo_id as id_aditivo, r.vigente_de, r.situacao,
    r.bdi, r.arredondamento, r.total,
    (select count(*) from quantitativos_itens i where i.revisao_id = r.id and i.tipo = 'item') as itens_total,
    r.autores, r.aprovada_por, u.name as aprovada_por_nome, r.aprovada_em, r.versao
  from quantitativos_revisoes r
    join contratos c on c.id = r.contrato_id
    left join usuarios u on u.id = r.aprovada_por;

select auditar('quantitativos_revisoes',
  '{"nome": ["revisao"], "pai": "contratos", "coluna_pai": "contrato_id", "sempre": ["revisao", "contrato_id"], "fora": ["versao", "autores"]}');
