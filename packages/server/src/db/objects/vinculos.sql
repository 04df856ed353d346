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

-- How far the projects of an item of the plan are, and what they come to, stands in its row: contracted once every one of them
-- is signed, in tender once one of them began it. `domain/pca/execucao.ts` says the same.
create function pca_executar(alvos integer[]) returns void language plpgsql as $$
begin
  if cardinality(alvos) = 0 then return; end if;
  -- In one order, so that two who write links of the same items wait and do not refuse each other.
  perform from pca where id = any (alvos) order by id for update;
  update pca i set (vinculados, comprometido, contratado, execucao) = row (s.vinculados, s.comprometido, s.contratado, s.execucao)
  from (
    select a.id, count(p.id)::integer as vinculados, coalesce(sum(p.valor), 0) as comprometido,
      coalesce(sum(p.contratado), 0) as contratado,
      case when count(p.id) = 0 then 'planejado' when bool_and(e.assinado) filter (where p.id is not null) then 'contratado'
        when bool_or(e.licitado) then 'licitacao' else 'preparacao' end as execucao
    from unnest(alvos) a (id) left join vinculos v on v.pca_id = a.id
      left join projetos p on p.id = v.projeto_id and not p.arquivado
      cross join lateral (
        select coalesce(bool_or(numero = 4 and situacao = 'Concluído'), false) as assinado,
          coalesce(bool_or(numero >= 3 and situacao in ('Em andamento', 'Concluído')), false) as licitado
        from etapas where projeto_id = p.id
      ) e
    group by a.id
  ) s
  where s.id = i.id and (i.vinculados, i.comprometido, i.contratado, i.execucao)
    is distinct from (s.vinculados, s.comprometido, s.contratado, s.execucao);
end $$;

create function vinculos_executar() returns trigger language plpgsql as $$
begin
  perform pca_executar(array(select distinct pca_id from mudados where pca_id is not null));
  return null;
end $$;
create trigger executar_novos after insert on vinculos
  referencing new table as mudados for each statement execute function vinculos_executar();
create trigger executar_desfeitos after delete on vinculos
  referencing old table as mudados for each statement execute function vinculos_executar();

create function projetos_executar() returns trigger language plpgsql as $$
begin
  perform pca_executar(array(select pca_id from vinculos where projeto_id = new.id and pca_id is not null));
  return null;
end $$;
create trigger executar after update of valor, contratado, arquivado_em on projetos for each row
  when ((old.valor, old.contratado, old.arquivado_em) is distinct from (new.valor, new.contratado, new.arquivado_em))
  execute function projetos_executar();

create function etapas_executar() returns trigger language plpgsql as $$
begin
  perform pca_executar(array(select distinct v.pca_id from mudadas m join vinculos v on v.projeto_id = m.projeto_id
    where m.numero >= 3 and v.pca_id is not null));
  return null;
end $$;
create trigger executar_novas after insert on etapas
  referencing new table as mudadas for each statement execute function etapas_executar();
create trigger executar after update on etapas
  referencing new table as mudadas for each statement execute function etapas_executar();

select auditar('vinculos', '{"pai": "projetos", "coluna_pai": "projeto_id", "fora": ["versao", "projeto_id"]}');
