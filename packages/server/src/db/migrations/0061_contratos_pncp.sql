-- What the national portal (PNCP) asks of a contract and had no place yet. What nobody said stays empty: it is told as missing.
alter table contratos
  -- the first day of its term, where that is not the day of its signature
  add column vigencia_inicio date,
  add column numero_parcelas integer check (numero_parcelas between 1 and 9999),
  -- the portal's control number of the tender, or direct award, that it comes from
  add column pncp_compra text check (pncp_compra ~ '^[0-9A-Z]{12}[0-9]{2}-1-[0-9]{6}/[0-9]{4}$'),
  -- the portal's codes of categories of a process
  add column pncp_categoria smallint check (pncp_categoria between 1 and 11),
  add column pncp_ata text check (pncp_ata in ('nenhuma', 'adesao', 'remanejamento'));
