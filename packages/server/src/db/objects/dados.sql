-- Open data: what is public of a work, all of it in one text, for the files that everyone may take along.

-- A contract with what became of it. Bulletins count from their approval on; of amendments only those that were approved, in
-- the order of decision, and of them nothing that anybody wrote to ask or to decide.
create view dados_contratos as
  select c.id, c.numero || '/' || c.ano as numero_ano, c.objeto, c.empresa, c.cnpj, c.contratacao_direta, c.regime, c.reforma,
    c.situacao, c.assinatura, c.ordem_inicio, c.vigencia_fim, c.vigencia_original, c.valor_inicial, c.valor_referencia,
    contrato_valor(c) as valor_atual, contrato_valor(c) - (c.valor_inicial + c.acrescimos - c.supressoes + c.reajustes) as reajuste_boletins,
    c.reajustes_medidos,
    c.pncp_numero, c.recebido_definitivo_em,
    (select coalesce(json_agg(json_build_object('id', a.id, 'numero_termo', a.numero_termo,
        'fundamento_legal', a.fundamento_legal, 'decidido_em', coalesce(a.data_decisao, a.data_criacao), 'valor', a.valor,
        'supressao', a.supressao, 'reajuste', a.reajuste,
        -- Days that were given to a project before it had a contract are in what was signed.
        'prazo', case when a.id_contrato = c.id then a.prazo end,
        'planilha', exists (select from quantitativos_revisoes r where r.aditivo_id = a.id and r.situacao = 'aprovada'))
        order by coalesce(a.data_decisao, a.data_criacao), a.id), '[]')
      from contrato_aditivos d join aditivos a on a.id = d.id
      where d.contrato_id = c.id and a.status = 'aprovado') as aditivos,
    (select coalesce(json_agg(json_build_object('id', m.id, 'inicio', m.inicio, 'fim', m.fim,
        'valor_periodo', m.valor_periodo, 'fisico', m.fisico) order by m.numero), '[]')
      from medicoes m where m.contrato_id = c.id and m.situacao in ('aprovada', 'liquidada', 'paga')) as boletins,
    (select coalesce(json_agg(json_build_object('id', p.id, 'data', p.data, 'valor', p.valor) order by p.data, p.id), '[]')
      from medicoes_pagamentos p where p.contrato_id = c.id) as pagamentos,
    coalesce((select r.plano from medicoes_regras r where r.contrato_id = c.id), '[]') as plano
  from contratos c;

-- The agreements that projects draw on, of every family in the same words; none of them says a bank account.
create view dados_convenios as
  select v.projeto_id, v.valor, f.familia, f.id, f.objeto, f.numero, f.parlamentar, f.modalidade, f.natureza, f.inicio, f.fim
  from vinculos v cross join lateral (
    select 'dade' as familia, id, objeto, numero_convenio as numero, null::text as parlamentar, cp_dl_tp as modalidade,
      natureza, assinatura_termo as inicio, vigencia_convenio as fim
    from convenios_dade where id = v.dade_id
    union all
    select 'estadual', id, projeto, numero_convenio, null, null, natureza, assinatura_termo, vigencia_convenio
    from convenios_estadual where id = v.estadual_id
    union all
    select 'federal', id, objeto, numero_convenio, null, cp_dl_tp, natureza, null, vigencia_convenio
    from convenios_federal where id = v.federal_id
    union all
    select 'finisa', id, objeto, contrato, null, cp_dl_tp, natureza, null, null from convenios_finisa where id = v.finisa_id
    union all
    select 'sempapel', id, objeto, numero_convenio, parlamentar, cp_dl_tp, natureza, ass_termo, vigencia_convenio
    from convenios_sempapel where id = v.sempapel_id
  ) f;

-- Documents that are everybody's, of many projects at once, in the words of `DocumentoFatos`. Which ones there are is asked
-- first: only of these is it worked out since when they are public.
create function dados_documentos(projetos integer[]) returns table (projeto_id integer, documento json)
  language plpgsql stable as $$
declare
  guardados integer[] := array(
    select distinct d.id from dono_projetos o join documentos d on d.entidade = o.entidade and d.registro_id = o.registro_id
    where o.projeto_id = any (projetos) and d.situacao = 'vigente');
begin
  if guardados = '{}' then
    return;
  end if;
  return query
  with publicos as materialized (
    select d.* from lista_documentos d where d.id = any (guardados) and d.publico_desde is not null
  )
  select o.projeto_id, json_build_object('id', d.id, 'titulo', d.titulo, 'tipo', r.oc4ids, 'regra', r.nome, 'link', d.link,
    'publico_desde', d.publico_desde, 'formato', a.tipo, 'tamanho', a.tamanho,
    'id_contrato', case d.entidade
      when 'contratos' then d.registro_id
      when 'aditivos' then (select id_contrato from aditivos where id = d.registro_id)
      when 'medicoes' then (select contrato_id from medicoes where id = d.registro_id)
      when 'recebimentos' then (select contrato_id from recebimentos where id = d.registro_id)
      when 'paralisacoes' then (select id_contrato from paralisacoes where id = d.registro_id)
    end)
  from publicos d
    join dono_projetos o on o.entidade = d.entidade and o.registro_id = d.registro_id and o.projeto_id = any (projetos)
    left join checklist_regras r on r.codigo = d.codigo
    left join documento_versoes v on v.documento_id = d.id and v.n = d.n_publica
    left join arquivos a on a.sha256 = v.arquivo
  order by d.id;
end $$;

-- Whether a line of the trail tells of something public. That an amendment was asked for is not: neither its own lines before
-- it is approved nor that the baseline of its project froze may show in when something last changed.
create function dados_publica(linha auditoria) returns boolean language plpgsql stable as $$
begin
  return case linha.entidade
    when 'aditivos' then
      exists (select from aditivos a where a.id = linha.registro_id::integer and a.status = 'aprovado')
    when 'projetos' then
      linha.acao <> 'alterou' or linha.depois - array['base_congelada_em', 'base_congelada_por'] <> '{}'
    else true
  end;
end $$;

-- When something public of a record was last noted in the trail.
create function dados_mudou(sobre text) returns timestamptz language plpgsql stable as $$
begin
  return (
    select instante from auditoria a
    where coalesce(pai, entidade || '/' || registro_id) = sobre and dados_publica(a) order by id desc limit 1
  );
end $$;

-- A work as one text, in the words of `ObraFatos`, without its documents. In plpgsql, which keeps its plans.
create function dados_obra(numero integer) returns setof text language plpgsql stable set datestyle = 'ISO' as $$
begin
  return query
  select row_to_json(obra)::text
  from (
    select p.id, p.nomeprojeto, p.descricao_publica, p.endereco, p.valor, p.gasto, p.contratado, p.medido, p.pago, p.fisico, p.progresso, p.paralisacao,
      p.status, p.etapa_atual, p.etapas_atrasadas, p.id_secretaria, s.nomesecretaria as secretaria,
      greatest(dados_mudou('projetos/' || p.id), (
        select max(dados_mudou('contratos/' || contrato_id)) from contratos_projetos where projeto_id = p.id
      )) as atualizado_em,
      (select json_build_object('latitude', latitude, 'longitude', longitude) from coordenadas where id_projeto = p.id) as ponto,
      (select coalesce(json_agg(json_build_object('numero', e.numero, 'nome', e.nome, 'inicio', e.inicio, 'fim', e.fim,
          'situacao', e.situacao, 'inicio_real', e.inicio_real, 'fim_real', e.fim_real) order by e.numero), '[]')
        from etapas e where e.projeto_id = p.id) as etapas,
      (select coalesce(json_agg(json_build_object('id', o.id, 'funcional', o.funcional_programatica, 'fonte', o.fonte_recurso,
          'ficha', o.ficha, 'valor', v.valor) order by o.id), '[]')
        from vinculos v join orcamento o on o.id = v.orcamento_id where v.projeto_id = p.id) as dotacoes,
      (select coalesce(json_agg(to_jsonb(c) - 'projeto_id' order by c.familia, c.id), '[]')
        from dados_convenios c where c.projeto_id = p.id) as convenios,
      (select coalesce(json_agg(json_build_object('id', e.id, 'esfera', e.esfera, 'numero', e.numero, 'ano', e.ano,
          'autor', e.autor, 'tipo', e.tipo, 'objeto', e.objeto, 'valor', v.valor) order by e.id), '[]')
        from vinculos v join emendas e on e.id = v.emenda_id where v.projeto_id = p.id) as emendas,
      (select coalesce(json_agg(json_build_object('id', l.id, 'servico', x.descricao, 'mes', l.mes, 'valor', l.valor)
          order by l.mes, l.id), '[]')
        from parcelas l join servicos x on x.id = l.servico_id where l.projeto_id = p.id) as parcelas,
      (select coalesce(json_agg(c order by c.id), '[]')
        from dados_contratos c where c.id in (select contrato_id from contratos_projetos where projeto_id = p.id)) as contratos,
      (select coalesce(json_agg(json_build_object('id', f.id, 'foto', f.foto, 'dia', f.dia) order by f.dia, f.id), '[]')
        from lista_diario f
        where f.id_projeto = p.id and f.tipo = 'foto' and f.situacao = 'vigente' and not f.retido and f.foto is not null) as fotos
    from projetos p join secretarias s on s.id = p.id_secretaria
    where p.id = numero
  ) obra;
end $$;
