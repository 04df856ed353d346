-- The orders of lists that were all read and then sorted: the week's stages, each reason by itself (`projetos/semana-queries.ts`),
-- and agreements of all families, by the year and the numbers that they have there.
drop index etapas_fim;
create index etapas_fim on etapas (fim, projeto_id, numero) where situacao is distinct from 'Concluído';
create index etapas_a_iniciar on etapas (inicio, coalesce(fim, 'infinity'), projeto_id, numero) include (id, fim)
  where coalesce(situacao, 'Não iniciado') = 'Não iniciado';
create index etapas_a_terminar on etapas (fim, projeto_id, numero) where coalesce(situacao, 'Não iniciado') = 'Não iniciado';
create index etapas_ate on etapas (coalesce(fim, 'infinity'), projeto_id, numero) include (fim)
  where situacao in ('Em andamento', 'Atrasado');
create index convenios_dade_ano on convenios_dade (ano desc nulls last, (id * 10) desc);
create index convenios_estadual_ano on convenios_estadual (ano desc nulls last, (id * 10 + 1) desc);
create index convenios_federal_ano on convenios_federal (ano desc nulls last, (id * 10 + 2) desc);
create index convenios_finisa_ano on convenios_finisa (ano desc nulls last, (id * 10 + 3) desc);
create index convenios_sempapel_ano on convenios_sempapel (ano desc nulls last, (id * 10 + 4) desc);
