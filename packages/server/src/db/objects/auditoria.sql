-- The audit trail. It stands below every word, because each of them puts its tables under it, and knows none of them.

-- In plpgsql, which keeps its plan: an SQL function that cannot be inlined is planned anew for every line.
create function auditoria_hash(linha auditoria) returns text language plpgsql immutable as $$
begin
  return encode(sha256(convert_to(jsonb_build_array(
    linha.id,
    to_char(linha.instante at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    linha.usuario_id, linha.usuario_nome, linha.origem, linha.requisicao,
    linha.entidade, linha.registro_id, linha.acao, linha.pai, linha.id_secretaria,
    linha.antes, linha.depois, linha.anterior
  )::text, 'UTF8')), 'hex');
end $$;

-- Numbers and seals what a transaction changed, and adds it to the trail in one statement, when it ends. One writer at a time
-- holds the chain's end, for that instant only and after every other lock is taken, so that two writers never wait for each
-- other; what one request changes stands together, and is one entry. Who acts comes from the transaction's own setting; a
-- change made by hand in the database is signed with the database's user.
create function auditoria_lacrar() returns trigger language plpgsql security definer as $$
declare
  ator jsonb := nullif(current_setting('paco.ator', true), '')::jsonb;
  pendente auditoria_pendente;
  linha auditoria;
  linhas auditoria[];
begin
  -- The first of its statements has them all told.
  if not exists (select from auditoria_pendente where transacao = pg_current_xact_id()) then
    return null;
  end if;
  perform pg_advisory_xact_lock(
    case current_schema() when 'public' then 720350001 else hashtextextended(current_schema(), 720350001) end);
  select * into linha from auditoria order by id desc limit 1;
  linha.abre := ator ->> 'requisicao' is null or ator ->> 'requisicao' is distinct from linha.requisicao;
  linha.usuario_id := ator ->> 'id';
  linha.usuario_nome := coalesce(ator ->> 'nome', 'banco de dados: ' || session_user);
  linha.origem := ator ->> 'origem';
  linha.requisicao := ator ->> 'requisicao';
  for pendente in
    with idas as (delete from auditoria_pendente where transacao = pg_current_xact_id() returning *)
    select * from idas order by ordem
  loop
    linha.id := coalesce(linha.id, 0) + 1;
    linha.instante := clock_timestamp();
    linha.entidade := pendente.entidade;
    linha.registro_id := pendente.registro_id;
    linha.acao := pendente.acao;
    linha.pai := pendente.pai;
    linha.id_secretaria := pendente.id_secretaria;
    linha.antes := pendente.antes;
    linha.depois := pendente.depois;
    linha.anterior := coalesce(linha.hash, '');
    linha.hash := auditoria_hash(linha);
    linha.entrada := coalesce(linha.entrada, 0) + linha.abre::integer;
    linhas := linhas || linha;
    -- Lines that no request wrote are entries by themselves.
    linha.abre := linha.requisicao is null;
  end loop;
  insert into auditoria (id, instante, usuario_id, usuario_nome, origem, requisicao, entidade, registro_id, acao, pai,
    id_secretaria, antes, depois, anterior, hash, entrada, abre)
  select id, instante, usuario_id, usuario_nome, origem, requisicao, entidade, registro_id, acao, pai,
    id_secretaria, antes, depois, anterior, hash, entrada, abre
  from unnest(linhas);
  return null;
end $$;
create constraint trigger lacrar after insert on auditoria_pendente
  deferrable initially deferred for each row when (new.primeira) execute function auditoria_lacrar();

create function auditoria_recusar() returns trigger language plpgsql as $$
begin
  raise exception 'A trilha de auditoria não pode ser alterada nem apagada.' using errcode = 'PA001';
end $$;
create trigger recusar before update or delete on auditoria for each row execute function auditoria_recusar();
create trigger recusar_truncate before truncate on auditoria for each statement execute function auditoria_recusar();

-- Puts a table under audit. Options: 'secretaria', the column that holds the record's department; 'fora', columns that
-- never enter the trail; 'sempre', columns told with every alteration; 'nome', the columns its records are known by;
-- 'pai' and 'coluna_pai', the table this one is a part of and the column that names its record.
--
-- A function of its own is made for each table: a general one would plan its statements anew each time, for each row. Lines
-- wait in auditoria_pendente for their transaction's end; what its records are called, and that they are gone, is noted for
-- whoever asks for their lines later. Of rows that come or go a statement's lines are taken all at once. Of changed rows old and
-- new are brought together by sorting (a join would be planned for as few rows as the first time), then told apart column by
-- column: most change a few of many, and two whole rows as JSON took longer than all the rest.
create function auditar(tabela regclass, opcoes jsonb) returns void language plpgsql as $$
declare
  nome_da_funcao text := 'auditar_' || tabela;
  fora text := quote_literal(array(select jsonb_array_elements_text(opcoes -> 'fora'))::text) || '::text[]';
  -- The parts below say `(r)` for the row that is told of.
  dito text := (select format('concat_ws(''/'', %s)', string_agg(format('(r).%I', c), ', '))
    from jsonb_array_elements_text(opcoes -> 'nome') c having count(*) > 0);
  id_pai text := case when opcoes ? 'pai' then format('(r).%I', opcoes ->> 'coluna_pai') end;
  secretaria text := case when opcoes ? 'secretaria' then format('(r).%I', opcoes ->> 'secretaria') else 'null' end;
  pai text := case when opcoes ? 'pai' then format('%L || %s', (opcoes ->> 'pai') || '/', id_pai) else 'null' end;
  dona text := case when opcoes ? 'pai' then format('coalesce((select id_secretaria from %I where id = %s), %s)',
    opcoes ->> 'pai', id_pai, secretaria) else secretaria end;
  nomear text := format($sql$
      insert into auditoria_nomes as n (registro, nome, busca, excluido)
      select registro, dito, dobrar(dito), tg_op = 'DELETE'
      from (select %L || (r).id as registro, %s as dito from mudadas) ditas where dito <> ''
      on conflict (registro) do update set nome = excluded.nome, excluido = excluded.excluido,
        busca = case when position(excluded.busca in n.busca) > 0 then n.busca else n.busca || ' ' || excluded.busca end
        where n.nome <> excluded.nome or n.excluido <> excluded.excluido$sql$, tabela || '/', dito);
  anotar text := format($sql$
    with mudadas as (%%s)%s
    insert into auditoria_pendente (primeira, entidade, registro_id, acao, pai, id_secretaria, antes, depois)
    select row_number() over () = 1, %L, (r).id, acao, %s, %s, antes, depois from mudadas;$sql$,
    case when dito is null then '' else ', nomeadas as (' || replace(nomear, '%', '%%') || ')' end, tabela, pai, dona);
  comparar text := (select string_agg(format($sql$
          if o_velho.%1$I is distinct from o_novo.%1$I then
            de := de || jsonb_build_object(%1$L, o_velho.%1$I);
            para := para || jsonb_build_object(%1$L, o_novo.%1$I);
          end if;$sql$, attname), '' order by attnum) from pg_attribute
    where attrelid = tabela and attnum > 0 and not attisdropped and not coalesce(opcoes -> 'fora', '[]') ? attname);
  contar text := coalesce((select string_agg(format($sql$
          de := de || jsonb_build_object(%1$L, o_velho.%1$I);
          para := para || jsonb_build_object(%1$L, o_novo.%1$I);$sql$, c), '') from jsonb_array_elements_text(opcoes -> 'sempre') c
    where not coalesce(opcoes -> 'fora', '[]') ? c), '');
begin
  execute format($sql$
    create function %1$I() returns trigger language plpgsql security definer set search_path = %2$I, pg_temp as $corpo$
    declare
      acao text := case tg_op when 'INSERT' then 'criou' when 'UPDATE' then 'alterou' else 'excluiu' end;
      par record; o_velho %6$s; o_novo %6$s; de jsonb; para jsonb;
      a_primeira boolean := true;
    begin
      if tg_op = 'INSERT' then %3$s
      elsif tg_op = 'DELETE' then %4$s
      else
        for par in
          select r, v from (
            select nova, r, lag(r) over (partition by (r).id order by nova) as v from (
              select false as nova, row(l.*)::%6$s as r from velhos l union all select true, row(l.*)::%6$s from novos l
            ) ambas
          ) pares where nova
        loop
          o_velho := par.v;
          o_novo := par.r;
          de := '{}'; para := '{}';%5$s
          continue when de = '{}';%7$s%8$s
          insert into auditoria_pendente (primeira, entidade, registro_id, acao, pai, id_secretaria, antes, depois)
          values (a_primeira, %9$L, o_novo.id, acao, %10$s, %11$s, de, para);
          a_primeira := false;
        end loop;
      end if;
      return null;
    end $corpo$ $sql$,
    nome_da_funcao, current_schema(),
    format(anotar, format('select r, null::jsonb as antes, to_jsonb(r) - %s as depois
      from (select row(l.*)::%s as r from novos l) n', fora, tabela)),
    format(anotar, format('select r, to_jsonb(r) - %s as antes, null::jsonb as depois
      from (select row(l.*)::%s as r from velhos l) n', fora, tabela)),
    comparar, tabela, contar,
    case when dito is null then '' else format($sql$
          if %s <> %s then%s;
          end if;$sql$, replace(dito, '(r).', 'o_velho.'), replace(dito, '(r).', 'o_novo.'),
      replace(replace(nomear, '(r).', 'o_novo.'), ' from mudadas', '')) end,
    tabela, replace(pai, '(r).', 'o_novo.'), replace(dona, '(r).', 'o_novo.'));
  -- Whoever could make it the trigger of a table of their own could have it write whatever they like.
  execute format('revoke execute on function %I() from public', nome_da_funcao);
  execute format('create trigger auditar_criados after insert on %s
    referencing new table as novos for each statement execute function %I()', tabela, nome_da_funcao);
  execute format('create trigger auditar_alterados after update on %s
    referencing old table as velhos new table as novos for each statement execute function %I()', tabela, nome_da_funcao);
  execute format('create trigger auditar_excluidos after delete on %s
    referencing old table as velhos for each statement execute function %I()', tabela, nome_da_funcao);
end $$;

-- Walks the chain: how many lines, the first that does not fit, and the last seal.
create function auditoria_verificar(out registros bigint, out primeira_falha bigint, out ultimo_hash text)
  language sql stable as $$
  with corrente as (
    select a.id, a.hash,
      a.hash = auditoria_hash(a)
        and a.anterior = coalesce(lag(a.hash) over (order by a.id), '')
        and a.id = row_number() over (order by a.id) as vale
    from auditoria a
  )
  select count(*), min(id) filter (where not vale), (select hash from auditoria order by id desc limit 1)
  from corrente
$$;

-- Checks at most `passo` lines after the one numbered `depois_de`, whose seal is `lacre`, up to the one numbered `ate`:
-- the first that does not fit, and where the stretch ended. From 0 on, what is numbered below 1 does not fit either.
create function auditoria_conferir(
  depois_de bigint, lacre text, ate bigint, passo integer,
  out primeira_falha bigint, out ultima bigint, out ultimo_hash text
) language sql stable as $$
  with trecho as (
    select a as linha from auditoria a
    where a.id > case when depois_de = 0 then -9223372036854775808 else depois_de end and a.id <= ate
    order by a.id limit passo
  ), conferido as (
    select (linha).id as id, (linha).hash as hash,
      (linha).hash = auditoria_hash(linha)
        and (linha).anterior = coalesce(lag((linha).hash) over ordem, lacre)
        and (linha).id = depois_de + row_number() over ordem as vale
    from trecho window ordem as (order by (linha).id)
  )
  select min(id) filter (where vale is not true), max(id), (array_agg(hash order by id desc))[1] from conferido
$$;

-- The application's role may be one that cannot write to the trail: its lines are written in the name of their owner.
-- The names in there mean the owner's tables, whatever the caller's session has in their way.
do $$
begin
  execute format('alter function auditoria_lacrar() set search_path = %I, pg_temp', current_schema());
end $$;

revoke execute on function auditoria_lacrar(), auditar(regclass, jsonb) from public;

-- Lines and entries are numbered without gaps: the last number is how many there are, without counting them.
create view auditoria_totais as
  select coalesce(max(id), 0) as quantidade, coalesce(max(entrada), 0) as entradas from auditoria;

-- The trail as its calls read it.
create view lista_auditoria as
  select a.id, a.instante, a.usuario_id, a.usuario_nome, a.origem, a.entidade, a.registro_id, a.acao, a.pai, a.antes,
    a.depois, a.hash, a.id_secretaria,
    a.entrada,
    coalesce(a.pai, a.entidade || '/' || a.registro_id) as sobre,
    substring(coalesce(a.pai, a.entidade || '/' || a.registro_id) from '^projetos/(.*)')::integer as projeto_id,
    p.nome as projeto_nome,
    coalesce(p.excluido, false) as projeto_excluido
  from auditoria a
    left join auditoria_nomes p on p.registro = coalesce(a.pai, a.entidade || '/' || a.registro_id)
      and p.registro like 'projetos/%';

-- The kinds of records that the trail tells of, and who signed it without being a person. Each is one step through an index
-- to the next value (a loose index scan): however long the trail, there are as many steps as values.
create view auditoria_entidades as
  with recursive passo as (
    (select min(entidade) as entidade from auditoria)
    union all
    select (select min(a.entidade) from auditoria a where a.entidade > p.entidade) from passo p where p.entidade is not null
  )
  select entidade from passo where entidade is not null;
create view auditoria_assinaturas as
  with recursive passo as (
    (select min(usuario_nome) as nome from auditoria where usuario_id is null)
    union all
    select (select min(a.usuario_nome) from auditoria a where a.usuario_id is null and a.usuario_nome > p.nome)
    from passo p where p.nome is not null
  )
  select nome from passo where nome is not null;

-- Its entries, each by the line that opens it.
create view lista_entradas as select entrada as id, instante from auditoria where abre;

-- What the records are called that a line's fields refer to: field → number → name. Which field of a table names a record of
-- which other one the database knows by itself.
create function auditoria_nomes_ditos(entidade text, antes jsonb, depois jsonb) returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_object_agg(campo, nomes), '{}') from (
      select de.attname as campo, json_object_agg(dito.numero, n.nome) as nomes
      from pg_constraint k
        cross join lateral unnest(k.conkey, k.confkey) as par (de, para)
        join pg_attribute de on de.attrelid = k.conrelid and de.attnum = par.de
        join pg_attribute para on para.attrelid = k.confrelid and para.attnum = par.para and para.attname = 'id'
        join pg_class alvo on alvo.oid = k.confrelid
        cross join lateral (
          select antes ->> de.attname::text as numero union select depois ->> de.attname::text
        ) dito
        -- Names in the catalogue sort otherwise than the city's: compared as they are, no index would serve.
        join auditoria_nomes n on n.registro = alvo.relname::text collate "default" || '/' || dito.numero
      where k.contype = 'f' and k.conrelid = to_regclass(quote_ident(entidade))
      group by de.attname
    ) ditos
  );
end $$;

-- An entry as the wire has it, with at most so many of its lines, those of records that are no part of another first. In the
-- history of a record (`dono`, as 'projetos/12') with its lines alone, for people of one department with that department's.
create function auditoria_entrada(numero bigint, dono text, secretaria integer, linhas_na_lista integer) returns text
  language plpgsql stable as $$
begin
  return (
    with desta as (
      select a.*, count(*) over () as linhas from auditoria a
      where a.entrada = numero
        and (dono is null or a.pai = dono or a.entidade || '/' || a.registro_id = dono)
        and (secretaria is null or a.id_secretaria = secretaria)
    ), primeiras as (
      select * from desta order by pai is not null, id limit linhas_na_lista
    )
    select row_to_json(entrada)::text from (
      select numero as id, d.instante, d.usuario_id, d.usuario_nome, d.origem, d.linhas, (
        select json_agg(linha) from (
          select a.id, a.entidade, a.registro_id, a.acao, n.nome, coalesce(n.excluido, a.acao = 'excluiu') as excluido,
            a.pai, p.nome as pai_nome, coalesce(p.excluido, false) as pai_excluido, a.antes, a.depois,
            auditoria_nomes_ditos(a.entidade, a.antes, a.depois) as nomes
          from primeiras a
            left join auditoria_nomes n on n.registro = a.entidade || '/' || a.registro_id
            left join auditoria_nomes p on p.registro = a.pai
          order by a.pai is not null, a.id
        ) linha
      ) as registros
      from desta d order by d.id limit 1
    ) entrada
  );
end $$;
