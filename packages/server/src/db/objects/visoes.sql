-- Named views of lists. What somebody looks for is theirs: the trail tells that a view is there, not what is in it.

select auditar('visoes', '{"secretaria": "id_secretaria", "fora": ["nome", "consulta", "versao"]}');
