-- People with an account, their sessions, and the counters that slow down whoever guesses passwords.

create table usuarios (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  senha_hash text not null,
  -- a new password enters the audit trail as this instant, never as a hash
  senha_trocada_em timestamptz not null default now(),
  role text not null default 'user' check (role in ('admin', 'user', 'auditor')),
  id_secretaria integer references secretarias (id),
  ativo boolean not null default true,
  ultimo_acesso timestamptz,
  versao integer not null default 1,
  busca text generated always as (dobrar(name || ' ' || email)) stored
);
create unique index usuarios_email on usuarios (lower(email));
create index usuarios_secretaria on usuarios (id_secretaria);

select auditar('usuarios', '{"secretaria": "id_secretaria", "fora": ["busca", "versao", "senha_hash", "ultimo_acesso"]}');

-- A token is good for as long as its row is here.
create table sessoes (
  id integer generated always as identity primary key,
  usuario_id integer not null references usuarios (id) on delete cascade,
  criada_em timestamptz not null default now(),
  expira_em timestamptz not null
);
create index sessoes_usuario on sessoes (usuario_id);
create index sessoes_expira on sessoes (expira_em);

-- Attempts within a window, by what is limited ('login:conta:…', 'login:origem:…'); shared by all instances.
create table limites (
  chave text primary key,
  contagem integer not null,
  expira_em timestamptz not null
);

create view lista_usuarios as
  select u.id, u.name, u.email, u.role, u.id_secretaria, s.nomesecretaria as secretaria_nome, u.ativo, u.ultimo_acesso,
    u.versao, u.busca || ' ' || coalesce(dobrar(s.nomesecretaria), '') as busca
  from usuarios u left join secretarias s on s.id = u.id_secretaria;
