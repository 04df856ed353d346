-- Bills of quantities, and their revisions by amendment.

select auditar('quantitativos_revisoes', '{"pai": "contratos", "coluna_pai": "contrato_id", "fora": ["versao", "contrato_id"]}');
