-- Marks beside a project's status, which says nothing of a late stage while the project runs: its late stages, kept since
-- the beginning, and now those whose end passed before they began.

alter table projetos add column etapas_nao_iniciadas smallint[] not null default '{}';

-- What is stored was computed without them: the first reader has today's figures computed anew.
delete from configuracao where chave = 'dia-calculado';

-- Lists and panels of the marked ones are found, counted and added up from these alone.
create index projetos_etapa_atrasada on projetos (id desc) include (id_secretaria, ano, valor)
  where etapas_atrasadas <> '{}';
create index projetos_etapa_nao_iniciada on projetos (id desc) include (id_secretaria, ano, valor)
  where etapas_nao_iniciadas <> '{}';
