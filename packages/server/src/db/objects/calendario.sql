-- The city's calendar.

select auditar('feriados', '{"fora": ["busca", "versao"]}');
