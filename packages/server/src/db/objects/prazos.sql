-- Legal deadlines that were met.

select auditar('prazos_cumpridos', '{"sempre": ["chave"]}');
