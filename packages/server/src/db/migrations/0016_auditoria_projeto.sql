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
  busca text not null,
  -- the trail told that it is gone
  excluido boolean not null default false
);
create index auditoria_projetos_busca on auditoria_projetos using gin (busca gin_trgm_ops);

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
update auditoria_projetos a set excluido = true where not exists (select from projetos p where p.id = a.id);

-- A line's own words, found by index.
create index auditoria_busca on auditoria
  using gin (dobrar(usuario_nome || ' ' || entidade || ' ' || registro_id) gin_trgm_ops);
