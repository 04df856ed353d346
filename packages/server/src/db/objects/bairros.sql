-- The neighbourhoods, and the budget entries made for them.

-- The wire writes these fields with capitals; the plain number beside them is what records are found and ordered by.
create view lista_lancamentos_bairros as
  select id, id as "ID", bairro as "Bairro", zona as "Zona", descricao as "Descricao", programa, tipo as "Tipo",
    fonte as "Fonte", valor as "Valor", versao, busca
  from lancamentos_bairros;

-- Whether an entry names a neighbourhood in words, or a record of whichever table refers to it.
create function bairro_usado(alvo integer) returns boolean language plpgsql stable as $$
declare
  filha record;
  usado boolean;
begin
  if exists (select from lancamentos_bairros l join bairros b on dobrar(b.bairro) = dobrar(l.bairro) where b.id = alvo) then
    return true;
  end if;
  for filha in
    select c.conrelid::regclass as nome, a.attname as coluna
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'bairros'::regclass
  loop
    execute format('select exists (select from %s where %I = $1)', filha.nome, filha.coluna) into usado using alvo;
    if usado then return true; end if;
  end loop;
  return false;
end $$;

select auditar('lancamentos_bairros', '{"nome": ["descricao"], "fora": ["busca", "versao"]}');
select auditar('bairros', '{"nome": ["bairro"], "fora": ["busca", "versao"]}');
