-- Who answers for contracts is searched by name, and found in text that is stored folded.
alter table contratos
  add column busca_titular text generated always as (dobrar(fiscal_titular)) stored,
  add column busca_substituto text generated always as (dobrar(fiscal_substituto)) stored,
  add column busca_gestor text generated always as (dobrar(gestor)) stored;
alter table secretarias add column busca_nome text generated always as (dobrar(nomesecretaria)) stored;

-- Which terms ask for something yet is looked for at every page's number of deadlines (`prazos/legal-queries.ts`): those that were
-- begun before they were signed, and the newest that were signed.
create index aditivos_antecipados on aditivos (id) where antecipado_em is not null and data_assinatura is null;
create index aditivos_assinados on aditivos (data_assinatura desc, id desc) where data_assinatura is not null;
