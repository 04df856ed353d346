-- Projects, their stages, and what administrators corrected of a frozen baseline.

-- A project is found by its own name and its department's.
create function projetos_busca() returns trigger language plpgsql as $$
begin
  -- A department that is not there is for the foreign key to refuse.
  new.busca := dobrar(new.nomeprojeto || ' ' ||
    coalesce((select nomesecretaria from secretarias where id = new.id_secretaria), ''));
  return new;
end $$;
create trigger busca before insert or update of nomeprojeto, id_secretaria on projetos
  for each row execute function projetos_busca();

create trigger em_uso before insert or update of id_secretaria on projetos
  for each row execute function secretaria_em_uso();

create function projetos_da_secretaria() returns trigger language plpgsql as $$
begin
  update projetos set busca = dobrar(nomeprojeto || ' ' || new.nomesecretaria) where id_secretaria = new.id;
  return null;
end $$;
create trigger busca_projetos after update of nomesecretaria on secretarias
  for each row when (old.nomesecretaria is distinct from new.nomesecretaria) execute function projetos_da_secretaria();

-- The counters of projetos_totais, kept with every change; archived projects are counted apart.
create function projetos_totais_somar() returns trigger language plpgsql as $$
begin
  -- In one order for all writers, so that none waits for another in a circle.
  insert into projetos_totais as t (id_secretaria, status, ano, arquivado, quantidade, valor)
  select id_secretaria, status, coalesce(ano, 0), arquivado, sum(sinal), coalesce(sum(sinal * valor), 0)
  from (
    select id_secretaria, status, ano, arquivado, valor, 1 as sinal from novos
    union all
    select id_secretaria, status, ano, arquivado, valor, -1 from velhos
  ) mudancas
  group by 1, 2, 3, 4
  having sum(sinal) <> 0 or coalesce(sum(sinal * valor), 0) <> 0
  order by 1, 2, 3, 4
  on conflict (id_secretaria, status, ano, arquivado) do update
    set quantidade = t.quantidade + excluded.quantidade, valor = t.valor + excluded.valor;
  return null;
end $$;

create function projetos_totais_inserir() returns trigger language plpgsql as $$
begin
  insert into projetos_totais as t (id_secretaria, status, ano, arquivado, quantidade, valor)
  select id_secretaria, status, coalesce(ano, 0), arquivado, count(*), coalesce(sum(valor), 0) from novos
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (id_secretaria, status, ano, arquivado) do update
    set quantidade = t.quantidade + excluded.quantidade, valor = t.valor + excluded.valor;
  return null;
end $$;

create function projetos_totais_excluir() returns trigger language plpgsql as $$
begin
  insert into projetos_totais as t (id_secretaria, status, ano, arquivado, quantidade, valor)
  select id_secretaria, status, coalesce(ano, 0), arquivado, -count(*), -coalesce(sum(valor), 0) from velhos
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (id_secretaria, status, ano, arquivado) do update
    set quantidade = t.quantidade + excluded.quantidade, valor = t.valor + excluded.valor;
  -- Of what came in from a sheet and was taken back nothing stays, not even that there is none.
  delete from projetos_totais where quantidade = 0 and valor = 0 and (id_secretaria, status, ano, arquivado) in
    (select id_secretaria, status, coalesce(ano, 0), arquivado from velhos);
  return null;
end $$;

create trigger totais_inserir after insert on projetos
  referencing new table as novos for each statement execute function projetos_totais_inserir();
create trigger totais_somar after update on projetos
  referencing old table as velhos new table as novos for each statement execute function projetos_totais_somar();
create trigger totais_excluir after delete on projetos
  referencing old table as velhos for each statement execute function projetos_totais_excluir();

create function projetos_base_congelada() returns trigger language plpgsql as $$
begin
  raise exception 'Uma linha de base congelada não se descongela.' using errcode = 'PA002';
end $$;
create trigger base_congelada before update of base_congelada_em, base_congelada_por on projetos for each row
  when (old.base_congelada_em is not null
    and (old.base_congelada_em, old.base_congelada_por) is distinct from (new.base_congelada_em, new.base_congelada_por))
  execute function projetos_base_congelada();

-- Corrections are only ever added; they go with a project that goes whole.
create function correcoes_ficam() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from projetos where id = old.projeto_id) then
    return old;
  end if;
  raise exception 'Uma correção não muda nem se apaga.' using errcode = 'PA002';
end $$;
create trigger ficam before update or delete on correcoes for each row execute function correcoes_ficam();

-- The day that stored figures are being computed for: the database's own only while none ever were.
-- In plpgsql, which keeps its plan: triggers ask for it at every change of a project's progress.
create function projetos_dia() returns date language plpgsql stable as $$
begin
  return (
    select coalesce(max(case chave when 'dia-calculado' then valor #>> '{}' else valor ->> 'dia' end)::date,
      (now() at time zone (select fuso()))::date)
    from configuracao where chave in ('dia-calculado', 'dia-em-calculo')
  );
end $$;

-- What the stages of these projects decide on a day, each figure as `andamento` decides it; the percentage of a stage as
-- `percentualOf` does: the same floating point, the same rounding up of halves.
create function projetos_figuras(projetos_ids integer[], no_dia date) returns table (projeto_id integer, progresso smallint,
  status text, etapa_atual smallint, etapas_atrasadas smallint[], etapas_nao_iniciadas smallint[]) language sql stable as $$
  select f.projeto_id, f.progresso,
    case when f.progresso >= 100 then 'Concluído' when no_dia > f.termina then 'Atrasado'
      when f.progresso = 0 then 'Não iniciado' else 'Em andamento' end,
    f.atual, f.atrasadas, f.nao_iniciadas
  from (
    select e.projeto_id, ((2 * sum(e.percentual) + count(*)) / (2 * count(*)))::smallint as progresso,
      max(e.fim) filter (where e.numero = 6) as termina,
      coalesce(min(e.numero) filter (where e.situacao is distinct from 'Concluído'), max(e.numero)) as atual,
      coalesce(array_agg(e.numero order by e.numero)
        filter (where e.situacao = 'Atrasado' or e.situacao = 'Em andamento' and no_dia > e.fim), '{}') as atrasadas,
      coalesce(array_agg(e.numero order by e.numero)
        filter (where coalesce(e.situacao, 'Não iniciado') = 'Não iniciado' and no_dia > e.fim), '{}') as nao_iniciadas
    from (
      select e.projeto_id, e.numero, e.fim, e.situacao, case
        when e.situacao = 'Concluído' then 100
        when e.numero = 5 and p.fisico is not null then p.fisico
        when e.situacao in ('Em andamento', 'Atrasado') and no_dia >= e.inicio and e.fim is not null then
          case when no_dia >= e.fim then 100
          else floor((no_dia - e.inicio)::float8 / (e.fim - e.inicio)::float8 * 100 + 0.5)::int end
        else 0 end as percentual
      from etapas e join projetos p on p.id = e.projeto_id where e.projeto_id = any (projetos_ids)
    ) e group by e.projeto_id
  ) f
$$;

-- What was measured moves them at once, by the day the others are of; a day change that begins now waits for it.
create function projetos_medidos() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(
    case current_schema() when 'public' then 720350003 else hashtextextended(current_schema(), 720350003) end);
  update projetos p set (progresso, status) = row (f.progresso, f.status)
  from projetos_figuras(array[new.id], projetos_dia()) f
  where p.id = f.projeto_id and (p.progresso, p.status) is distinct from (f.progresso, f.status);
  return null;
end $$;
create trigger medidos after update of fisico on projetos
  for each row when (old.fisico is distinct from new.fisico) execute function projetos_medidos();

-- Why a project is not deleted by anyone; `GUARDADOS` says it in words.
create function projeto_guardado(p projetos) returns text[] language sql immutable
  return array_remove(array[
    case when p.aditivo_decidido then 'aditivo' end,
    case when p.fisico is not null then 'boletim' end,
    case when p.contratado is not null then 'contrato' end,
    case when p.diario_escrito then 'diario' end,
    case when p.documento_lacrado then 'documento' end], null);

-- Who archived a project is told by the name they have now.
create function projetos_da_pessoa() returns trigger language plpgsql as $$
begin
  update projetos set arquivado_por = new.id where arquivado_por = new.id;
  return null;
end $$;
create trigger arquivados after update of name on usuarios
  for each row when (old.name is distinct from new.name) execute function projetos_da_pessoa();

-- A project in the wire's form, as JSON text, in three parts that are kept in projeto_texto. That an amendment was asked
-- for is not public: that the baseline is frozen (with stage 4 open only a request can have done it), by what, whether an
-- amendment was decided, why the project is kept, and which person archived it, is a part of its own.
create view projeto_proprios as
  select p.id, left(row_to_json(proprios)::text, -1) as proprios,
    ',"base_congelada_em":' || coalesce(to_json(p.base_congelada_em)::text, 'null')
      || ',"base_congelada_por":' || coalesce('"' || p.base_congelada_por || '"', 'null')
      || ',"aditivo_decidido":' || p.aditivo_decidido
      || ',"guardado":' || to_json(projeto_guardado(p))::text
      || ',"arquivado_por":' || coalesce((select to_json(u.name)::text from usuarios u where u.id = p.arquivado_por), 'null')
      as reservado
  from projetos p
    join secretarias s on s.id = p.id_secretaria
    cross join lateral (
      select p.id, p.id_secretaria, s.nomesecretaria as secretaria_nome, p.nomeprojeto, p.descricao, p.ano, p.valor,
        p.valor_original, p.gasto, p.contratado, p.medido, p.pago, p.fisico, p.gestorprocesso, p.natureza, p.descricao_publica, p.endereco, p.programa, p.fora_do_pca,
        p.status, p.status as situacao, p.progresso, p.etapa_atual, p.etapas_atrasadas, p.etapas_nao_iniciadas, p.paralisacao,
        p.sem_evolucao_em, p.arquivado_em, p.arquivado_motivo
    ) proprios;

create view projeto_etapas as
  select projeto_id, string_agg(',"etapa' || numero || '":' || to_json(nome)::text
    || ',"datainicioetapa' || numero || '":' || coalesce('"' || inicio || '"', 'null')
    || ',"datafimetapa' || numero || '":' || coalesce('"' || fim || '"', 'null')
    || ',"prazoetapa' || numero || '":' || coalesce(prazo::text, 'null')
    || ',"situacaoetapa' || numero || '":' || coalesce('"' || situacao || '"', 'null')
    || ',"datainiciooriginal' || numero || '":' || coalesce('"' || inicio_original || '"', 'null')
    || ',"datafimoriginal' || numero || '":' || coalesce('"' || fim_original || '"', 'null')
    || ',"datainicioreal' || numero || '":' || coalesce('"' || inicio_real || '"', 'null')
    || ',"datafimreal' || numero || '":' || coalesce('"' || fim_real || '"', 'null'), '' order by numero) as etapas
  from etapas group by projeto_id;

-- A session of any zone and style of dates writes the same text. A renamed department comes by here too: its projects
-- are found under its new name. By index alone, here and wherever plans are kept: one made while the city was empty would
-- go on reading whole tables after they have grown.
create function projeto_texto_proprios() returns trigger language plpgsql set timezone = 'UTC' set datestyle = 'ISO'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  -- As an array: the view is then asked for these alone.
  mudados integer[] := array(select id from mudadas);
begin
  insert into projeto_texto as t (id, proprios, reservado)
  select id, proprios, reservado from projeto_proprios where id = any (mudados)
  on conflict (id) do update set proprios = excluded.proprios, reservado = excluded.reservado
  where (t.proprios, t.reservado) is distinct from (excluded.proprios, excluded.reservado);
  return null;
end $$;
create trigger texto_inserir after insert on projetos
  referencing new table as mudadas for each statement execute function projeto_texto_proprios();
create trigger texto_alterar after update on projetos
  referencing new table as mudadas for each statement execute function projeto_texto_proprios();

create function projeto_texto_etapas() returns trigger language plpgsql set datestyle = 'ISO'
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  mudados integer[] := array(select distinct projeto_id from mudadas);
begin
  update projeto_texto t set etapas = e.etapas from projeto_etapas e
  where e.projeto_id = any (mudados) and t.id = e.projeto_id;
  return null;
end $$;
create trigger texto_inserir after insert on etapas
  referencing new table as mudadas for each statement execute function projeto_texto_etapas();
create trigger texto_alterar after update on etapas
  referencing new table as mudadas for each statement execute function projeto_texto_etapas();

-- For all of them, whenever a definition changed: also the first time.
insert into projeto_texto (id, proprios, reservado, etapas)
select p.id, p.proprios, p.reservado, coalesce(e.etapas, '')
from projeto_proprios p left join projeto_etapas e on e.projeto_id = p.id
on conflict (id) do update set proprios = excluded.proprios, reservado = excluded.reservado, etapas = excluded.etapas;

-- The text of a project of which number and version are known; what is not public is told only where `revela` says that
-- the reader may know. It returns a set, called with lateral, so that the planner takes it into the query: a plain
-- function would be planned anew in every statement and started for every row.
create function projeto_linha(numero integer, versao integer, revela boolean) returns setof text language sql stable as $$
  select t.proprios || case when revela then t.reservado else ',"base_congelada_em":null,"base_congelada_por":null,"aditivo_decidido":false,"guardado":[],"arquivado_por":null' end
    || t.etapas || ',"versao":' || versao || '}'
  from projeto_texto t where t.id = numero
$$;

-- What the lists filter and sort by; the row itself comes from projeto_linha.
create view lista_projetos as
  select p.id, p.id_secretaria, p.nomeprojeto, p.gestorprocesso, p.status, p.progresso, p.ano, p.valor, p.busca,
    p.termina_em as datafimetapa6, p.termina_em,
    (select nomesecretaria from secretarias s where s.id = p.id_secretaria) as secretaria_nome,
    (select inicio from etapas e where e.projeto_id = p.id and e.numero = 1) as datainicioetapa1,
    (select situacao from etapas e where e.projeto_id = p.id and e.numero = 1) as situacaoetapa1,
    p.versao, p.natureza, p.localizado, p.etapas_atrasadas, p.etapas_nao_iniciadas, p.paralisacao,
    p.paralisacao is not null as paralisado, p.sem_evolucao_em, p.arquivado
  from projetos p;

-- What is computed from stages and day, or kept by other words, is no concern of the trail.
select auditar('projetos', '{
  "nome": ["nomeprojeto"],
  "secretaria": "id_secretaria",
  "fora": ["busca", "versao", "status", "progresso", "etapa_atual", "etapas_atrasadas", "etapas_nao_iniciadas", "termina_em",
    "gasto", "contratado", "medido", "pago", "fisico", "acrescimos", "supressoes", "reajustes", "valor_aditado", "aditivo_decidido", "localizado", "paralisacao", "sem_evolucao_em",
    "arquivado", "diario_escrito", "documento_lacrado"]
}');
select auditar('etapas', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["numero"], "fora": ["id", "projeto_id"]}');
select auditar('correcoes', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["etapa"], "fora": ["projeto_id"]}');
