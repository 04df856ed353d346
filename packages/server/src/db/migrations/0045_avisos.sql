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

-- What comes by e-mail.
alter table avisos_leitura add column email text not null default 'imediato'
  check (email in ('imediato', 'semanal', 'nenhum'));

-- E-mails that wait, are on their way, or are done with. What they say is made when they are sent, of what their reader may
-- read then.
create table avisos_emails (
  id integer generated always as identity primary key,
  usuario_id integer not null references usuarios (id) on delete cascade,
  -- what it tells, each told once: 'decisao/123' an entry of the trail, 'semana/2026-W46' a week
  chave text not null,
  criado_em timestamptz not null,
  -- 'incerto': nobody knows whether the mail server took it, so it is never sent again
  estado text not null default 'espera' check (estado in ('espera', 'enviando', 'enviado', 'sem_motivo', 'incerto', 'desistiu')),
  tentativas integer not null default 0,
  tentar_em timestamptz not null,
  -- who sends it, and since when
  instancia text,
  enviando_desde timestamptz,
  -- the one e-mail that several went out with: the smallest of their numbers
  mensagem integer,
  concluido_em timestamptz,
  falha text,
  constraint avisos_emails_um unique (usuario_id, chave)
);
create index avisos_emails_espera on avisos_emails (tentar_em) where estado in ('espera', 'enviando');
create index avisos_emails_concluidos on avisos_emails (concluido_em) where concluido_em is not null;
