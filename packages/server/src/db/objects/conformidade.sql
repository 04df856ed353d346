-- How far the city meets the transparency programme: what is known of the records that each criterion is about.

create view conformidade_fatos as
  with obras as (
    select p.id, e.inicio, e.fim, e.situacao
    from projetos p left join etapas e on e.projeto_id = p.id and e.numero = 5
    where not p.arquivado and p.natureza in ('obra', 'servico_engenharia')
  ), assinados as (
    select c.id, c.situacao, c.vigencia_fim, c.fiscal_titular, c.fiscal_titular_id,
      extract(year from c.assinatura)::integer as do_ano
    from contratos c where c.assinatura is not null and c.situacao <> 'Em preparação'
  ), de_obras as (
    select * from assinados
    where id in (select v.contrato_id from contratos_projetos v join obras o on o.id = v.projeto_id)
  ), medidos as (
    select id in (select contrato_id from medicoes where situacao in ('aprovada', 'liquidada', 'paga')) as medido,
      situacao = 'Cumprido' as cumprido
    from de_obras
  ), publicados as materialized (
    -- Not from the list of documents: there each one is looked for among the records of every kind.
    select d.entidade, d.registro_id, d.codigo from documentos d join checklist_regras r on r.codigo = d.codigo
    where (d.codigo in ('contrato', 'convenio-termo') or d.entidade = 'aditivos') and d.abre_em <= documentos_dia()
  ), contratos_publicados as (
    select registro_id as id from publicados where entidade = 'contratos' and codigo = 'contrato'
    union all
    select v.contrato_id from publicados d join contratos_projetos v on v.projeto_id = d.registro_id
    where d.entidade = 'projetos' and d.codigo = 'contrato'
  ), textos as (
    select do_ano, id in (select id from contratos_publicados) as publicado from assinados
    union all
    -- A note is no amendment, and has no term to be published.
    select c.do_ano, a.id in (select registro_id from publicados where entidade = 'aditivos')
    from aditivos a join assinados c on c.id = a.id_contrato
    where a.status = 'aprovado' and a.tipo <> 'apostila'
  ), convenios as (
    select 'convenios_dade' as entidade, id, ano, coalesce(natureza, 'recebe') as natureza,
      beneficiario is not null as beneficiado, num_nulls(numero_convenio, ano, vigencia_convenio) = 0 as dito,
      repasse is not null as com_valor,
      recurso_liberado is not null or exists (select from repasses where dade_id = convenios_dade.id) as recebido
    from convenios_dade
    union all
    select 'convenios_estadual', id, ano, coalesce(natureza, 'recebe'), beneficiario is not null, true, true,
      exists (select from repasses where estadual_id = convenios_estadual.id)
    from convenios_estadual
    union all
    select 'convenios_federal', id, ano, coalesce(natureza, 'recebe'), beneficiario is not null, true, true,
      recurso_liberado <> '' or exists (select from repasses where federal_id = convenios_federal.id)
    from convenios_federal
    union all
    select 'convenios_sempapel', id, ano, coalesce(natureza, 'recebe'), beneficiario is not null,
      num_nulls(numero_demanda, ano, vigencia_convenio) = 0, repasse_convenio is not null,
      exists (select from repasses where sempapel_id = convenios_sempapel.id)
    from convenios_sempapel
    union all
    -- A loan is no transfer.
    select 'convenios_finisa', id, ano, natureza, beneficiario is not null, true, true, true
    from convenios_finisa where natureza <> 'recebe'
  ), acordos as (
    select ano, natureza, dito and (natureza = 'sem_recursos' or com_valor) and (natureza <> 'recebe' or recebido)
      and (natureza <> 'repassa' or beneficiado)
      and (entidade, id) in (select entidade, registro_id from publicados where codigo = 'convenio-termo') as completo
    from convenios
  )
  select '4.2' as codigo, count(*)::integer as registros, 0 as incompletos,
    array_remove(array_agg(distinct exercicio), null) as anos
  from orcamento
  union all
  select case natureza when 'recebe' then '5.1' when 'repassa' then '5.2' else '5.3' end, count(*)::integer,
    count(*) filter (where not completo)::integer, array_remove(array_agg(distinct ano), null)
  from acordos group by 1
  union all
  select '8.6', count(*)::integer, 0, '{}' from lista_pca_aberto
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
  select '10.1', count(*)::integer, count(*) filter (where num_nulls(inicio, fim) > 0
      or situacao in ('Em andamento', 'Atrasado', 'Concluído') and id not in (
        select v.projeto_id from contratos_projetos v join assinados c on c.id = v.contrato_id))::integer, '{}'
  from obras
  union all
  select '10.2', count(*)::integer, count(*) filter (where id not in (
      select contrato_id from quantitativos_revisoes where situacao = 'aprovada'))::integer, '{}'
  from de_obras
  union all
  select '10.3', count(*)::integer, count(*) filter (where not medido)::integer, '{}' from medidos where medido or cumprido
  union all
  select '10.4', count(*)::integer, count(*) filter (where paralisacao ->> 'reinicio_previsto' is null)::integer, '{}'
  from projetos where not arquivado and paralisacao is not null
  union all
  select case when esfera = 'federal' then '17.1' else '17.2' end, count(*)::integer,
    count(*) filter (where valor_pago is null)::integer, array_agg(distinct ano)
  from emendas group by 1
  union all
  select '17.3', count(*)::integer, count(*) filter (where num_nulls(valor_empenhado, valor_liquidado, valor_pago) > 0)::integer,
    array_agg(distinct ano)
  from emendas;
