-- Imports and batches of changes.

create view lista_importacoes as
  select i.id, i.lista, i.titulo, i.origem, i.arquivo_nome, i.situacao, i.totais, i.feitas, i.total, i.motivo, i.falha,
    i.criado_por, u.name as criado_por_nome, i.criado_em, i.importada_em, i.desfeita_em, d.name as desfeita_por_nome,
    i.versao, i.busca
  from importacoes i left join usuarios u on u.id = i.criado_por left join usuarios d on d.id = i.desfeita_por;

select auditar('importacoes', '{"secretaria": "id_secretaria", "nome": ["titulo"], "sempre": ["lista", "titulo", "arquivo_nome"],
  "fora": ["folhas", "folha", "cabecalho", "colunas", "mapa", "edicoes", "somas", "avisos", "feitas", "total", "tentativas", "versao", "busca"]}');
