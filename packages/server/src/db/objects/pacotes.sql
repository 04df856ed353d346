-- Packs of data.

select auditar('pacotes_enviados', '{"nome": ["nome"], "fora": ["conteudo", "versao"]}');
select auditar('pacotes_cargas', '{"nome": ["nome"], "sempre": ["nome"], "fora": ["registros", "versao"]}');
