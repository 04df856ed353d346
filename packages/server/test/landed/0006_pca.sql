-- The annual procurement plan (PCA): what the city means to buy, for when and how urgently.

create table pca (
  id integer generated always as identity primary key,
  requisitante text not null,
  objeto text not null,
  justificativa text not null,
  expectativa_consumo_anual numeric(11, 2) not null check (expectativa_consumo_anual >= 0),
  valor_preliminar numeric(15, 2) not null check (valor_preliminar >= 0),
  data_pretendida date not null,
  -- 'Alta', 'Média', 'Baixa' or whatever the city says
  prioridade text not null,
  indicacao_vinculacao_dependencia text,
  versao integer not null default 1,
  busca text generated always as (dobrar(requisitante || ' ' || objeto)) stored
);
create index pca_data on pca (data_pretendida, id);
create index pca_prioridade on pca (prioridade, id);

select auditar('pca', '{"fora": ["busca", "versao"]}');

create view lista_pca as
  select id, requisitante, objeto, justificativa, expectativa_consumo_anual, valor_preliminar, data_pretendida, prioridade,
    indicacao_vinculacao_dependencia, versao, busca
  from pca;
