/** Some of everything, written as the landed version wrote it, with its triggers awake. */
export const LANDED_ROWS = `
insert into configuracao (chave, valor) values ('segredo', '"s"'), ('dia-calculado', '"2025-06-01"');
insert into usuarios (name, email, senha_hash, role, id_secretaria) values
  ('Ana Ação', 'ana@x', 'h', 'user', 12), ('Bia', 'bia@x', 'h', 'auditor', null), ('Cris', 'cris@x', 'h', 'admin', null);
insert into sessoes (usuario_id, expira_em) values (1, now() + interval '1 day');
insert into agendas (usuario_id, segredo) values (1, 'agenda');
insert into limites (chave, contagem, expira_em) values ('login:origem:1', 2, now());
insert into pedidos (usuario_id, chave, impressao, resultado) values (1, 'k', 'i', '{"id": 1}');
update secretarias set nomesecretaria = 'Obras Públicas', secretario = 'Zé', versao = 2 where id = 12;
update opcoes_orcamento set ativo = false where lista = 'aplicacao' and codigo = '110.0000';
insert into orcamento (secretaria_id, valor, unidade, orcamento, funcional_programatica, fonte_recurso_stn, fonte_recurso,
  ficha, conta_elemento_despesa, classificacao_institucional, aplicacao)
select 12, v, '02.07.01', 'Sim', '15.451.0001', '1.500', '01', n, '4.4.90.51', '02.07', '110.0000'
from (values (1000.50, '101'), (50000, '102'), (7, '103')) l (v, n);
insert into projetos (id_secretaria, nomeprojeto, descricao, ano, valor, valor_original, gestorprocesso, status, progresso,
  etapa_atual, etapas_atrasadas, termina_em) values
  (12, 'Ponte São João', 'Uma ponte', 2025, 1250.25, 1000.25, 'Helena', 'Em andamento', 40, 4, '{4}', '2026-01-31'),
  (17, 'UBS', null, null, null, null, null, 'Não iniciado', 0, 1, '{}', null),
  (12, 'Praça', null, 2024, 10, 10, null, 'Concluído', 100, 6, '{}', '2024-12-01'),
  (7, 'Escola que sai', null, 2024, 5, 5, null, 'Não iniciado', 0, 1, '{}', null);
insert into etapas (projeto_id, numero, nome, inicio, fim, prazo, situacao, inicio_original, fim_original)
select p, n, n || ' - Etapa "aspas"', date '2025-01-01' + n * 30, date '2025-01-29' + n * 30, 29.5,
  case when p = 3 or n < 3 then 'Concluído' when p = 1 and n = 3 then 'Em andamento' end, date '2025-01-01' + n * 30, null
from generate_series(1, 4) p, generate_series(1, 6) n;
insert into servicos (projeto_id, descricao, valor_total, peso) values
  (1, 'Fundação', 300.10, 0), (1, 'Estacas', 99.9, 40), (3, 'Bancos', 10, 0);
insert into parcelas (servico_id, projeto_id, mes, valor) values (1, 1, 1, 100), (1, 1, 2, 200.10), (3, 3, 1, 10);
insert into aditivos (id_projeto, id_secretaria, tipo, valor, id_orcamento, descricao_pedido, criado_por) values
  (1, 12, 'valor', 250, 1, 'Mais concreto', 1), (1, 12, 'valor', 30.5, 1, null, 1), (1, 12, 'valor', 9, 2, null, 1);
insert into aditivos (id_projeto, id_secretaria, tipo, prazo, etapa, criado_por) values (2, 17, 'prazo', 10, 5, 3);
update aditivos set status = 'aprovado', decidido_por = 2, data_decisao = now(), versao = 2 where id = 1;
update aditivos set status = 'rejeitado', decidido_por = 2, data_decisao = now(), descricao_decisao = 'Não' where id = 3;
insert into fotos (nome, dono, bytes) values ('a.webp', 'coordenadas/1', '\\x00ff');
insert into coordenadas (id_projeto, latitude, longitude, imagem) values (1, -22.8, -45.2, 'a.webp');
insert into pca (requisitante, objeto, justificativa, expectativa_consumo_anual, valor_preliminar, data_pretendida,
  prioridade) values ('Obras', 'Cimento', 'Obra', 10.5, 2000, '2025-09-01', 'Alta');
insert into lancamentos_bairros (bairro, zona, descricao, tipo, fonte, valor)
  values ('Centro', 'Centro', 'Calçada', 'Obra', 'Própria', 12.34);
insert into convenios_dade (objeto, conta_bancaria, vigencia_convenio) values ('Orla', '123-4', '2026-02-01');
insert into convenios_estadual (projeto, numero_convenio, ano, repasse, contrapartida, valor_total, assinatura_termo,
  vigencia_convenio, vigencia_contrato, empresa, fiscal, conta_bancaria, status)
  values ('Rua', '1', 2025, 1, 2, 3, '2025-01-01', '2026-01-01', '2025-12-01', 'E', 'F', '99-0', 'Vigente');
insert into convenios_federal (objeto, objeto_completo, cp_dl_tp, contrato, numero_convenio, ano, repasse, contrapartida,
  valor_total, vigencia_convenio, vigencia_contrato, empresa, ois, fiscal, conta_bancaria, recurso_liberado, status)
  values ('Creche', 'Creche nova', 'CP', 'C', '2', 2025, 1, 2, 3, '2026-01-01', '2025-12-01', 'E', 'O', 'F', '88-1', 'R', 'S');
insert into convenios_finisa (objeto, objeto_completo, cp_dl_tp, contrato, ano, valor_total, empresa, status)
  values ('Asfalto', 'Asfalto todo', 'CP', 'C', 2025, 5, 'E', 'S');
insert into convenios_sempapel (objeto, vigencia_contrato) values ('Papel', '2025-10-10');
update projetos set nomeprojeto = 'Ponte São José', versao = 2 where id = 1;
delete from projetos where id = 4;
`
