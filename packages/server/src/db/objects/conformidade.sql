-- How far the city meets the transparency programme: what is known of the records that each criterion is about.

-- What is signed, and whether works are built by it.
create view conformidade_contratos as
  select c.id, c.situacao, c.vigencia_fim, extract(year from c.assinatura)::integer as ano,
    num_nonnulls(c.fiscal_titular, c.fiscal_titular_id) > 0 as fiscalizado,
    c.id in (select v.contrato_id from contratos_projetos v join projetos p on p.id = v.projeto_id
      where not p.arquivado and p.natureza in ('obra', 'servico_engenharia')) as de_obra
  from contratos c where c.assinatura is not null and c.situacao <> 'Em preparação';

-- Those approved amendments that have a term to be published: a note is none.
create view conformidade_aditivos as
  select a.id, a.id_projeto, extract(year from coalesce(a.data_assinatura, a.data_decisao::date))::integer as ano
  from aditivos a where a.status = 'aprovado' and a.tipo <> 'apostila'
    and a.id_contrato in (select id from conformidade_contratos);

-- Every document that everyone may read which is the whole text of a contract, an amendment or an agreement, or names who answers
-- for a contract. Not from the list of documents: there each one is looked for among the records of every kind.
create view conformidade_documentos as
  with abertos as materialized (
    select d.id as documento, d.projeto_id, d.entidade, d.registro_id, d.codigo
    from documentos d
    where d.codigo in ('contrato', 'aditivo', 'convenio-termo', 'portaria-fiscal') and d.abre_em <= documentos_dia()
  )
  select documento, projeto_id, entidade, registro_id as id, codigo from abertos
  where (entidade, codigo) in (('contratos', 'contrato'), ('contratos', 'portaria-fiscal'), ('aditivos', 'aditivo'))
    or entidade like 'convenios\_%' and codigo = 'convenio-termo'
  union all
  -- Kept with a project it is the text of its contract, unless there are several that it might be of.
  select d.documento, d.projeto_id, 'contratos', min(c.id), d.codigo
  from abertos d join contratos_projetos v on v.projeto_id = d.registro_id join conformidade_contratos c on c.id = v.contrato_id
  where d.entidade = 'projetos' and d.codigo = 'contrato'
  group by d.documento, d.projeto_id, d.codigo having count(*) = 1;

-- Every record of each criterion: of which year it is, and whether it has all that the criterion asks for.
create view conformidade_registros as
  with contratos as materialized (
    select * from conformidade_contratos
  ), textos as materialized (
    select entidade, id from conformidade_documentos where codigo <> 'portaria-fiscal'
  )
  select '4.2' as codigo, 'orcamento' as entidade, id, exercicio as ano, true as completo from orcamento
  union all
  -- A loan is no transfer, and has no term of its own that ends.
  select case natureza when 'recebe' then '5.1' when 'repassa' then '5.2' else '5.3' end, 'convenios_' || familia, id_convenio, ano,
    num_nulls(numero, ano, objeto) = 0 and (familia = 'finisa' or vigencia_fim is not null)
      and (natureza = 'sem_recursos' or coalesce(repasse, case familia when 'finisa' then total end) is not null)
      and (natureza <> 'recebe' or recebido is not null or recurso_liberado <> '')
      and (natureza <> 'repassa' or beneficiario is not null)
      and ('convenios_' || familia, id_convenio) in (select entidade, id from textos)
  from transparencia_convenios where familia <> 'finisa' or natureza <> 'recebe'
  union all
  -- That of a year that is over is nobody's plan any more.
  select '8.6', 'pca', id, ano, true from lista_pca_aberto where ano >= extract(year from documentos_dia())
  union all
  select '9.1', 'contratos', id, ano, vigencia_fim is not null from contratos
  union all
  select '9.2', 'contratos', id, ano, ('contratos', id) in (select entidade, id from textos) from contratos
  union all
  select '9.2', 'aditivos', id, ano, ('aditivos', id) in (select entidade, id from textos) from conformidade_aditivos
  union all
  select '9.3', 'contratos', id, ano, fiscalizado from contratos
  union all
  -- Who builds it is known once somebody does.
  select '10.1', 'projetos', p.id, p.ano, num_nulls(e.inicio, e.fim) = 0
      and (e.situacao in ('Em andamento', 'Atrasado', 'Concluído') is not true or p.id in (
        select v.projeto_id from contratos_projetos v join contratos c on c.id = v.contrato_id))
  from projetos p left join etapas e on e.projeto_id = p.id and e.numero = 5
  where not p.arquivado and p.natureza in ('obra', 'servico_engenharia')
  union all
  select '10.2', 'contratos', id, ano,
    id in (select contrato_id from quantitativos_revisoes where situacao = 'aprovada')
  from contratos where de_obra
  union all
  -- One that is under way may have nothing measured yet.
  select '10.3', 'contratos', id, ano, medido
  from (
    select *, id in (select contrato_id from medicoes where situacao in ('aprovada', 'liquidada', 'paga')) as medido
    from contratos where de_obra
  ) medidos
  where medido or situacao = 'Cumprido'
  union all
  -- Stopped is stopped; what is said to be no work stands on no page of works.
  select '10.4', 'paralisacoes', s.id, null, p.natureza in ('obra', 'servico_engenharia') is true
    and s.reinicio_previsto is not null and s.responsavel <> ''
  from paralisacoes s join projetos p on p.id = s.id_projeto where s.reinicio is null and not p.arquivado
  union all
  select case esfera when 'federal' then '17.1' else '17.2' end, 'emendas', id, ano, valor_pago is not null from emendas
  union all
  select '17.3', 'emendas', id, ano, num_nulls(valor_empenhado, valor_liquidado, valor_pago) = 0 from emendas;

-- What may be one although nobody said so: projects that may be works, works that may have been measured, works that may be stopped.
-- Listed, and for somebody to look at.
create view conformidade_duvidas as
  select '10.1' as codigo, count(*)::integer as duvidas from projetos where not arquivado and natureza is null
  union all
  select '10.3', count(*)::integer
  from conformidade_contratos c join contratos o using (id)
  where c.de_obra and c.situacao = 'Em execução' and o.ordem_inicio < projetos_dia() - 60
    and c.id not in (select contrato_id from medicoes where situacao in ('aprovada', 'liquidada', 'paga'))
  union all
  select '10.4', count(*)::integer
  from projetos
  where not arquivado and natureza in ('obra', 'servico_engenharia') and paralisacao is null and sem_evolucao_em <= projetos_dia();

-- Whether a line of the trail is a change of that record, or of those parts of it, that everyone may know: of alterations only those
-- of `so`, or of more than `menos`.
create function conformidade_conta(linha auditoria, tabelas text[], registro text, so text[], menos text[]) returns boolean
  language plpgsql stable as $$
begin
  return linha.entidade = any (tabelas) and (registro is null or linha.registro_id = registro)
    and (linha.acao <> 'alterou' or (so is null or linha.depois ?| so) and (menos is null or linha.depois - menos <> '{}'))
    and dados_publica(linha);
end $$;

-- The last of them.
create function conformidade_ultima(sobre text, tabelas text[], registro text, so text[], menos text[]) returns bigint
  language plpgsql stable as $$
begin
  return (
    select id from auditoria a
    where coalesce(pai, entidade || '/' || registro_id) = sobre and conformidade_conta(a, tabelas, registro, so, menos)
    order by id desc limit 1
  );
end $$;

-- Whose lines are changes of what each criterion asks for: its own records alone, so that none is made current by another's.
create view conformidade_fontes as
  with registros as materialized (
    select * from conformidade_registros
  ), fiscais as (
    select '{fiscal_titular,fiscal_titular_id,busca_titular,fiscal_substituto,fiscal_substituto_id,busca_substituto,gestor,gestor_id,busca_gestor}'::text[]
      as campos
  ), documentos_dos as materialized (
    select r.codigo, d.documento, d.projeto_id
    from conformidade_documentos d join registros r on r.entidade = d.entidade and r.id = d.id
    where r.codigo in ('5.1', '5.2', '5.3', '9.2') and d.codigo <> 'portaria-fiscal'
      or r.codigo = '9.3' and d.codigo = 'portaria-fiscal'
  )
  select codigo, entidade || '/' || id as sobre, array[entidade] as tabelas, id::text as registro, null::text[] as so,
    null::text[] as menos
  from registros where codigo in ('4.2', '5.1', '5.2', '5.3', '8.6', '17.1', '17.2')
  union all
  select r.codigo, 'repasses/' || p.id, '{repasses}', p.id::text, null, null
  from repasses p cross join lateral (values ('convenios_dade', p.dade_id), ('convenios_estadual', p.estadual_id),
      ('convenios_federal', p.federal_id), ('convenios_finisa', p.finisa_id), ('convenios_sempapel', p.sempapel_id)) c (entidade, id)
    join registros r on r.entidade = c.entidade and r.id = c.id
  union all
  select codigo, coalesce('projetos/' || projeto_id, 'documentos/' || documento), '{documentos}', documento::text, null, null
  from documentos_dos
  union all
  select codigo, 'documentos/' || documento, '{documento_versoes}', null, null, null from documentos_dos
  union all
  select distinct '8.6', 'pca_planos/' || plano_id, '{pca_planos}'::text[], plano_id::text, null::text[], null::text[]
  from lista_pca_aberto where ano >= extract(year from documentos_dia())
  union all
  select '9.1', 'contratos/' || id, '{contratos}', id::text, null, campos from registros, fiscais where codigo = '9.1'
  union all
  select '9.1', 'projetos/' || id_projeto, '{aditivos}', id::text, null, null from conformidade_aditivos
  union all
  select '9.3', 'contratos/' || id, '{contratos}', id::text, campos || '{assinatura}', null from registros, fiscais where codigo = '9.3'
  union all
  select '10.1', 'projetos/' || id, '{projetos,etapas,correcoes}', null, null, null from registros where codigo = '10.1'
  union all
  select '10.2', 'contratos/' || contrato_id, '{quantitativos_revisoes}', q.id::text, null, null
  from quantitativos_revisoes q join registros r on r.codigo = '10.2' and r.id = q.contrato_id where q.situacao = 'aprovada'
  union all
  select '10.3', 'contratos/' || contrato_id, '{medicoes}', m.id::text, null, null
  from medicoes m join registros r on r.codigo = '10.3' and r.id = m.contrato_id where m.situacao in ('aprovada', 'liquidada', 'paga')
  union all
  select '10.3', 'contratos/' || id, '{medicoes_pagamentos}', null, null, null from registros where codigo = '10.3'
  union all
  select '10.4', 'projetos/' || s.id_projeto, '{paralisacoes}', s.id::text, null, null
  from paralisacoes s join registros r on r.codigo = '10.4' and r.id = s.id
  union all
  select '17.3', 'emendas/' || id, '{emendas}', id::text, '{valor_empenhado,valor_liquidado,valor_pago}', null
  from registros where codigo = '17.3';

-- What is written every day is found among the newest lines of the trail; only where nothing is, each record is asked for its last.
create view conformidade_mudancas as
  with fontes as materialized (
    select * from conformidade_fontes
  ), linhas as materialized (
    select a as linha, a.id, coalesce(a.pai, a.entidade || '/' || a.registro_id) as sobre from auditoria a order by a.id desc limit 5000
  ), novas as materialized (
    select f.codigo, max(l.id) as linha from fontes f join linhas l using (sobre)
    where conformidade_conta(l.linha, f.tabelas, f.registro, f.so, f.menos) group by f.codigo
  ), ultimas as (
    select codigo, linha from novas
    union all
    select codigo, max(conformidade_ultima(sobre, tabelas, registro, so, menos)) from fontes
    where codigo not in (select codigo from novas) group by codigo
  )
  select u.codigo, a.instante from ultimas u join auditoria a on a.id = u.linha;
