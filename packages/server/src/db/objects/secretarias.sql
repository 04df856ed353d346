-- Departments.

-- In the order that was given, then by name.
create view lista_secretarias as
  select id, nomesecretaria, secretario, formacao, dataregistro, imagem, tipo, nome_curto, nome_oficial, ordem_grafico,
    ativo, ordem, versao, busca, row_number() over (order by ordem nulls last, busca, id)::integer as posicao
  from secretarias;

-- What refers to a department, by table: whoever comes to refer to one is counted without being named here.
create function secretaria_usos(alvo integer) returns table (tabela text, total integer) language plpgsql stable as $$
declare
  filha record;
begin
  for filha in
    select c.conrelid::regclass as nome, a.attname as coluna
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'secretarias'::regclass
  loop
    tabela := filha.nome::text;
    execute format('select count(*)::integer from %s where %I = $1', filha.nome, filha.coluna) into total using alvo;
    if total > 0 then return next; end if;
  end loop;
end $$;

-- For the tables whose records are a department's: none begins in one that is out of use, or moves into it. What comes back
-- from the bin comes back to where it was.
create function secretaria_em_uso() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.id_secretaria is not distinct from new.id_secretaria then return new; end if;
  if not (select ativo from secretarias where id = new.id_secretaria)
    and current_setting('paco.repondo', true) is distinct from 'sim' then
    raise exception 'Esta secretaria está desativada.' using errcode = 'PA002', constraint = 'secretaria_em_uso';
  end if;
  return new;
end $$;

select auditar('secretarias', '{"nome": ["nomesecretaria"], "secretaria": "id", "fora": ["busca", "versao"]}');
