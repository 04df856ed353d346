-- What every word stands on: folded text, settings shared by all instances, and the audit trail.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Text without case and accents, for searching and sorting. The two-argument form names the dictionary and so is
-- safe to call immutable, which an index needs.
create function dobrar(texto text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, texto));

create table configuracao (
  chave text primary key,
  valor jsonb not null
);

create table auditoria (
  id bigint primary key,
  instante timestamptz not null,
  usuario_id integer,
  usuario_nome text not null,
  origem text,
  requisicao text,
  entidade text not null,
  registro_id text not null,
  acao text not null check (acao in ('criou', 'alterou', 'excluiu')),
  -- the record this one is a part of, as 'projetos/12': its history tells of its parts too
  pai text,
  -- the department the record belongs to, so that its people may read its history
  id_secretaria integer,
  -- on an alteration only the fields that changed
  antes jsonb,
  depois jsonb,
  -- the seal of the line before, and this line's own
  anterior text not null,
  hash text not null
);
create index auditoria_registro on auditoria (entidade, registro_id, id);
create index auditoria_pai on auditoria (pai, id) where pai is not null;
create index auditoria_usuario on auditoria (usuario_id, id);
create index auditoria_instante on auditoria (instante);

create function auditoria_hash(linha auditoria) returns text
  language sql immutable
  return encode(sha256(convert_to(jsonb_build_array(
    linha.id,
    to_char(linha.instante at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    linha.usuario_id, linha.usuario_nome, linha.origem, linha.requisicao,
    linha.entidade, linha.registro_id, linha.acao, linha.pai, linha.id_secretaria,
    linha.antes, linha.depois, linha.anterior
  )::text, 'UTF8')), 'hex');

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

-- Writes the audit line of one changed row, as the options given to auditar() say. Who acts comes from the
-- transaction's own setting; a change made by hand in the database is signed with the database's user.
create function auditar_linha() returns trigger language plpgsql as $$
declare
  opcoes jsonb := tg_argv[0]::jsonb;
  ator jsonb := nullif(current_setting('paco.ator', true), '')::jsonb;
  fora text[] := array(select jsonb_array_elements_text(opcoes -> 'fora'));
  sempre text[] := array(select jsonb_array_elements_text(opcoes -> 'sempre'));
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
       deferrable initially deferred for each row execute function auditar_linha(%L)',
    tabela, opcoes);
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

-- The audit trail as its screen reads it. Days are those of São Paulo.
create view lista_auditoria as
  select id, instante, usuario_id, usuario_nome, origem, entidade, registro_id, acao, pai, antes, depois, hash, id_secretaria,
    (instante at time zone 'America/Sao_Paulo')::date as dia,
    dobrar(usuario_nome || ' ' || entidade || ' ' || registro_id) as busca
  from auditoria;
