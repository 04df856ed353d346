-- What a transaction changed, until it ends and the trail tells of it. Only its own transaction ever sees a row of it, and
-- takes it away: nothing of it has to outlive a crash (unlogged) or be carried to another machine. Found by transaction,
-- whatever others left on its pages that no vacuum has cleared yet.
create unlogged table auditoria_pendente (
  ordem bigint generated always as identity,
  transacao xid8 not null default pg_current_xact_id(),
  -- the first of its statement, which has the transaction's end look here
  primeira boolean not null,
  entidade text not null,
  registro_id text not null,
  acao text not null,
  pai text,
  id_secretaria integer,
  antes jsonb,
  depois jsonb
);
create index auditoria_pendente_transacao on auditoria_pendente (transacao);
