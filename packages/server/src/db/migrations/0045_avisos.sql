-- Which projects people follow, and how far they have read what is told to them. What is told is read off the trail: it
-- stands there with what it tells of, in one transaction, so that nothing of it is written a second time.

create table seguidos (
  usuario_id integer not null references usuarios (id) on delete cascade,
  -- no reference: whoever follows a project is told that it was deleted, and follows it still when it comes back
  projeto_id integer not null,
  -- the trail's last line when it began: what was before is not told
  desde bigint not null,
  seguido_em timestamptz not null default now(),
  primary key (usuario_id, projeto_id)
);

create table avisos_leitura (
  usuario_id integer primary key references usuarios (id) on delete cascade,
  -- all that the trail had up to this line is read
  lido_ate bigint not null default 0
);
-- What was decided before there were notices is no news.
insert into avisos_leitura (usuario_id, lido_ate) select id, (select coalesce(max(id), 0) from auditoria) from usuarios;

-- What was read of what came after, one by one.
create table avisos_lidos (
  usuario_id integer not null references usuarios (id) on delete cascade,
  chave text not null,
  ate bigint not null,
  primary key (usuario_id, chave)
);
