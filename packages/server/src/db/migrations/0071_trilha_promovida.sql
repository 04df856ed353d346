-- What counts the rows of an unlogged table is unlogged too, where PostgreSQL knows such sequences (15 and newer): on a standby
-- that became the primary it could not be read ("bad magic number"), and nobody could write any more. This one is logged.
alter table auditoria_pendente alter column ordem drop identity;
create sequence auditoria_pendente_ordem owned by auditoria_pendente.ordem;
alter table auditoria_pendente alter column ordem set default nextval('auditoria_pendente_ordem');
