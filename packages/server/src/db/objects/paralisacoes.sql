-- Stopped works.

select auditar('paralisacoes', '{"pai": "projetos", "coluna_pai": "id_projeto", "sempre": ["motivo"], "fora": ["busca", "versao", "id_projeto"]}');
