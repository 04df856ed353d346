-- The city's coat of arms, apart from its settings: those are read for every page, its bytes are not.

create table cidade_brasao (
  id integer primary key default 1 references cidade (id) check (id = 1),
  -- of what was sent, written anew: what it is called by, and what the trail says of it
  impressao text not null check (impressao ~ '^[0-9a-f]{20}$'),
  bytes bytea not null,
  -- for bars and sheets, where it is as high as a line or two
  miniatura bytea not null
);
