-- Whose system this is, and by which clock its days are counted.

-- Asked as `(select fuso())`, once for a statement and not for each of its rows.
create function fuso() returns text language sql stable as $$ select fuso from cidade $$;

select auditar('tribunais', '{"nome": ["sigla"], "fora": ["versao"]}');
select auditar('cidade', '{"nome": ["nome"], "fora": ["versao"]}');
-- That it changed, and to which one; its bytes are no business of the trail's.
select auditar('cidade_brasao', '{"fora": ["bytes", "miniatura"]}');
