-- The chain of money: what a project hangs on.

-- Both ends of each link: what the other one is called and holds, and what is drawn on it. On a budget line that is what
-- the links say and what approved amendments took; on an item of the plan, the value of its projects.
create view lista_vinculos as
  select v.id, fim.tipo, v.projeto_id as id_projeto, p.nomeprojeto, p.id_secretaria, p.valor as projeto_valor,
    fim.id_alvo, fim.alvo, fim.alvo_valor, fim.comprometido, fim.alvo_valor - fim.comprometido as saldo, v.valor, v.versao,
    p.busca
  from vinculos v
    join projetos p on p.id = v.projeto_id
    cross join lateral (
      select 'orcamento' as tipo, o.id as id_alvo,
        concat_ws(' · ', o.classificacao_institucional, o.conta_elemento_despesa, 'ficha ' || o.ficha) as alvo,
        o.valor as alvo_valor,
        o.aprovado + (select coalesce(sum(valor), 0) from vinculos where orcamento_id = o.id) as comprometido
      from orcamento o where o.id = v.orcamento_id
      union all
      select 'emenda', e.id, concat_ws(' · ', 'Emenda ' || e.numero || '/' || e.ano, e.autor), e.valor_previsto,
        (select coalesce(sum(valor), 0) from vinculos where emenda_id = e.id)
      from emendas e where e.id = v.emenda_id
      union all
      select 'pca', i.id, i.objeto, i.valor_preliminar,
        (select coalesce(sum(ligado.valor), 0) from vinculos l join projetos ligado on ligado.id = l.projeto_id
          where l.pca_id = i.id)
      from pca i where i.id = v.pca_id
      union all
      select 'bairro', b.id, b.bairro, null, null from bairros b where b.id = v.bairro_id
      union all
      select 'dade', c.id, coalesce(c.objeto, 'Convênio nº ' || c.id), coalesce(c.repasse, 0) + coalesce(c.contrapartida, 0),
        (select coalesce(sum(valor), 0) from vinculos where dade_id = c.id)
      from convenios_dade c where c.id = v.dade_id
      union all
      select 'estadual', c.id, c.projeto, c.valor_total,
        (select coalesce(sum(valor), 0) from vinculos where estadual_id = c.id)
      from convenios_estadual c where c.id = v.estadual_id
      union all
      select 'federal', c.id, c.objeto, c.valor_total,
        (select coalesce(sum(valor), 0) from vinculos where federal_id = c.id)
      from convenios_federal c where c.id = v.federal_id
      union all
      select 'finisa', c.id, c.objeto, c.valor_total,
        (select coalesce(sum(valor), 0) from vinculos where finisa_id = c.id)
      from convenios_finisa c where c.id = v.finisa_id
      union all
      select 'sempapel', c.id, coalesce(c.objeto, 'Convênio nº ' || c.id),
        coalesce(c.repasse_convenio, 0) + coalesce(c.contra_convenio, 0),
        (select coalesce(sum(valor), 0) from vinculos where sempapel_id = c.id)
      from convenios_sempapel c where c.id = v.sempapel_id
    ) fim;

select auditar('vinculos', '{"pai": "projetos", "coluna_pai": "projeto_id", "fora": ["versao", "projeto_id"]}');
