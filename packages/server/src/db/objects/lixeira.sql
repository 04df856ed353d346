-- The bin: a record that is deleted goes there with every row that goes with it, and comes back from there.

-- What was put there is what comes back.
create function lixeira_fica() returns trigger language plpgsql as $$
begin
  raise exception 'O que está na lixeira não muda.' using errcode = 'PA002';
end $$;
create trigger fica before update on lixeira for each row execute function lixeira_fica();

-- A record's table and those whose rows go with it (`on delete cascade`), each after all that its rows refer to.
create function lixeira_tabelas(raiz regclass) returns table (tabela oid, nome text, grau integer) language sql stable as $$
  with recursive todas as (
    select raiz::oid as tabela
    union
    select k.conrelid from todas t join pg_constraint k on k.confrelid = t.tabela
    where k.contype = 'f' and k.confdeltype = 'c'
  ), chaves as (
    select distinct k.conrelid as filha, k.confrelid as mae from pg_constraint k
    where k.contype = 'f' and k.conrelid <> k.confrelid
      and k.conrelid in (select t.tabela from todas t) and k.confrelid in (select t.tabela from todas t)
  ), caminhos as (
    select t.tabela, 0 as grau from todas t
    union
    select c.filha, a.grau + 1 from caminhos a join chaves c on c.mae = a.tabela where a.grau < 20
  )
  select c.tabela, r.relname::text, max(c.grau) from caminhos c join pg_class r on r.oid = c.tabela group by c.tabela, r.relname
$$;

-- The columns of a foreign key on either side, as SQL names them.
create function lixeira_colunas(tabela oid, numeros smallint[], de text) returns text language sql stable as $$
  select string_agg(format('%s.%I', de, a.attname), ', ' order by n.vez)
  from unnest(numeros) with ordinality as n (numero, vez) join pg_attribute a on a.attrelid = tabela and a.attnum = n.numero
$$;

-- A record and all that goes with it: {"projetos": [{…}], "etapas": [{…}, …], …}.
create function lixeira_colher(raiz regclass, numero integer) returns jsonb language plpgsql stable as $$
declare
  linhas jsonb;
  achadas jsonb;
  chave record;
begin
  execute format('select jsonb_build_object(%L, jsonb_agg(to_jsonb(r))) from %s r where r.id = $1', raiz::text, raiz)
    into linhas using numero;
  for chave in
    select f.relname as filha, m.nome as mae,
      lixeira_colunas(k.conrelid, k.conkey, 'f') as de, lixeira_colunas(k.confrelid, k.confkey, 'm') as para
    from lixeira_tabelas(raiz) m
      join pg_constraint k on k.confrelid = m.tabela and k.contype = 'f' and k.confdeltype = 'c'
      join pg_class f on f.oid = k.conrelid
    order by m.grau
  loop
    continue when not linhas ? chave.mae;
    execute format('select jsonb_agg(to_jsonb(f)) from %I f where (%s) in (select %s from jsonb_populate_recordset(null::%I, $1) m)',
      chave.filha, chave.de, chave.para, chave.mae) into achadas using linhas -> chave.mae;
    continue when achadas is null;
    linhas := linhas || jsonb_build_object(chave.filha, (
      select jsonb_agg(distinct l) from jsonb_array_elements(coalesce(linhas -> chave.filha, '[]') || achadas) l));
  end loop;
  return linhas;
end $$;

-- The pictures that collected rows show, whichever column names them.
create function lixeira_fotos(linhas jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(distinct linha ->> a.attname::text), '[]')
  from pg_constraint k
    join pg_class t on t.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    cross join lateral jsonb_array_elements(linhas -> t.relname::text) linha
  where k.contype = 'f' and k.confrelid = 'fotos'::regclass and linha ->> a.attname::text is not null
$$;

-- What collected rows refer to that is not there any more: which row, and of which table its other end was.
create function lixeira_faltas(raiz regclass, linhas jsonb) returns table (tabela text, linha integer, alvo text)
  language plpgsql stable as $$
declare
  chave record;
begin
  for chave in
    select t.nome, a.relname as alvo, lixeira_colunas(k.conrelid, k.conkey, 'f') as de,
      lixeira_colunas(k.confrelid, k.confkey, 'a') as para
    from lixeira_tabelas(raiz) t
      join pg_constraint k on k.conrelid = t.tabela and k.contype = 'f'
      join pg_class a on a.oid = k.confrelid
    where k.confrelid not in (select d.tabela from lixeira_tabelas(raiz) d) and linhas ? t.nome
  loop
    return query execute format(
      'select %L::text, f.id, %L::text from jsonb_populate_recordset(null::%I, $1) f
       where row(%s) is not null and not exists (select from %I a where row(%s) = row(%s))',
      chave.nome, chave.alvo, chave.nome, chave.de, chave.alvo, chave.para, chave.de) using linhas -> chave.nome;
  end loop;
end $$;

-- Puts collected rows back under their numbers, and triggers make sums anew. What the database numbers comes back or all is
-- refused; the rest a trigger may have made already. A column that came meanwhile has its default.
create function lixeira_repor(raiz regclass, linhas jsonb) returns void language plpgsql as $$
declare
  alvo record;
begin
  -- also into a department that is out of use by now
  perform set_config('paco.repondo', 'sim', true);
  for alvo in
    select t.nome, string_agg(quote_ident(a.attname), ', ') as colunas,
      case when bool_or(a.attidentity <> '') then '' else 'on conflict do nothing' end as conflito
    from lixeira_tabelas(raiz) t join pg_attribute a on a.attrelid = t.tabela
    where linhas -> t.nome -> 0 ? a.attname::text and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by t.nome, t.grau order by t.grau, t.nome
  loop
    execute format('insert into %1$I (%2$s) overriding system value
        select %2$s from jsonb_populate_recordset(null::%1$I, $1) %3$s',
      alvo.nome, alvo.colunas, alvo.conflito) using linhas -> alvo.nome;
  end loop;
  perform set_config('paco.repondo', '', true);
end $$;

create view lista_lixeira as
  select l.id, l.registro_id, l.nome, l.id_secretaria, s.nomesecretaria as secretaria_nome, l.excluido_por,
    u.name as excluido_por_nome, l.excluido_em, l.busca
  from lixeira l
    left join secretarias s on s.id = l.id_secretaria
    left join usuarios u on u.id = l.excluido_por;
