-- The annual procurement plan (PCA).

create view lista_pca as
  select id, requisitante, objeto, justificativa, expectativa_consumo_anual, valor_preliminar, data_pretendida, prioridade,
    indicacao_vinculacao_dependencia, versao, busca
  from pca;

select auditar('pca', '{"nome": ["objeto"], "fora": ["busca", "versao"]}');
