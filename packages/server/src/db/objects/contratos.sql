-- Contracts, the projects they serve, and what administrators corrected of signed ones.

-- Corrections are only ever added.
create function contratos_correcoes_ficam() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from contratos where id = old.contrato_id) then
    return old;
  end if;
  raise exception 'Uma correção não muda nem se apaga.' using errcode = 'PA002';
end $$;
create trigger ficam before update or delete on contratos_correcoes
  for each row execute function contratos_correcoes_ficam();

select auditar('contratos', '{"secretaria": "id_secretaria", "fora": ["busca", "versao", "acrescimos", "supressoes", "reajustes"]}');
select auditar('contratos_projetos', '{"pai": "contratos", "coluna_pai": "contrato_id", "sempre": ["projeto_id"], "fora": ["contrato_id"]}');
select auditar('contratos_correcoes', '{"pai": "contratos", "coluna_pai": "contrato_id", "sempre": ["campo"], "fora": ["contrato_id"]}');
