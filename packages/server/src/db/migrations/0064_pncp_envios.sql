-- What was sent to the national portal (PNCP), each thing once: a row is there before anything leaves, and says what became of it.
create table pncp_envios (
  id integer generated always as identity primary key,
  -- what it is, and which: 'contrato' 12, 'termo' 7, 'pca' 2026
  o_que text not null check (o_que ~ '^[a-z-]{1,30}$'),
  chave text not null check (length(chave) between 1 and 100),
  -- of the payload: the same thing with other contents is no repetition
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- 'incerto': it left, and whether it arrived nobody knows
  estado text not null check (estado in ('enviando', 'enviado', 'recusado', 'incerto')),
  -- grows with each try: only the last one says what became of it
  tentativa integer not null default 1,
  tentado_em timestamptz not null,
  tentado_por integer references usuarios (id),
  resposta text,
  local text,
  enviado_em timestamptz,
  constraint pncp_envios_chave unique (o_que, chave),
  constraint pncp_envios_enviado check ((estado = 'enviado') = (enviado_em is not null))
);
