-- Agreements. A bank account is searched by logged-in people only: theirs is the text with it (`busca_interna`). Strangers
-- read the view `_aberta`, which does not have it at all.

create view lista_convenios_dade as
  select id, objeto, objeto_completo, cp_dl_tp, contrato, numero_convenio, ano, repasse, contrapartida,
    recurso_liberado, assinatura_termo, vigencia_convenio, vigencia_contrato, empresa, ois, fiscal_contador,
    conta_bancaria, status, natureza, beneficiario, beneficiario_cnpj, versao, vence_em, busca_interna as busca
  from convenios_dade;
create view lista_convenios_dade_aberta as
  select id, objeto, objeto_completo, cp_dl_tp, contrato, numero_convenio, ano, repasse, contrapartida,
    recurso_liberado, assinatura_termo, vigencia_convenio, vigencia_contrato, empresa, ois, fiscal_contador,
    status, natureza, beneficiario, beneficiario_cnpj, versao, vence_em, busca
  from convenios_dade;

create view lista_convenios_estadual as
  select id, projeto, numero_convenio, ano, repasse, contrapartida, valor_total, assinatura_termo, vigencia_convenio,
    vigencia_contrato, empresa, fiscal, conta_bancaria, status, natureza, beneficiario, beneficiario_cnpj, versao, vence_em,
    busca_interna as busca
  from convenios_estadual;
create view lista_convenios_estadual_aberta as
  select id, projeto, numero_convenio, ano, repasse, contrapartida, valor_total, assinatura_termo, vigencia_convenio,
    vigencia_contrato, empresa, fiscal, status, natureza, beneficiario, beneficiario_cnpj, versao, vence_em, busca
  from convenios_estadual;

create view lista_convenios_federal as
  select id, objeto, objeto_completo, cp_dl_tp, contrato, numero_convenio, ano, repasse, contrapartida, valor_total,
    vigencia_convenio, vigencia_contrato, empresa, ois, fiscal, conta_bancaria, recurso_liberado, status, natureza,
    beneficiario, beneficiario_cnpj, versao, vence_em, busca_interna as busca
  from convenios_federal;
create view lista_convenios_federal_aberta as
  select id, objeto, objeto_completo, cp_dl_tp, contrato, numero_convenio, ano, repasse, contrapartida, valor_total,
    vigencia_convenio, vigencia_contrato, empresa, ois, fiscal, recurso_liberado, status, natureza, beneficiario,
    beneficiario_cnpj, versao, vence_em, busca
  from convenios_federal;

create view lista_convenios_finisa as
  select id, objeto, objeto_completo, cp_dl_tp, contrato, ano, valor_total, empresa, status, natureza, beneficiario,
    beneficiario_cnpj, versao, busca
  from convenios_finisa;

create view lista_convenios_sempapel as
  select id, objeto, objeto_completo, parlamentar, cp_dl_tp, contrato, numero_convenio, numero_demanda, ano,
    repasse_convenio, contra_convenio, ass_termo, vigencia_convenio, vigencia_contrato, natureza, beneficiario,
    beneficiario_cnpj, versao, vence_em, busca
  from convenios_sempapel;

-- What was received, by the agreement that it is of; found by what that is found by.
create view lista_repasses as
  select r.id, c.familia, c.id_convenio, c.convenio, r.data, extract(year from r.data)::integer as ano, r.valor, r.parcela,
    r.observacao, r.versao, c.busca
  from repasses r
    cross join lateral (
      select 'dade' as familia, id as id_convenio, objeto as convenio, busca from convenios_dade where id = r.dade_id
      union all
      select 'estadual', id, projeto, busca from convenios_estadual where id = r.estadual_id
      union all
      select 'federal', id, objeto, busca from convenios_federal where id = r.federal_id
      union all
      select 'finisa', id, objeto, busca from convenios_finisa where id = r.finisa_id
      union all
      select 'sempapel', id, coalesce(objeto, 'Convênio nº ' || id), busca from convenios_sempapel where id = r.sempapel_id
    ) c;

select auditar('convenios_dade', '{"nome": ["objeto"], "fora": ["busca", "busca_interna", "versao", "vence_em"]}');
select auditar('convenios_estadual', '{"nome": ["projeto"], "fora": ["busca", "busca_interna", "versao", "vence_em"]}');
select auditar('convenios_federal', '{"nome": ["objeto"], "fora": ["busca", "busca_interna", "versao", "vence_em"]}');
select auditar('convenios_finisa', '{"nome": ["objeto"], "fora": ["busca", "versao"]}');
select auditar('convenios_sempapel', '{"nome": ["objeto"], "fora": ["busca", "versao", "vence_em"]}');
select auditar('repasses', '{"nome": ["data"], "sempre": ["data"], "fora": ["versao"]}');
