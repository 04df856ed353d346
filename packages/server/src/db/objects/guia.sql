-- The guide of a city that begins.

select auditar('guia', '{"fora": ["versao"]}');
