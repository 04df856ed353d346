-- What a list is searched in is stored, folded once when it is written: a search calls no function for each row. Where
-- the text holds names of other records, triggers keep it; trigram indexes find words in the tables that grow.

-- People: their own name and address, and the department's name.
alter table usuarios alter column busca drop expression;
update usuarios u set busca = dobrar(u.name || ' ' || u.email || ' '
  || coalesce((select nomesecretaria from secretarias where id = u.id_secretaria), ''));
create index usuarios_busca on usuarios using gin (busca gin_trgm_ops);

-- Budget lines: their codes, what the codes are called, and the department under both its names.
alter table orcamento add column busca text not null default '';
with nomes as (
  select distinct on (lista, codigo) lista, codigo, descricao from opcoes_orcamento order by lista, codigo, ativo desc, id
)
update orcamento o set busca = (
  select dobrar(concat_ws(' ', s.nomesecretaria, s.nome_oficial,
    o.conta_elemento_despesa, (select descricao from nomes where lista = 'contaelemento' and codigo = o.conta_elemento_despesa),
    o.aplicacao, (select descricao from nomes where lista = 'aplicacao' and codigo = o.aplicacao),
    o.funcional_programatica, (select descricao from nomes where lista = 'funcionais' and codigo = o.funcional_programatica),
    o.ficha))
  from secretarias s where s.id = o.secretaria_id);
create index orcamento_busca on orcamento using gin (busca gin_trgm_ops);

-- Amendments: project, department, who asked and why. Beside the table, because a decided amendment never changes and
-- the names in it do.
create table aditivos_busca (
  id integer primary key references aditivos (id) on delete cascade,
  busca text not null
);
insert into aditivos_busca (id, busca)
select a.id, dobrar(concat_ws(' ', p.nomeprojeto, s.nomesecretaria, u.name, a.descricao_pedido))
from aditivos a
  join projetos p on p.id = a.id_projeto
  join secretarias s on s.id = a.id_secretaria
  join usuarios u on u.id = a.criado_por;
create index aditivos_busca_texto on aditivos_busca using gin (busca gin_trgm_ops);

-- Services, installments and neighbourhoods: their own text alone.
alter table servicos add column busca text generated always as (dobrar(descricao)) stored;
alter table parcelas add column busca text generated always as ('m' || mes::text) stored;
alter table bairros add column busca text generated always as (dobrar(bairro || ' ' || coalesce(zona, ''))) stored;

-- Agreements: with the bank account, for those who may read it.
alter table convenios_dade add column busca_interna text generated always as (dobrar(
  objeto || ' ' || coalesce(objeto_completo, '') || ' ' || coalesce(cp_dl_tp, '') || ' ' || coalesce(contrato, '')
  || ' ' || coalesce(numero_convenio, '') || ' ' || coalesce(recurso_liberado, '') || ' ' || coalesce(empresa, '')
  || ' ' || coalesce(ois, '') || ' ' || coalesce(fiscal_contador, '') || ' ' || coalesce(status, '')
  || ' ' || coalesce(conta_bancaria, '')
)) stored;
alter table convenios_estadual add column busca_interna text generated always as (dobrar(
  projeto || ' ' || numero_convenio || ' ' || empresa || ' ' || fiscal || ' ' || status || ' ' || conta_bancaria
)) stored;
alter table convenios_federal add column busca_interna text generated always as (dobrar(
  objeto || ' ' || objeto_completo || ' ' || cp_dl_tp || ' ' || contrato || ' ' || numero_convenio || ' ' || empresa
  || ' ' || ois || ' ' || fiscal || ' ' || recurso_liberado || ' ' || status || ' ' || conta_bancaria
)) stored;

create index convenios_dade_busca on convenios_dade using gin (busca gin_trgm_ops, busca_interna gin_trgm_ops);
create index convenios_estadual_busca on convenios_estadual using gin (busca gin_trgm_ops, busca_interna gin_trgm_ops);
create index convenios_federal_busca on convenios_federal using gin (busca gin_trgm_ops, busca_interna gin_trgm_ops);
create index convenios_finisa_busca on convenios_finisa using gin (busca gin_trgm_ops);
create index convenios_sempapel_busca on convenios_sempapel using gin (busca gin_trgm_ops);
create index pca_busca on pca using gin (busca gin_trgm_ops);
create index lancamentos_bairros_busca on lancamentos_bairros using gin (busca gin_trgm_ops);
