-- Provisional and definitive receipt.

select auditar('recebimentos', '{"pai": "contratos", "coluna_pai": "contrato_id", "fora": ["versao", "contrato_id"]}');
