-- How far the city meets the transparency programme: what is known of the records that each criterion is about.

create view conformidade_fatos as
  with obras as (
    select p.id, e.inicio, e.fim, e.situacao
    from projetos p left join etapas e on e.projeto_id = p.id and e.numero = 5
    where not p.arquivado and p.natureza in ('obra', 'servico_engenharia')
  ), assinados as (
    select c.*, extract(year from c.assinatura)::integer as do_ano from contratos c
    where c.assinatura is not null and c.situacao <> 'Em preparação'
  ), de_obras as (
    select c.* from assinados c
    where exists (select from contratos_projetos v join obras o on o.id = v.projeto_id where v.contrato_id = c.id)
  ), medidos as (
    select c.id, exists (
      select from medicoes m where m.contrato_id = c.id and m.situacao in ('aprovada', 'liquidada', 'paga')) as medido,
      c.situacao = 'Cumprido' as cumprido
    from de_obras c
  ), publicados as materialized (
    select d.entidade, d.registro_id, d.codigo from lista_documentos d
    where d.entidade in ('contratos', 'projetos', 'aditivos', 'convenios_dade', 'convenios_estadual', 'convenios_federal', 'convenios_sempapel')
      and d.publico_desde is not null
  ), textos as (
    select c.do_ano, exists (
      select from publicados d where d.codigo = 'contrato' and (d.entidade = 'contratos' and d.registro_id = c.id
        or d.entidade = 'projetos' and d.registro_id in (select projeto_id from contratos_projetos where contrato_id = c.id))
    ) as publicado
    from assinados c
    union all
    -- A note is no amendment, and has no term to be published.
    select c.do_ano, exists (select from publicados d where d.entidade = 'aditivos' and d.registro_id = a.id)
    from aditivos a join assinados c on c.id = a.id_contrato
    where a.status = 'aprovado' and a.tipo <> 'apostila'
  ), convenios as (
    -- Two families have nowhere to say what was received.
    select 'convenios_dade' as entidade, id, ano,
      num_nulls(numero_convenio, ano, repasse, recurso_liberado, vigencia_convenio) = 0 as dito from convenios_dade
    union all
    select 'convenios_estadual', id, ano, false from convenios_estadual
    union all
    select 'convenios_federal', id, ano, recurso_liberado <> '' from convenios_federal
    union all
    select 'convenios_sempapel', id, ano, false from convenios_sempapel
  ), emendas as (
    select ano, num_nulls(objeto, numero_demanda, ano, repasse_convenio) = 0 as dita, repasse_convenio is not null as com_valor
    from convenios_sempapel where parlamentar is not null
  )
  select '4.2' as codigo, count(*)::integer as registros, 0 as incompletos, '{}'::integer[] as anos from orcamento
  union all
  select '5.1', count(*)::integer, count(*) filter (where not c.dito or not exists (
      select from publicados d where d.codigo = 'convenio-termo' and d.entidade = c.entidade and d.registro_id = c.id))::integer,
    array_remove(array_agg(distinct c.ano), null)
  from convenios c
  union all
  select '8.6', count(*)::integer, 0, '{}' from pca
  union all
  select '9.1', count(*)::integer, count(*) filter (where vigencia_fim is null)::integer, array_remove(array_agg(distinct do_ano), null)
  from assinados
  union all
  select '9.2', count(*)::integer, count(*) filter (where not publicado)::integer, array_remove(array_agg(distinct do_ano), null)
  from textos
  union all
  select '9.3', count(*)::integer, count(*) filter (where num_nonnulls(fiscal_titular, fiscal_titular_id) = 0)::integer,
    array_remove(array_agg(distinct do_ano), null)
  from assinados
  union all
  -- Who builds it is known once somebody does.
  select '10.1', count(*)::integer, count(*) filter (where num_nulls(o.inicio, o.fim) > 0
      or o.situacao in ('Em andamento', 'Atrasado', 'Concluído') and not exists (
        select from contratos_projetos v join assinados c on c.id = v.contrato_id where v.projeto_id = o.id))::integer, '{}'
  from obras o
  union all
  select '10.2', count(*)::integer, count(*) filter (where not exists (
      select from quantitativos_revisoes r where r.contrato_id = c.id and r.situacao = 'aprovada'))::integer, '{}'
  from de_obras c
  union all
  select '10.3', count(*)::integer, count(*) filter (where not medido)::integer, '{}' from medidos where medido or cumprido
  union all
  select '10.4', count(*)::integer, count(*) filter (where paralisacao ->> 'reinicio_previsto' is null)::integer, '{}'
  from projetos where not arquivado and paralisacao is not null
  union all
  select '17.2', count(*)::integer, count(*) filter (where not dita)::integer, array_remove(array_agg(distinct ano), null) from emendas
  union all
  select '17.3', count(*)::integer, count(*) filter (where not com_valor)::integer, array_remove(array_agg(distinct ano), null)
  from emendas;
