-- Parliamentary amendments.

create view lista_emendas as
  select e.id, e.id_secretaria, s.nomesecretaria as secretaria_nome, e.esfera, e.numero, e.ano, e.autor, e.partido, e.tipo,
    e.forma_repasse, e.objeto, e.funcao, e.valor_previsto, e.valor_empenhado, e.valor_liquidado, e.valor_pago, e.versao,
    e.busca
  from emendas e left join secretarias s on s.id = e.id_secretaria;

create trigger em_uso before insert or update of id_secretaria on emendas
  for each row execute function secretaria_em_uso();

select auditar('emendas', '{"nome": ["numero", "ano"], "secretaria": "id_secretaria", "fora": ["busca", "versao"]}');
