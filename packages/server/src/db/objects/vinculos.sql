-- The chain of money: what a project hangs on.

select auditar('vinculos', '{"pai": "projetos", "coluna_pai": "projeto_id", "fora": ["versao", "projeto_id"]}');
