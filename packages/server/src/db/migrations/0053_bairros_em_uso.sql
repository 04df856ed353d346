-- Neighbourhoods that administrators keep: one that is out of use is suggested for nothing new.

alter table bairros
  add column ativo boolean not null default true,
  add column versao integer not null default 1;
