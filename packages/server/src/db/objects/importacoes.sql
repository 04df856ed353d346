-- Imports and batches of changes.

create view lista_importacoes as
  select i.id, i.lista, i.titulo, i.origem, i.arquivo_nome, i.situacao, i.totais, i.feitas, i.total, i.motivo,
    i.criado_por, u.name as criado_por_nome, i.criado_em, i.importada_em, i.desfeita_em, d.name as desfeita_por_nome,
    i.versao, i.busca
  from importacoes i join usuarios u on u.id = i.criado_por left join usuarios d on d.id = i.desfeita_por;

-- Whether something else than these tables refers to a record: it is not taken back then.
create function importacao_em_uso(tabela regclass, numero integer, proprias text[]) returns boolean language plpgsql stable as $$
declare
  chave record;
  achada boolean;
begin
  for chave in
    select k.conrelid::regclass as filha, a.attname as coluna
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = tabela and array_length(k.conkey, 1) = 1
      and k.conrelid::regclass::text <> all (proprias)
  loop
    execute format('select exists (select from %s where %I = $1)', chave.filha, chave.coluna) into achada using numero;
    if achada then return true; end if;
  end loop;
  return false;
end $$;

select auditar('importacoes', '{"secretaria": "id_secretaria", "nome": ["titulo"], "sempre": ["lista", "titulo", "arquivo_nome"],
  "fora": ["folhas", "folha", "cabecalho", "colunas", "mapa", "edicoes", "somas", "avisos", "feitas", "total", "versao", "busca"]}');
