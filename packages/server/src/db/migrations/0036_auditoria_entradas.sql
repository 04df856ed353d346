-- One save is one entry of the trail: the lines of one request follow one another, because the chain's end is held until a
-- transaction ends. Entries are numbered without gaps, outside of the seal; a line that no request wrote is an entry by
-- itself. Without the index on its words the trail is numbered in a fraction of the time.

drop index auditoria_busca;
alter table auditoria add column entrada bigint, add column abre boolean;
update auditoria a set entrada = contada.entrada, abre = contada.abre
from (
  select id, abre, sum(abre::integer) over (order by id) as entrada
  from (
    select id, requisicao is null or requisicao is distinct from lag(requisicao) over (order by id) as abre from auditoria
  ) linhas
) contada
where contada.id = a.id;
alter table auditoria alter entrada set not null, alter abre set not null;
create index auditoria_busca on auditoria using gin (busca gin_trgm_ops);
create index auditoria_entrada on auditoria (entrada, id);

-- What a line is about is found by index whatever it is, not only where it is a project.
drop index auditoria_projeto;
drop function auditoria_projeto;
create index auditoria_sobre on auditoria ((coalesce(pai, entidade || '/' || registro_id)), id);

-- What the trail calls each record that has a name, also those that are gone: one row for each, however many lines it has.
create table auditoria_nomes (
  -- as 'projetos/12'
  registro text primary key,
  -- its latest name
  nome text not null,
  -- every name it ever had, folded
  busca text not null,
  -- the trail told that it is gone
  excluido boolean not null default false
);
create index auditoria_nomes_busca on auditoria_nomes using gin (busca gin_trgm_ops);

insert into auditoria_nomes (registro, nome, busca, excluido)
select 'projetos/' || id, nome, busca, excluido from auditoria_projetos;
drop table auditoria_projetos;

-- The others: as their lines tell, and those that were there before anyone kept a trail.
do $$
declare
  nomeada record;
begin
  for nomeada in
    select * from (values
      ('secretarias', array['nomesecretaria']),
      ('usuarios', array['name']),
      ('opcoes_orcamento', array['descricao']),
      ('orcamento', array['ficha']),
      ('servicos', array['descricao']),
      ('contratos', array['numero', 'ano']),
      ('quantitativos_revisoes', array['revisao']),
      ('medicoes', array['numero']),
      ('pca', array['objeto']),
      ('lancamentos_bairros', array['descricao']),
      ('convenios_dade', array['objeto']),
      ('convenios_estadual', array['projeto']),
      ('convenios_federal', array['objeto']),
      ('convenios_finisa', array['objeto']),
      ('convenios_sempapel', array['objeto']),
      ('feriados', array['nome'])
    ) as nomeadas (tabela, colunas)
  loop
    execute format($sql$
      insert into auditoria_nomes (registro, nome, busca, excluido)
      select %1$L || '/' || numero, (array_agg(nome order by vez desc nulls first))[1],
        dobrar(string_agg(distinct nome, ' ')), bool_and(vez is not null)
      from (
        select registro_id as numero, id as vez, coalesce(depois, antes) as campos from auditoria
          where entidade = %1$L and coalesce(depois, antes) ?& %2$L
        union all
        select id::text, null, to_jsonb(t) from %1$I t
      ) ditos
      cross join lateral array_to_string(array(select campos ->> coluna from unnest(%2$L::text[]) coluna), '/') as nome
      where nome <> ''
      group by numero
    $sql$, nomeada.tabela, nomeada.colunas);
  end loop;
end $$;
