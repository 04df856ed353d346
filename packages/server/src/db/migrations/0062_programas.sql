-- Programmes of the multi-year plan: of which plan, by its first year, and what for. The next plan may give a code to another
-- programme; one of no plan goes on from one to the next.

alter table opcoes_orcamento
  add column ppa integer check (ppa between 1998 and 2198 and ppa % 4 = 2),
  add column objetivo text check (length(objetivo) <= 1000),
  add constraint opcoes_orcamento_programa check (lista = 'programa' or ppa is null and objetivo is null);
drop index opcoes_orcamento_codigo;
create unique index opcoes_orcamento_codigo
  on opcoes_orcamento (lista, codigo, coalesce(id_secretaria, 0), coalesce(ppa, 0));
