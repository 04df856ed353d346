-- All who wrote something of an item, its first author, those who changed what it says, and those of what became part of it:
-- none of them approves it. Numbers alone, since whoever has written anything is never deleted.
alter table pca add column autores integer[] not null default '{}';

update pca i set autores = array(
  select distinct criado_por from pca where (id = i.id or consolidado_em = i.id) and criado_por is not null order by 1
);
