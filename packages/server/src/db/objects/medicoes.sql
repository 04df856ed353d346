-- Bulletins of measurement, their payments, and how a contract is measured.

select auditar('medicoes_regras', '{"pai": "contratos", "coluna_pai": "contrato_id", "fora": ["versao", "contrato_id"]}');
select auditar('medicoes', '{"pai": "contratos", "coluna_pai": "contrato_id", "fora": ["versao", "contrato_id"]}');
select auditar('medicoes_pagamentos', '{}');
