-- Every line of the trail was put into an index of its words' trigrams, which took longer than the rest of its indexes
-- together: people, kinds of records and names are few, and are looked for in their own lists; their lines are found by
-- the indexes they have anyway. What is part of a record is found by what it is about (auditoria_sobre).
drop index auditoria_busca;
drop index auditoria_pai;
alter table auditoria drop column busca;

-- Who signed without being a person: the system, or somebody in the database.
create index auditoria_assinatura on auditoria (usuario_nome, id) where usuario_id is null;
