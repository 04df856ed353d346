-- The city's calendar.

select auditar('feriados', '{"nome": ["nome"], "fora": ["busca", "versao"]}');
select auditar('marcos', '{"nome": ["marco"], "fora": ["versao"]}');
