-- The neighbourhoods, and the budget entries made for them.

-- The wire writes these fields with capitals; the plain number beside them is what records are found and ordered by.
create view lista_lancamentos_bairros as
  select id, id as "ID", bairro as "Bairro", zona as "Zona", descricao as "Descricao", programa, tipo as "Tipo",
    fonte as "Fonte", valor as "Valor", versao, busca
  from lancamentos_bairros;

select auditar('lancamentos_bairros', '{"nome": ["descricao"], "fora": ["busca", "versao"]}');
select auditar('bairros', '{"nome": ["bairro"], "fora": ["busca", "versao"]}');
