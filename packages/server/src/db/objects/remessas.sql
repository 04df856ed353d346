-- What is sent to courts of accounts.

-- What was sent stays as it was.
create function remessas_ficam() returns trigger language plpgsql as $$
begin
  raise exception 'Uma remessa não muda nem se apaga.' using errcode = 'PA002';
end $$;
create trigger ficam before update or delete on remessas for each row execute function remessas_ficam();
create trigger ficam_todas before truncate on remessas for each statement execute function remessas_ficam();

create view lista_remessas as
  select r.id, r.tribunal, coalesce(t.sigla, case r.tribunal when 'tc' then 'Tribunal de Contas' else upper(r.tribunal) end) as tribunal_sigla,
    r.inicio, r.fim, r.linhas, arquivo_dito(a, r.arquivo_nome) as arquivo, r.arquivo as sha256,
    u.name as feita_por_nome, r.feita_em, r.busca
  from remessas r
    join arquivos a on a.sha256 = r.arquivo
    join usuarios u on u.id = r.feita_por
    left join tribunais t on t.codigo = r.tribunal;

-- Works under contracts that were signed, one line for each work and contract, in the words of `ObraFatos`. The works
-- themselves are the fifth stage.
create view remessas_obras as
  select p.id as id_projeto, c.id as id_contrato, c.encerrado_em,
    s.nomesecretaria as orgao, p.nomeprojeto as obra, c.objeto, p.endereco, g.latitude, g.longitude,
    array(select distinct o.fonte_recurso from vinculos v join orcamento o on o.id = v.orcamento_id
      where v.projeto_id = p.id order by 1) as fontes,
    array(select distinct f.nome from vinculos v cross join lateral (values ('dade', v.dade_id), ('estadual', v.estadual_id),
        ('federal', v.federal_id), ('finisa', v.finisa_id), ('sempapel', v.sempapel_id)) as f (nome, numero)
      where v.projeto_id = p.id and f.numero is not null order by 1) as convenios,
    c.empresa, c.cnpj, c.numero || '/' || c.ano as contrato, c.assinatura,
    coalesce(e.inicio_real, c.ordem_inicio, e.inicio) as inicio,
    coalesce(e.fim_original, e.fim) as conclusao_original, e.fim as conclusao_atual,
    coalesce(e.situacao = 'Concluído', false) as concluida,
    c.valor_inicial, contrato_valor(c) - c.valor_inicial as valor_aditado,
    (select coalesce(sum(m.valor), 0) from medicoes_pagamentos m where m.contrato_id = c.id) as valor_pago,
    coalesce(p.fisico, p.progresso) as fisico, c.situacao,
    case when a.id is not null then json_build_object('desde', a.inicio, 'motivo', a.motivo, 'detalhe', a.detalhe,
      'responsavel', a.responsavel, 'reinicio_previsto', a.reinicio_previsto) end as paralisacao
  from contratos c
    join contratos_projetos v on v.contrato_id = c.id
    join projetos p on p.id = v.projeto_id
    join secretarias s on s.id = p.id_secretaria
    left join etapas e on e.projeto_id = p.id and e.numero = 5
    left join coordenadas g on g.id_projeto = p.id
    -- A stoppage that names a contract is that contract's alone.
    left join paralisacoes a on a.id_projeto = p.id and a.reinicio is null and (a.id_contrato is null or a.id_contrato = c.id)
  where not p.arquivado and p.natureza in ('obra', 'servico_engenharia')
    and c.assinatura is not null and c.situacao <> 'Em preparação';

select auditar('remessas', '{"nome": ["arquivo_nome"], "sempre": ["tribunal", "arquivo_nome"], "fora": ["busca"]}');
