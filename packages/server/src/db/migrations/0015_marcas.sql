-- Marks beside a project's status, which says nothing of a late stage while the project runs: its late stages, kept since
-- the beginning, and now those whose end passed before they began.

alter table projetos add column etapas_nao_iniciadas smallint[] not null default '{}';

-- What is stored was computed without them: the first reader has today's figures computed anew.
delete from configuracao where chave = 'dia-calculado';

-- Lists and panels of the marked ones are found, counted and added up from these alone.
create index projetos_etapa_atrasada on projetos (id desc) include (id_secretaria, ano, valor)
  where etapas_atrasadas <> '{}';
create index projetos_etapa_nao_iniciada on projetos (id desc) include (id_secretaria, ano, valor)
  where etapas_nao_iniciadas <> '{}';

-- Computed like the others, so no concern of the audit trail either.
drop trigger auditar on projetos;
select auditar('projetos', '{
  "secretaria": "id_secretaria",
  "fora": ["busca", "versao", "status", "progresso", "etapa_atual", "etapas_atrasadas", "etapas_nao_iniciadas", "termina_em"]
}');

-- The project in the wire's form, now with its freeze, whether a decided amendment keeps it, and the stages not begun in
-- time.
create or replace function projeto_linha(p projetos) returns setof text language sql stable as $$
  select left(row_to_json(proprios)::text, -1) || ',' || etapas || ',"versao":' || p.versao || '}'
  from secretarias s
    cross join lateral (
      select p.id, p.id_secretaria, s.nomesecretaria as secretaria_nome, p.nomeprojeto, p.descricao, p.ano, p.valor,
        p.valor_original, (select coalesce(sum(v.valor_total), 0) from servicos v where v.projeto_id = p.id) as gasto,
        p.gestorprocesso, p.status, p.status as situacao, p.progresso, p.etapa_atual, p.etapas_atrasadas,
        p.etapas_nao_iniciadas, p.base_congelada_em, p.base_congelada_por,
        exists (select from aditivos a where a.id_projeto = p.id and a.status <> 'pendente') as aditivo_decidido
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

-- The lists of projects, now also by their marks.
create or replace view lista_projetos as
  select p.id, p.id_secretaria, p.nomeprojeto, p.gestorprocesso, p.status, p.progresso, p.ano, p.valor, p.busca,
    p.termina_em as datafimetapa6, p.termina_em,
    (select nomesecretaria from secretarias s where s.id = p.id_secretaria) as secretaria_nome,
    (select inicio from etapas e where e.projeto_id = p.id and e.numero = 1) as datainicioetapa1,
    (select situacao from etapas e where e.projeto_id = p.id and e.numero = 1) as situacaoetapa1,
    p as projeto,
    exists (select from coordenadas c where c.id_projeto = p.id) as localizado,
    p.etapas_atrasadas, p.etapas_nao_iniciadas
  from projetos p;

-- The map's points, now with the stages behind a mark.
create or replace view lista_coordenadas as
  select c.id, c.id_projeto, p.nomeprojeto as nome_projeto, c.latitude, c.longitude, c.imagem, p.id_secretaria,
    s.nomesecretaria as secretaria_nome, p.status, p.valor, c.versao,
    p.etapas_atrasadas, p.etapas_nao_iniciadas,
    coalesce((
      select json_agg(json_build_object(
        'marca', case when e.numero = any (p.etapas_atrasadas) then 'atrasada' else 'nao_iniciada' end,
        'numero', e.numero, 'nome', e.nome, 'fim', e.fim) order by e.numero)
      from etapas e where e.projeto_id = p.id and e.numero = any (p.etapas_atrasadas || p.etapas_nao_iniciadas)
    ), '[]') as etapas_marcadas
  from coordenadas c
    join projetos p on p.id = c.id_projeto
    join secretarias s on s.id = p.id_secretaria;
