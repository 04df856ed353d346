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

-- Numbers and seals a line. One writer at a time holds the chain's end, until its transaction ends: what one request
-- changes stands together, and is one entry.
create function auditoria_lacrar() returns trigger language plpgsql as $$
declare
  ultima record;
begin
  perform pg_advisory_xact_lock(720350001);
  select id, hash, entrada, requisicao into ultima from auditoria order by id desc limit 1;
  new.id := coalesce(ultima.id, 0) + 1;
  new.instante := clock_timestamp();
  new.anterior := coalesce(ultima.hash, '');
  new.hash := auditoria_hash(new);
  new.abre := new.requisicao is null or new.requisicao is distinct from ultima.requisicao;
  new.entrada := coalesce(ultima.entrada, 0) + new.abre::integer;
  return new;
end $$;
create trigger lacrar before insert on auditoria for each row execute function auditoria_lacrar();

create function auditoria_recusar() returns trigger language plpgsql as $$
begin
  raise exception 'A trilha de auditoria não pode ser alterada nem apagada.' using errcode = 'PA001';
end $$;
create trigger recusar before update or delete on auditoria for each row execute function auditoria_recusar();
create trigger recusar_truncate before truncate on auditoria for each statement execute function auditoria_recusar();

-- Writes the audit line of one changed row, as the options given to auditar() say. Who acts comes from the
-- transaction's own setting; a change made by hand in the database is signed with the database's user.
create function auditar_linha() returns trigger language plpgsql security definer as $$
declare
  opcoes jsonb := tg_argv[0]::jsonb;
  ator jsonb := nullif(current_setting('paco.ator', true), '')::jsonb;
  fora text[] := tg_argv[1]::text[];
  sempre text[] := tg_argv[2]::text[];
  nomes text[] := tg_argv[3]::text[];
  antigo jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  novo jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  inteiro jsonb := coalesce(novo, antigo);
  pai text := opcoes ->> 'pai';
  id_pai text := inteiro ->> (opcoes ->> 'coluna_pai');
  do_pai text := pai || '/' || id_pai || '=';
  lembrada text := current_setting('paco.pai', true);
  secretaria integer := (inteiro ->> (opcoes ->> 'secretaria'))::integer;
  dito text := array_to_string(array(select inteiro ->> coluna from unnest(nomes) coluna), '/');
begin
  antigo := antigo - fora;
  novo := novo - fora;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value), jsonb_object_agg(key, novo -> key)
      into antigo, novo
      from jsonb_each(antigo)
      where value is distinct from novo -> key or key = any (sempre)
      having bool_or(value is distinct from novo -> key);
    if antigo is null then return null; end if;
  end if;
  -- A dynamic statement is planned every time. The parts of a record follow one another, so what the last one found is
  -- remembered for them (cache), until the transaction ends or a record goes to another department in it.
  if starts_with(lembrada, do_pai) then
    secretaria := nullif(substr(lembrada, length(do_pai) + 1), '')::integer;
  elsif pai is not null then
    execute format('select coalesce((select id_secretaria from %I where id = $1), $2)', pai)
      into secretaria using id_pai::integer, secretaria;
    perform set_config('paco.pai', do_pai || coalesce(secretaria::text, ''), true);
  elsif tg_op <> 'INSERT' and lembrada <> '' and antigo ? (opcoes ->> 'secretaria') then
    perform set_config('paco.pai', '', true);
  end if;
  insert into auditoria
    (usuario_id, usuario_nome, origem, requisicao, entidade, registro_id, acao, pai, id_secretaria, antes, depois)
  values (
    (ator ->> 'id')::integer,
    coalesce(ator ->> 'nome', 'banco de dados: ' || session_user),
    ator ->> 'origem',
    ator ->> 'requisicao',
    tg_table_name,
    inteiro ->> 'id',
    case tg_op when 'INSERT' then 'criou' when 'UPDATE' then 'alterou' else 'excluiu' end,
    pai || '/' || id_pai,
    secretaria,
    antigo,
    novo
  );
  -- What the record is called, and that it is gone, whoever asks for its lines later.
  if dito <> '' then
    insert into auditoria_nomes as n (registro, nome, busca, excluido)
    values (tg_table_name || '/' || (inteiro ->> 'id'), dito, dobrar(dito), tg_op = 'DELETE')
    on conflict (registro) do update set nome = excluded.nome, excluido = excluded.excluido,
      busca = case when position(excluded.busca in n.busca) > 0 then n.busca else n.busca || ' ' || excluded.busca end
      where n.nome <> excluded.nome or n.excluido <> excluded.excluido;
  end if;
  return null;
end $$;

-- Puts a table under audit. Options: 'secretaria', the column that holds the record's department; 'fora', columns that
-- never enter the trail; 'sempre', columns told with every alteration; 'nome', the columns its records are known by;
-- 'pai' and 'coluna_pai', the table this one is a part of and the column that names its record. The trigger waits for the end of the transaction: the chain is then
-- held only for an instant, after every other lock is taken, so two writers can never wait for each other.
create function auditar(tabela regclass, opcoes jsonb) returns void language plpgsql as $$
begin
  execute format(
    'create constraint trigger auditar after insert or update or delete on %s
       deferrable initially deferred for each row execute function auditar_linha(%L, %L, %L, %L)',
    tabela, opcoes,
    array(select jsonb_array_elements_text(opcoes -> 'fora')),
    array(select jsonb_array_elements_text(opcoes -> 'sempre')),
    array(select jsonb_array_elements_text(opcoes -> 'nome')));
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
  execute format('alter function auditar_linha() set search_path = %I, pg_temp', current_schema());
end $$;

-- Whoever could make these the triggers of a table of their own could have them write whatever they like.
revoke execute on function auditar_linha(), auditoria_lacrar(), auditar(regclass, jsonb) from public;

-- Lines and entries are numbered without gaps: the last number is how many there are, without counting them.
create view auditoria_totais as
  select coalesce(max(id), 0) as quantidade, coalesce(max(entrada), 0) as entradas from auditoria;

-- The trail as its calls read it.
create view lista_auditoria as
  select a.id, a.instante, a.usuario_id, a.usuario_nome, a.origem, a.entidade, a.registro_id, a.acao, a.pai, a.antes,
    a.depois, a.hash, a.id_secretaria,
    a.busca, a.entrada,
    coalesce(a.pai, a.entidade || '/' || a.registro_id) as sobre,
    substring(coalesce(a.pai, a.entidade || '/' || a.registro_id) from '^projetos/(.*)')::integer as projeto_id,
    p.nome as projeto_nome,
    coalesce(p.excluido, false) as projeto_excluido
  from auditoria a
    left join auditoria_nomes p on p.registro = coalesce(a.pai, a.entidade || '/' || a.registro_id)
      and p.registro like 'projetos/%';

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
        join auditoria_nomes n on n.registro = alvo.relname || '/' || dito.numero
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
