-- Works as citizens read them.

-- When a work was received for good: once every contract that was not undone is, and not before its fifth stage, the works.
create function obra_recebida_em(p projetos) returns date language sql stable as $$
  select max(c.recebido_definitivo_em) from contratos c join contratos_projetos v on v.contrato_id = c.id
  where p.etapa_atual >= 5 and v.projeto_id = p.id and c.assinatura is not null
    and c.situacao not in ('Em preparação', 'Anulado', 'Rescindido com sanção', 'Rescindido sem sanção')
  having bool_and(c.recebido_definitivo_em is not null)
$$;

-- How each work stands, in the words of `ObraBreve`.
create view obras_breves as
  select p.id, p.nomeprojeto as nome, s.nomesecretaria as secretaria, p.endereco,
    array(select b.bairro from vinculos v join bairros b on b.id = v.bairro_id where v.projeto_id = p.id order by b.bairro) as bairros,
    l.latitude, l.longitude, p.etapa_atual, e.situacao as situacao_obra, coalesce(e.inicio_real, e.inicio) as inicio, e.fim,
    e.fim_original as fim_inicial, e.fim_real, p.fisico, p.progresso, p.paralisacao,
    obra_recebida_em(p) as recebida_em
  from projetos p
    left join secretarias s on s.id = p.id_secretaria
    left join etapas e on e.projeto_id = p.id and e.numero = 5
    left join coordenadas l on l.id_projeto = p.id
  where not p.arquivado and p.natureza in ('obra', 'servico_engenharia');

-- What changed in a work, in the words of `FatosQueMudam`: of contracts those that were signed, of amendments those that were
-- approved, and of neither anything that anybody wrote to ask or to decide.
create function obra_mudancas(qual integer) returns json language plpgsql stable set datestyle = 'ISO' as $$
declare
  assinados integer[] := array(
    select c.id from contratos c join contratos_projetos v on v.contrato_id = c.id
    where v.projeto_id = qual and c.assinatura is not null and c.situacao <> 'Em preparação');
begin
  return json_build_object(
    'contratos', (select coalesce(json_agg(json_build_object('id', c.id, 'numero_ano', c.numero_ano, 'objeto', c.objeto,
        'empresa', c.empresa, 'cnpj', c.cnpj, 'situacao', c.situacao, 'assinatura', c.assinatura, 'ordem_inicio', c.ordem_inicio,
        'vigencia_fim', c.vigencia_fim, 'valor_inicial', c.valor_inicial, 'valor_atual', c.valor_atual,
        'medido_antes', c.medido_antes, 'pago_antes', c.pago_antes, 'antes_ate', c.antes_ate,
        'fiscal_titular', c.fiscal_titular, 'fiscal_substituto', c.fiscal_substituto, 'gestor', c.gestor,
        'pncp_numero', c.pncp_numero) order by c.assinatura, c.id), '[]')
      from lista_contratos c where c.id = any (assinados)),
    'aditivos', (select coalesce(json_agg(json_build_object('id', a.id, 'tipo', a.tipo, 'numero_termo', a.numero_termo,
        'fundamento_legal', a.fundamento_legal, 'data_assinatura', a.data_assinatura,
        'decidido_em', coalesce(a.data_decisao, a.data_criacao), 'valor', a.valor, 'supressao', a.supressao,
        'reajuste', a.reajuste, 'prazo', a.prazo,
        'move_obra', a.id_projeto = qual and coalesce(a.etapa, 1) <= 5,
        'de_paralisacao', exists (select from paralisacoes x where x.id_apostila = a.id)) order by coalesce(a.data_decisao, a.data_criacao), a.id), '[]')
      from aditivos a join projetos p on p.id = a.id_projeto
      where (a.id_projeto = qual or a.id_contrato = any (assinados)) and a.status = 'aprovado' and not p.arquivado),
    'paralisacoes', (select coalesce(json_agg(json_build_object('id', x.id, 'motivo', x.motivo, 'detalhe', x.detalhe,
        'responsavel', x.responsavel, 'inicio', x.inicio, 'reinicio', x.reinicio) order by x.inicio, x.id), '[]')
      from paralisacoes x where x.id_projeto = qual),
    'correcoes', (select coalesce(json_agg(json_build_object('id', k.id, 'feita_em', k.feita_em, 'fim_antes', k.fim_antes,
        'fim_depois', k.fim_depois) order by k.id), '[]')
      from correcoes k where k.projeto_id = qual and k.etapa = 5),
    'recebimentos', (select coalesce(json_agg(json_build_object('id', r.id, 'tipo', r.tipo, 'data', r.data,
        'contrato', c.numero || '/' || c.ano) order by r.data, r.id), '[]')
      from recebimentos r join contratos c on c.id = r.contrato_id where c.id = any (assinados)));
end $$;

-- A work as one text, in the words of `ObraCompleta`, without its documents; what changed stands in `mudou`.
create function obra_publica(qual integer) returns setof text language plpgsql stable set datestyle = 'ISO' as $$
begin
  return query
  select row_to_json(obra)::text
  from (
    select b.*, p.natureza, p.descricao_publica, p.valor_original, p.valor, p.contratado, p.medido, p.pago, p.termina_em as encerramento,
      (select coalesce(sum(contrato_valor(c) - (c.valor_inicial + c.acrescimos - c.supressoes)), 0) from contratos c
        join contratos_projetos v on v.contrato_id = c.id where v.projeto_id = p.id and c.assinatura is not null) as reajustes,
      greatest(dados_mudou('projetos/' || p.id), (
        select max(dados_mudou('contratos/' || contrato_id)) from contratos_projetos where projeto_id = p.id
      )) as atualizado_em,
      array(select distinct o.fonte_recurso from vinculos v join orcamento o on o.id = v.orcamento_id
        where v.projeto_id = p.id order by 1) as fontes,
      (select coalesce(json_agg(to_jsonb(c) - 'projeto_id' order by c.familia, c.id), '[]')
        from dados_convenios c where c.projeto_id = p.id) as convenios,
      (select coalesce(json_agg(json_build_object('id', f.id, 'foto', f.foto, 'miniatura', f.miniatura, 'dia', f.dia,
          'legenda', f.texto, 'momento', f.momento) order by f.dia desc, f.id desc), '[]')
        from lista_diario f
        where f.id_projeto = p.id and f.tipo = 'foto' and f.situacao = 'vigente' and not f.retido and f.foto is not null) as fotos,
      obra_mudancas(p.id) as mudou
    from obras_breves b join projetos p on p.id = b.id
    where b.id = qual
  ) obra;
end $$;
