-- Questions and answers about a request, until it is decided.

create table aditivo_mensagens (
  id integer generated always as identity primary key,
  aditivo_id integer not null references aditivos (id) on delete cascade,
  -- the amendment's, which never changes: its department reads the trail
  id_projeto integer not null references projetos (id) on delete cascade,
  texto text not null check (char_length(texto) between 1 and 2000),
  autor_id integer not null references usuarios (id),
  -- what the author was then: an auditor's is a question
  papel text not null check (papel in ('admin', 'user', 'auditor')),
  criada_em timestamptz not null
);
create index aditivo_mensagens_aditivo on aditivo_mensagens (aditivo_id, id);
