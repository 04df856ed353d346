-- The projects' points on the map, with the stages behind a mark. Archived projects have none there.

-- Whether a project has one, among the project's own facts.
create function coordenadas_localizar() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  localizados integer[] := array(select id_projeto from mudadas);
begin
  -- Looked for first: an update of no row too starts every trigger that sees what an update of projects changed.
  if exists (select from projetos where id = any (localizados) and localizado <> (tg_op = 'INSERT')) then
    update projetos set localizado = (tg_op = 'INSERT')
    where id = any (localizados) and localizado <> (tg_op = 'INSERT');
  end if;
  return null;
end $$;
create trigger localizar after insert on coordenadas
  referencing new table as mudadas for each statement execute function coordenadas_localizar();
create trigger deslocalizar after delete on coordenadas
  referencing old table as mudadas for each statement execute function coordenadas_localizar();

create view lista_coordenadas as
  select c.id, c.id_projeto, p.nomeprojeto as nome_projeto, c.latitude, c.longitude, c.imagem, p.id_secretaria,
    s.nomesecretaria as secretaria_nome, p.natureza, p.status, p.valor, c.versao,
    p.etapas_atrasadas, p.etapas_nao_iniciadas,
    coalesce((
      select json_agg(json_build_object(
        'marca', case when e.numero = any (p.etapas_atrasadas) then 'atrasada' else 'nao_iniciada' end,
        'numero', e.numero, 'nome', e.nome, 'fim', e.fim) order by e.numero)
      from etapas e where e.projeto_id = p.id and e.numero = any (p.etapas_atrasadas || p.etapas_nao_iniciadas)
    ), '[]') as etapas_marcadas,
    p.paralisacao, p.sem_evolucao_em
  from coordenadas c
    left join projetos p on p.id = c.id_projeto
    left join secretarias s on s.id = p.id_secretaria
  where c.id_projeto not in (select id from projetos where arquivado);

select auditar('coordenadas', '{"pai": "projetos", "coluna_pai": "id_projeto", "fora": ["versao", "id_projeto"]}');
