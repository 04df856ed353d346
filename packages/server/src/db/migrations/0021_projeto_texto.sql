-- A project in the wire's form, as JSON text, beside the project: put together when something in it changes, not for every
-- row of every page. Triggers keep it (objects/projetos.sql), and it is written anew for all when their definition changes.
create table projeto_texto (
  id integer primary key references projetos (id) on delete cascade,
  -- what the project itself says, what of it is not public, and what its stages say
  proprios text not null,
  reservado text not null,
  etapas text not null default ''
);
-- Read whole and often: kept in the row and not compressed, as long as it fits a page.
alter table projeto_texto set (toast_tuple_target = 8160);
