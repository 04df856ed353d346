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

-- Numbers and seals a line. One writer at a time holds the chain's end, until its transaction ends.
create function auditoria_lacrar() returns trigger language plpgsql as $$
declare
  ultima record;
begin
  perform pg_advisory_xact_lock(720350001);
  select id, hash into ultima from auditoria order by id desc limit 1;
  new.id := coalesce(ultima.id, 0) + 1;
  new.instante := clock_timestamp();
  new.anterior := coalesce(ultima.hash, '');
  new.hash := auditoria_hash(new);
  return new;
end $$;
create trigger lacrar before insert on auditoria for each row execute function auditoria_lacrar();

create function auditoria_recusar() returns trigger language plpgsql as $$
begin
  raise exception 'A trilha de auditoria não pode ser alterada nem apagada.' using errcode = 'PA001';
end $$;
create trigger recusar before update or delete on auditoria for each row execute function auditoria_recusar();
create trigger recusar_truncate before truncate on auditoria for each statement execute function auditoria_recusar();

-- What the trail calls each project, and that one is gone, told by the lines themselves.
create function auditoria_nomear() returns trigger language plpgsql as $$
declare
  dito text := coalesce(new.depois, new.antes) ->> 'nomeprojeto';
begin
  if dito is null then return null; end if;
  insert into auditoria_projetos as p (id, nome, busca, excluido)
  values (new.registro_id::integer, dito, dobrar(dito), new.acao = 'excluiu')
  on conflict (id) do update set nome = excluded.nome, excluido = excluded.excluido,
    busca = case when position(excluded.busca in p.busca) > 0 then p.busca else p.busca || ' ' || excluded.busca end;
  return null;
end $$;
create trigger nomear after insert on auditoria
  for each row when (new.entidade = 'projetos') execute function auditoria_nomear();

-- Writes the audit line of one changed row, as the options given to auditar() say. Who acts comes from the
-- transaction's own setting; a change made by hand in the database is signed with the database's user.
create function auditar_linha() returns trigger language plpgsql security definer as $$
declare
  opcoes jsonb := tg_argv[0]::jsonb;
  ator jsonb := nullif(current_setting('paco.ator', true), '')::jsonb;
  fora text[] := tg_argv[1]::text[];
  sempre text[] := tg_argv[2]::text[];
  antigo jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  novo jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  inteiro jsonb := coalesce(novo, antigo);
  pai text := opcoes ->> 'pai';
  id_pai text := inteiro ->> (opcoes ->> 'coluna_pai');
  secretaria integer := (inteiro ->> (opcoes ->> 'secretaria'))::integer;
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
  if pai is not null then
    execute format('select id_secretaria from %I where id = $1', pai) into secretaria using id_pai::integer;
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
  return null;
end $$;

-- Puts a table under audit. Options: 'secretaria', the column that holds the record's department; 'fora', columns that
-- never enter the trail; 'sempre', columns told with every alteration; 'pai' and 'coluna_pai', the table this one is a
-- part of and the column that names its record. The trigger waits for the end of the transaction: the chain is then
-- held only for an instant, after every other lock is taken, so two writers can never wait for each other.
create function auditar(tabela regclass, opcoes jsonb) returns void language plpgsql as $$
begin
  execute format(
    'create constraint trigger auditar after insert or update or delete on %s
       deferrable initially deferred for each row execute function auditar_linha(%L, %L, %L)',
    tabela, opcoes,
    array(select jsonb_array_elements_text(opcoes -> 'fora')),
    array(select jsonb_array_elements_text(opcoes -> 'sempre')));
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
revoke execute on function auditar_linha(), auditoria_lacrar(), auditoria_nomear(), auditar(regclass, jsonb) from public;

-- Lines are numbered without gaps: the last number is how many there are, without counting them.
create view auditoria_totais as select coalesce(max(id), 0) as quantidade from auditoria;

-- The trail as its screen reads it. Days are those of São Paulo.
create view lista_auditoria as
  select a.id, a.instante, a.usuario_id, a.usuario_nome, a.origem, a.entidade, a.registro_id, a.acao, a.pai, a.antes,
    a.depois, a.hash, a.id_secretaria,
    (a.instante at time zone 'America/Sao_Paulo')::date as dia,
    a.busca,
    auditoria_projeto(a.entidade, a.registro_id, a.pai) as projeto_id,
    p.nome as projeto_nome,
    coalesce(p.excluido, false) as projeto_excluido
  from auditoria a left join auditoria_projetos p on p.id = auditoria_projeto(a.entidade, a.registro_id, a.pai);
