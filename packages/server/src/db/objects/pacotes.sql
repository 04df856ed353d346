-- Packs of data, and what only they bring.

select auditar('pacotes_enviados', '{"nome": ["nome"], "fora": ["conteudo", "versao"]}');
select auditar('pacotes_cargas', '{"nome": ["nome"], "sempre": ["nome"], "fora": ["registros", "versao"]}');
select auditar('criterios', '{"nome": ["titulo"], "fora": ["versao"]}');
