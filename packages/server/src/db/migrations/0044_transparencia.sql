-- The year of a budget line, and to whom the city gives money by an agreement.

-- Empty where nobody has said it, as of all lines until now.
alter table orcamento add column exercicio integer check (exercicio between 1900 and 2199);
create index orcamento_exercicio on orcamento (exercicio, id);

-- Found by name and number, as the rest of an agreement is.
alter table convenios_dade drop column busca;
alter table convenios_dade drop column busca_interna;
alter table convenios_dade add column beneficiario text;
alter table convenios_dade add column beneficiario_cnpj text check (beneficiario_cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$');
alter table convenios_dade add column busca text generated always as (dobrar(
  objeto || ' ' || coalesce(objeto_completo, '') || ' ' || coalesce(cp_dl_tp, '') || ' ' || coalesce(contrato, '')
    || ' ' || coalesce(numero_convenio, '') || ' ' || coalesce(recurso_liberado, '') || ' ' || coalesce(empresa, '')
    || ' ' || coalesce(ois, '') || ' ' || coalesce(fiscal_contador, '') || ' ' || coalesce(status, '')
    || coalesce(' ' || beneficiario, '')
    || coalesce(' ' || beneficiario_cnpj || ' ' || regexp_replace(beneficiario_cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5'), '')
)) stored;
alter table convenios_dade add column busca_interna text generated always as (dobrar(
  objeto || ' ' || coalesce(objeto_completo, '') || ' ' || coalesce(cp_dl_tp, '') || ' ' || coalesce(contrato, '')
    || ' ' || coalesce(numero_convenio, '') || ' ' || coalesce(recurso_liberado, '') || ' ' || coalesce(empresa, '')
    || ' ' || coalesce(ois, '') || ' ' || coalesce(fiscal_contador, '') || ' ' || coalesce(status, '')
    || coalesce(' ' || beneficiario, '')
    || coalesce(' ' || beneficiario_cnpj || ' ' || regexp_replace(beneficiario_cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5'), '')
    || ' ' || coalesce(conta_bancaria, '')
)) stored;
create index convenios_dade_busca on convenios_dade using gin (busca gin_trgm_ops, busca_interna gin_trgm_ops);

alter table convenios_estadual drop column busca;
alter table convenios_estadual drop column busca_interna;
alter table convenios_estadual add column beneficiario text;
alter table convenios_estadual add column beneficiario_cnpj text check (beneficiario_cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$');
alter table convenios_estadual add column busca text generated always as (dobrar(
  projeto || ' ' || numero_convenio || ' ' || empresa || ' ' || fiscal || ' ' || status
    || coalesce(' ' || beneficiario, '')
    || coalesce(' ' || beneficiario_cnpj || ' ' || regexp_replace(beneficiario_cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5'), '')
)) stored;
alter table convenios_estadual add column busca_interna text generated always as (dobrar(
  projeto || ' ' || numero_convenio || ' ' || empresa || ' ' || fiscal || ' ' || status
    || coalesce(' ' || beneficiario, '')
    || coalesce(' ' || beneficiario_cnpj || ' ' || regexp_replace(beneficiario_cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5'), '')
    || ' ' || conta_bancaria
)) stored;
create index convenios_estadual_busca on convenios_estadual using gin (busca gin_trgm_ops, busca_interna gin_trgm_ops);

alter table convenios_federal drop column busca;
alter table convenios_federal drop column busca_interna;
alter table convenios_federal add column beneficiario text;
alter table convenios_federal add column beneficiario_cnpj text check (beneficiario_cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$');
alter table convenios_federal add column busca text generated always as (dobrar(
  objeto || ' ' || objeto_completo || ' ' || cp_dl_tp || ' ' || contrato || ' ' || numero_convenio || ' ' || empresa
    || ' ' || ois || ' ' || fiscal || ' ' || recurso_liberado || ' ' || status || coalesce(' ' || beneficiario, '')
    || coalesce(' ' || beneficiario_cnpj || ' ' || regexp_replace(beneficiario_cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5'), '')
)) stored;
alter table convenios_federal add column busca_interna text generated always as (dobrar(
  objeto || ' ' || objeto_completo || ' ' || cp_dl_tp || ' ' || contrato || ' ' || numero_convenio || ' ' || empresa
    || ' ' || ois || ' ' || fiscal || ' ' || recurso_liberado || ' ' || status || coalesce(' ' || beneficiario, '')
    || coalesce(' ' || beneficiario_cnpj || ' ' || regexp_replace(beneficiario_cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5'), '')
    || ' ' || conta_bancaria
)) stored;
create index convenios_federal_busca on convenios_federal using gin (busca gin_trgm_ops, busca_interna gin_trgm_ops);

alter table convenios_finisa drop column busca;
alter table convenios_finisa add column beneficiario text;
alter table convenios_finisa add column beneficiario_cnpj text check (beneficiario_cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$');
alter table convenios_finisa add column busca text generated always as (dobrar(
  objeto || ' ' || objeto_completo || ' ' || cp_dl_tp || ' ' || contrato || ' ' || empresa || ' ' || status
    || coalesce(' ' || beneficiario, '')
    || coalesce(' ' || beneficiario_cnpj || ' ' || regexp_replace(beneficiario_cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5'), '')
)) stored;
create index convenios_finisa_busca on convenios_finisa using gin (busca gin_trgm_ops);

alter table convenios_sempapel drop column busca;
alter table convenios_sempapel add column beneficiario text;
alter table convenios_sempapel add column beneficiario_cnpj text check (beneficiario_cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$');
alter table convenios_sempapel add column busca text generated always as (dobrar(
  coalesce(objeto, '') || ' ' || coalesce(objeto_completo, '') || ' ' || coalesce(parlamentar, '')
    || ' ' || coalesce(cp_dl_tp, '') || ' ' || coalesce(contrato, '') || ' ' || coalesce(numero_convenio, '')
    || ' ' || coalesce(numero_demanda, '') || coalesce(' ' || beneficiario, '')
    || coalesce(' ' || beneficiario_cnpj || ' ' || regexp_replace(beneficiario_cnpj, '(..)(...)(...)(....)(..)', '\1.\2.\3/\4-\5'), '')
)) stored;
create index convenios_sempapel_busca on convenios_sempapel using gin (busca gin_trgm_ops);
