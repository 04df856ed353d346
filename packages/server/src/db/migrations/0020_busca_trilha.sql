-- What the trail and its people are searched in is stored too, folded once when it is written. In the trail it is made
-- of the line's own words by the database itself: it is outside of the seal, and backups make it anew.

drop index auditoria_busca;
alter table auditoria add column busca text
  generated always as (dobrar(usuario_nome || ' ' || entidade || ' ' || registro_id)) stored;
create index auditoria_busca on auditoria using gin (busca gin_trgm_ops);

-- A person's name alone: whoever looks for people in the trail does not search their addresses.
alter table usuarios add column busca_nome text generated always as (dobrar(name)) stored;
