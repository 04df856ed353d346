-- The trail is checked a stretch at a time, and written by its owner whoever changes a row.

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
  execute format('alter function auditar_linha() security definer set search_path = %I, pg_temp', current_schema());
end $$;

-- Whoever could make these the triggers of a table of their own could have them write whatever they like.
revoke execute on function auditar_linha(), auditoria_lacrar(), auditoria_nomear() from public;
