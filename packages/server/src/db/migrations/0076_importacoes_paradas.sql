-- An import that keeps failing is set aside ('parada'), so that the others go on: how often its work failed since it last got on,
-- and why the last time.
alter table importacoes drop constraint importacoes_situacao_check;
alter table importacoes add constraint importacoes_situacao_check check (situacao in
  ('conferida', 'na_fila', 'importando', 'importada', 'desfazendo', 'parada', 'desfeita', 'cancelada', 'falhou'));
alter table importacoes add column tentativas integer not null default 0, add column falha text;
create index importacoes_paradas on importacoes (id) where situacao = 'parada';
