-- Departments.

create view lista_secretarias as
  select id, nomesecretaria, secretario, formacao, dataregistro, imagem, tipo, nome_curto, nome_oficial, ordem_grafico,
    versao, busca
  from secretarias;

select auditar('secretarias', '{"nome": ["nomesecretaria"], "secretaria": "id", "fora": ["busca", "versao"]}');
