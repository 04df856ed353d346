-- The city's calendar.

select auditar('feriados', '{"nome": ["nome"], "fora": ["busca", "versao"]}');
