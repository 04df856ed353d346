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

-- Views.
create or replace view lista_auditoria as
  select a.id, a.instante, a.usuario_id, a.usuario_nome, a.origem, a.entidade, a.registro_id, a.acao, a.pai, a.antes,
    a.depois, a.hash, a.id_secretaria,
    (a.instante at time zone 'America/Sao_Paulo')::date as dia,
    a.busca,
    auditoria_projeto(a.entidade, a.registro_id, a.pai) as projeto_id,
    p.nome as projeto_nome,
    p.id is not null and not exists (select from projetos q where q.id = p.id) as projeto_excluido
  from auditoria a left join auditoria_projetos p on p.id = auditoria_projeto(a.entidade, a.registro_id, a.pai);
