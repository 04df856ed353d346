-- What everyone reads as pages: works, signed contracts, those who answer for them, the procurement plan, agreements of all
-- families and parliamentary amendments.

-- `11.222.333/0001-81`, as it is printed.
create function cnpj_impresso(cnpj text) returns text language sql immutable as $$
  select regexp_replace(cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5')
$$;

-- A project as a work, with what its signed contracts come to. How it stands, `situacaoDaObra` says in the same words. What is
-- asked of other tables is asked in the list of columns, so that counting asks none of it.
create view lista_obras_publicas as
  select p.id, p.nomeprojeto as objeto, p.id_secretaria, s.nomesecretaria as secretaria_nome, p.natureza, p.ano,
    (select string_agg(b.bairro, ', ' order by b.bairro) from vinculos v join bairros b on b.id = v.bairro_id
      where v.projeto_id = p.id) as bairro,
    p.endereco,
    case when obra_recebida_em(p) is not null then 'concluida'
      when p.paralisacao is not null then 'paralisada'
      when e.situacao = 'Concluído' then 'concluida'
      when 5 = any (p.etapas_atrasadas || p.etapas_nao_iniciadas) then 'atrasada'
      when e.situacao in ('Em andamento', 'Atrasado') or p.fisico > 0 then 'em_execucao'
      else 'nao_iniciada' end as situacao,
    coalesce(e.inicio_real, (select min(c.ordem_inicio) from contratos_projetos v join contratos c on c.id = v.contrato_id
      where v.projeto_id = p.id and c.assinatura is not null)) as inicio,
    e.inicio as inicio_previsto, e.fim_original as conclusao_original,
    -- as `terminoDaObra` has it: while a work stands still, moved by the days of the stop or unknown
    case when p.paralisacao is null or e.situacao = 'Concluído' then e.fim
      when (p.paralisacao ->> 'reinicio_previsto')::date >= projetos_dia()
        then e.fim + ((p.paralisacao ->> 'reinicio_previsto')::date - (p.paralisacao ->> 'desde')::date) end as conclusao_prevista,
    case when obra_recebida_em(p) is not null or p.paralisacao is null and e.situacao = 'Concluído'
      then coalesce(e.fim_real, obra_recebida_em(p)) end as concluida_em,
    p.termina_em as encerramento,
    (select string_agg(c.empresa, ' · ' order by c.assinatura, c.id) from contratos_projetos v
      join contratos c on c.id = v.contrato_id where v.projeto_id = p.id and c.assinatura is not null) as empresa,
    (select string_agg(cnpj_impresso(c.cnpj), ' · ' order by c.assinatura, c.id) from contratos_projetos v
      join contratos c on c.id = v.contrato_id where v.projeto_id = p.id and c.assinatura is not null) as cnpj,
    (select string_agg(c.numero || '/' || c.ano, ' · ' order by c.assinatura, c.id) from contratos_projetos v
      join contratos c on c.id = v.contrato_id where v.projeto_id = p.id and c.assinatura is not null) as contrato,
    p.valor as valor_previsto,
    (select sum(c.valor_inicial) from contratos_projetos v join contratos c on c.id = v.contrato_id
      where v.projeto_id = p.id and c.assinatura is not null) as valor_inicial,
    (select sum(contrato_valor(c)) from contratos_projetos v
      join contratos c on c.id = v.contrato_id where v.projeto_id = p.id and c.assinatura is not null) as valor_atual,
    coalesce(p.fisico, p.progresso) as percentual, case when p.fisico is null then 'etapas' else 'medicao' end as percentual_regra,
    p.fisico, p.contratado, p.medido, p.pago,
    case when p.contratado > 0 then div(p.pago * 100, p.contratado) end as pago_percentual,
    array(
      select o.fonte_recurso from vinculos v join orcamento o on o.id = v.orcamento_id where v.projeto_id = p.id
      union
      select d.familia from dados_convenios d where d.projeto_id = p.id
      order by 1) as fontes,
    p.paralisacao ->> 'motivo' as motivo, p.paralisacao ->> 'detalhe' as detalhe,
    p.paralisacao ->> 'responsavel' as responsavel, (p.paralisacao ->> 'desde')::date as desde,
    projetos_dia() - (p.paralisacao ->> 'desde')::date as dias,
    (p.paralisacao ->> 'reinicio_previsto')::date as reinicio_previsto,
    p.busca
  from projetos p
    left join secretarias s on s.id = p.id_secretaria
    left join etapas e on e.projeto_id = p.id and e.numero = 5
  where not p.arquivado;

-- Signed ones. Of amendments only those that were approved are counted; days that were given to a project before it had a
-- contract are in what was signed.
create view lista_contratos_publicos as
  select c.id, c.numero || '/' || c.ano as numero_ano, c.ano, c.id_secretaria, s.nomesecretaria as secretaria_nome, c.empresa,
    cnpj_impresso(c.cnpj) as cnpj, c.objeto, c.assinatura, c.vigencia_original, c.vigencia_fim, c.valor_inicial,
    contrato_valor(c) as valor_atual,
    (select count(*) from contrato_aditivos d where d.contrato_id = c.id and d.status = 'aprovado') as aditivos,
    c.acrescimos - c.supressoes + c.reajustes as aditivos_valor,
    contrato_valor(c) - (c.valor_inicial + c.acrescimos - c.supressoes + c.reajustes) as reajuste_boletins,
    (select coalesce(sum(a.prazo), 0) from aditivos a where a.id_contrato = c.id and a.status = 'aprovado') as aditivos_dias,
    c.processo, c.pncp_numero, c.situacao, c.busca
  from contratos c left join secretarias s on s.id = c.id_secretaria
  where c.assinatura is not null;

-- Everyone who answers for a signed contract, by the name they have now, with the newest act that names them which everyone may
-- read.
create view lista_fiscais_publicos as
  select c.id * 3 + n.lugar as id, c.id as id_contrato, c.numero || '/' || c.ano as contrato, c.ano, c.objeto, c.empresa,
    c.id_secretaria, s.nomesecretaria as secretaria_nome, n.papel, coalesce(u.name, n.nome) as fiscal,
    coalesce(d.numero, d.titulo) as portaria,
    coalesce(d.link, '/api/documentos/' || d.id || '/arquivo') as portaria_endereco,
    c.assinatura as de, coalesce(c.encerrado_em, c.vigencia_fim) as ate,
    case when c.encerrado_em is null then 'vigente' else 'encerrado' end as vigencia,
    coalesce(u.busca_nome, n.busca) || ' ' || n.papel || ' ' || c.busca || ' ' || s.busca_nome || ' '
      || case when c.encerrado_em is null then 'vigente' else 'encerrado' end as busca
  from contratos c
    cross join lateral (values (0, 'titular', c.fiscal_titular_id, c.fiscal_titular, c.busca_titular),
      (1, 'substituto', c.fiscal_substituto_id, c.fiscal_substituto, c.busca_substituto),
      (2, 'gestor', c.gestor_id, c.gestor, c.busca_gestor)) as n (lugar, papel, pessoa, nome, busca)
    left join usuarios u on u.id = n.pessoa
    left join secretarias s on s.id = c.id_secretaria
    left join lateral (
      select max(id) as id from documentos
      where entidade = 'contratos' and registro_id = c.id and codigo = 'portaria-fiscal' and situacao = 'vigente'
        and abre_em <= (select documentos_dia())
    ) p on true
    left join documentos d on d.id = p.id
  where c.assinatura is not null and (n.pessoa is not null or n.nome is not null);

-- Items of the plan, with the projects they are for and the processes that these came to.
create view lista_pca_publico as
  select i.id, i.objeto, i.requisitante, i.expectativa_consumo_anual, i.valor_preliminar, i.data_pretendida, i.prioridade,
    i.ano, i.numero_item, i.categoria, i.execucao, i.unidade_nome,
    (select string_agg(p.nomeprojeto, ' · ' order by p.nomeprojeto, p.id) from vinculos v join projetos p on p.id = v.projeto_id
      where v.pca_id = i.id and not p.arquivado) as projetos,
    (select string_agg(distinct c.processo, ' · ' order by c.processo) from vinculos v
      join projetos p on p.id = v.projeto_id
      join contratos_projetos o on o.projeto_id = p.id
      join contratos c on c.id = o.contrato_id
      where v.pca_id = i.id and not p.arquivado and c.assinatura is not null) as processo,
    i.busca
  from lista_pca_aberto i;

-- Agreements of every family in the same words; of none the bank account. Each family has its own end of numbers, so that no
-- two rows share one.
create view transparencia_convenios as
  select id * 10 as id, id as id_convenio, 'dade' as familia, numero_convenio as numero, ano, 'estado' as concedente,
    coalesce(natureza, 'recebe') as natureza, objeto, repasse, contrapartida,
    case when num_nonnulls(repasse, contrapartida) > 0 then coalesce(repasse, 0) + coalesce(contrapartida, 0) end as total,
    recurso_liberado, assinatura_termo as assinatura, vigencia_convenio as vigencia_fim, status as situacao, busca,
    (select sum(valor) from repasses where dade_id = convenios_dade.id) as recebido,
    (select max(data) from repasses where dade_id = convenios_dade.id) as recebido_em,
    case natureza when 'repassa' then beneficiario end as beneficiario,
    case natureza when 'repassa' then cnpj_impresso(beneficiario_cnpj) end as beneficiario_cnpj
  from convenios_dade
  union all
  select id * 10 + 1, id, 'estadual', numero_convenio, ano, 'estado', coalesce(natureza, 'recebe'), projeto, repasse, contrapartida, valor_total, null,
    assinatura_termo, vigencia_convenio, status, busca,
    (select sum(valor) from repasses where estadual_id = convenios_estadual.id),
    (select max(data) from repasses where estadual_id = convenios_estadual.id),
    case natureza when 'repassa' then beneficiario end,
    case natureza when 'repassa' then cnpj_impresso(beneficiario_cnpj) end
  from convenios_estadual
  union all
  select id * 10 + 2, id, 'federal', numero_convenio, ano, 'uniao', coalesce(natureza, 'recebe'), objeto, repasse, contrapartida, valor_total,
    recurso_liberado, null, vigencia_convenio, status, busca,
    (select sum(valor) from repasses where federal_id = convenios_federal.id),
    (select max(data) from repasses where federal_id = convenios_federal.id),
    case natureza when 'repassa' then beneficiario end,
    case natureza when 'repassa' then cnpj_impresso(beneficiario_cnpj) end
  from convenios_federal
  union all
  select id * 10 + 3, id, 'finisa', contrato, ano, 'caixa', coalesce(natureza, 'recebe'), objeto, null, null, valor_total, null, null, null, status, busca,
    (select sum(valor) from repasses where finisa_id = convenios_finisa.id),
    (select max(data) from repasses where finisa_id = convenios_finisa.id),
    case natureza when 'repassa' then beneficiario end,
    case natureza when 'repassa' then cnpj_impresso(beneficiario_cnpj) end
  from convenios_finisa
  union all
  select id * 10 + 4, id, 'sempapel', coalesce(numero_convenio, numero_demanda), ano, 'assembleia', coalesce(natureza, 'recebe'), objeto,
    repasse_convenio,
    contra_convenio,
    case when num_nonnulls(repasse_convenio, contra_convenio) > 0
      then coalesce(repasse_convenio, 0) + coalesce(contra_convenio, 0) end,
    null, ass_termo, vigencia_convenio, null, busca,
    (select sum(valor) from repasses where sempapel_id = convenios_sempapel.id),
    (select max(data) from repasses where sempapel_id = convenios_sempapel.id),
    case natureza when 'repassa' then beneficiario end,
    case natureza when 'repassa' then cnpj_impresso(beneficiario_cnpj) end
  from convenios_sempapel;

-- The newest document of what was agreed that everyone may read. In plpgsql, which keeps its plan: each row of a page asks.
create function convenio_termo(de text, registro integer) returns integer language plpgsql stable as $$
begin
  return (
    select max(id) from documentos
    where entidade = 'convenios_' || de and registro_id = registro and codigo = 'convenio-termo' and abre_em <= documentos_dia()
  );
end $$;

create view lista_convenios_publicos as
  select c.*,
    (select coalesce(d.numero, d.titulo) from documentos d where d.id = convenio_termo(c.familia, c.id_convenio)) as termo,
    (select coalesce(d.link, '/api/documentos/' || d.id || '/arquivo') from documentos d
      where d.id = convenio_termo(c.familia, c.id_convenio)) as termo_endereco
  from transparencia_convenios c;

-- Amendments, with the projects that hang on them.
create view lista_emendas_publicas as
  select e.id, e.id_secretaria, e.secretaria_nome, e.esfera, e.numero, e.ano, e.autor, e.partido, e.tipo, e.forma_repasse,
    e.objeto, e.funcao, e.valor_previsto, e.valor_empenhado, e.valor_liquidado, e.valor_pago,
    (select string_agg(p.nomeprojeto, ' · ' order by p.nomeprojeto, p.id) from vinculos v join projetos p on p.id = v.projeto_id
      where v.emenda_id = e.id and not p.arquivado) as projetos,
    e.busca
  from lista_emendas e;
