-- The secret address of each person's calendar of deadlines.

create table agendas (
  usuario_id integer primary key references usuarios (id) on delete cascade,
  segredo text not null unique
);

-- Stages that run or have not begun, by their end: what is due is found by index.
create index etapas_fim on etapas (fim) where situacao is distinct from 'Concluído';
