-- What the trail and its people are searched in is stored too, folded once when it is written. In the trail it is made
-- of the line's own words by the database itself: it is outside of the seal, and backups make it anew.

-- Tables.
drop index auditoria_busca;
alter table auditoria add column busca text
  generated always as (dobrar(usuario_nome || ' ' || entidade || ' ' || registro_id)) stored;
create index auditoria_busca on auditoria using gin (busca gin_trgm_ops);

-- A person's name alone: whoever looks for people in the trail does not search their addresses.
drop trigger auditar on usuarios;
alter table usuarios add column busca_nome text generated always as (dobrar(name)) stored;
select auditar('usuarios', '{"secretaria": "id_secretaria", "fora": ["busca", "busca_nome", "versao", "senha_hash", "ultimo_acesso"]}');

-- Views and functions.
create or replace view lista_auditoria as
  select a.id, a.instante, a.usuario_id, a.usuario_nome, a.origem, a.entidade, a.registro_id, a.acao, a.pai, a.antes,
    a.depois, a.hash, a.id_secretaria,
    (a.instante at time zone 'America/Sao_Paulo')::date as dia,
    a.busca,
    auditoria_projeto(a.entidade, a.registro_id, a.pai) as projeto_id,
    p.nome as projeto_nome,
    p.id is not null and not exists (select from projetos q where q.id = p.id) as projeto_excluido
  from auditoria a left join auditoria_projetos p on p.id = auditoria_projeto(a.entidade, a.registro_id, a.pai);

-- The project in the wire's form. That an amendment was asked for is not public: what froze the baseline and whether an
-- amendment was decided is told only where `reservado` says that the reader may know.
drop function projeto_linha(projetos);
create function projeto_linha(p projetos, reservado boolean) returns setof text language sql stable as $$
  select left(row_to_json(proprios)::text, -1) || ',' || etapas || ',"versao":' || p.versao || '}'
  from secretarias s
    cross join lateral (
      select p.id, p.id_secretaria, s.nomesecretaria as secretaria_nome, p.nomeprojeto, p.descricao, p.ano, p.valor,
        p.valor_original, (select coalesce(sum(v.valor_total), 0) from servicos v where v.projeto_id = p.id) as gasto,
        p.gestorprocesso, p.status, p.status as situacao, p.progresso, p.etapa_atual, p.etapas_atrasadas,
        p.etapas_nao_iniciadas, p.base_congelada_em,
        case when reservado then p.base_congelada_por end as base_congelada_por,
        reservado and exists (select from aditivos a where a.id_projeto = p.id and a.status <> 'pendente')
          as aditivo_decidido
    ) proprios
    cross join lateral (
      select string_agg('"etapa' || numero || '":' || to_json(nome)::text
        || ',"datainicioetapa' || numero || '":' || coalesce('"' || inicio || '"', 'null')
        || ',"datafimetapa' || numero || '":' || coalesce('"' || fim || '"', 'null')
        || ',"prazoetapa' || numero || '":' || coalesce(prazo::text, 'null')
        || ',"situacaoetapa' || numero || '":' || coalesce('"' || situacao || '"', 'null')
        || ',"datainiciooriginal' || numero || '":' || coalesce('"' || inicio_original || '"', 'null')
        || ',"datafimoriginal' || numero || '":' || coalesce('"' || fim_original || '"', 'null'), ',' order by numero) as etapas
      from etapas e where e.projeto_id = p.id
    ) juntas
  where s.id = p.id_secretaria
$$;
