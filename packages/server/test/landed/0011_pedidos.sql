-- Writes that were sent with a key of their own: a repeat finds what the first one did and does nothing again. The row
-- is written in the same transaction as the change itself, so both are there or neither is, whichever instance asks.

create table pedidos (
  usuario_id integer not null references usuarios (id) on delete cascade,
  chave text not null,
  -- fingerprint of method, path and body: the same key for something else is a mistake
  impressao text not null,
  resultado jsonb,
  criado_em timestamptz not null default now(),
  primary key (usuario_id, chave)
);
create index pedidos_criado on pedidos (criado_em);
