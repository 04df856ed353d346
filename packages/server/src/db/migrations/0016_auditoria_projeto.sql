-- The trail says which project a line is about: the project itself, or something that is part of one. Lines and seals
-- stay as they are; the number is read from the line, the name stands beside the trail.

create function auditoria_projeto(entidade text, registro_id text, pai text) returns integer
  language sql immutable parallel safe
  return case
    when entidade = 'projetos' then registro_id::integer
    when pai like 'projetos/%' then substr(pai, length('projetos/') + 1)::integer
  end;
create index auditoria_projeto on auditoria (auditoria_projeto(entidade, registro_id, pai), id);

-- What the trail calls each project, also those that are gone: one row for each, however many lines it has.
create table auditoria_projetos (
  id integer primary key,
  -- its latest name
  nome text not null,
  -- every name it ever had, folded
  busca text not null
);
create index auditoria_projetos_busca on auditoria_projetos using gin (busca gin_trgm_ops);

create function auditoria_nomear() returns trigger language plpgsql as $$
declare
  dito text := coalesce(new.depois, new.antes) ->> 'nomeprojeto';
begin
  if dito is null then return null; end if;
  insert into auditoria_projetos as p (id, nome, busca) values (new.registro_id::integer, dito, dobrar(dito))
  on conflict (id) do update set nome = excluded.nome,
    busca = case when position(excluded.busca in p.busca) > 0 then p.busca else p.busca || ' ' || excluded.busca end;
  return null;
end $$;
create trigger nomear after insert on auditoria
  for each row when (new.entidade = 'projetos') execute function auditoria_nomear();

insert into auditoria_projetos (id, nome, busca)
select registro_id::integer, (array_agg(nome order by id desc))[1], dobrar(string_agg(distinct nome, ' '))
from (
  select id, registro_id, coalesce(depois, antes) ->> 'nomeprojeto' as nome from auditoria where entidade = 'projetos'
) ditos
where nome is not null
group by registro_id;
-- Those that were there before anyone kept a trail.
insert into auditoria_projetos (id, nome, busca)
select id, nomeprojeto, dobrar(nomeprojeto) from projetos on conflict (id) do nothing;

-- A line's own words, found by index.
create index auditoria_busca on auditoria
  using gin (dobrar(usuario_nome || ' ' || entidade || ' ' || registro_id) gin_trgm_ops);

-- Lines are numbered without gaps: the last number is how many there are, without counting them.
create view auditoria_totais as select coalesce(max(id), 0) as quantidade from auditoria;

create or replace view lista_auditoria as
  select a.id, a.instante, a.usuario_id, a.usuario_nome, a.origem, a.entidade, a.registro_id, a.acao, a.pai, a.antes,
    a.depois, a.hash, a.id_secretaria,
    (a.instante at time zone 'America/Sao_Paulo')::date as dia,
    dobrar(a.usuario_nome || ' ' || a.entidade || ' ' || a.registro_id) as busca,
    auditoria_projeto(a.entidade, a.registro_id, a.pai) as projeto_id,
    p.nome as projeto_nome,
    p.id is not null and not exists (select from projetos q where q.id = p.id) as projeto_excluido
  from auditoria a left join auditoria_projetos p on p.id = auditoria_projeto(a.entidade, a.registro_id, a.pai);
