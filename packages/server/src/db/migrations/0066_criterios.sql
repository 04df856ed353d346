-- The criteria of the national transparency programme, by year: which there are, what they ask for and what they weigh.

create table criterios (
  id integer generated always as identity primary key,
  ciclo integer not null check (ciclo between 2022 and 2100),
  codigo text not null check (codigo ~ '^[0-9]{1,2}[.][0-9]{1,3}$'),
  dimensao text not null check (length(dimensao) between 1 and 100),
  titulo text not null check (length(titulo) between 1 and 200),
  pede text check (length(pede) <= 500),
  classificacao text not null check (classificacao in ('essencial', 'obrigatoria', 'recomendada')),
  peso numeric(4, 2) not null check (peso > 0),
  verificacoes text[] not null check (verificacoes @> '{disponibilidade}'
    and verificacoes <@ '{disponibilidade,atualidade,historico,gravacao,filtro}'),
  versao integer not null default 1,
  constraint criterios_codigo unique (ciclo, codigo)
);

insert into criterios (ciclo, codigo, dimensao, titulo, pede, classificacao, peso, verificacoes) values
  (2026, '1.4', 'Informações Prioritárias', 'Pesquisa de conteúdo no portal', null, 'obrigatoria', 1.5, '{disponibilidade}'),
  (2026, '2.9', 'Informações Institucionais', 'Botão do Radar da Transparência Pública', null, 'recomendada', 1, '{disponibilidade}'),
  (2026, '4.2', 'Despesa', 'Despesas por classificação orçamentária', null, 'essencial', 2, '{disponibilidade,atualidade,historico,gravacao,filtro}'),
  (2026, '5.1', 'Convênios e Transferências', 'Transferências recebidas', 'Número e ano, valor previsto, valor recebido, objeto, vigência, concedente, inteiro teor', 'obrigatoria', 1.5, '{disponibilidade,atualidade,historico,gravacao,filtro}'),
  (2026, '5.2', 'Convênios e Transferências', 'Transferências realizadas', 'Número e ano, beneficiário, objeto, vigência, valor previsto, valor concedido, inteiro teor', 'obrigatoria', 1.5, '{disponibilidade,atualidade,historico,gravacao,filtro}'),
  (2026, '5.3', 'Convênios e Transferências', 'Acordos sem transferência de recursos', 'Partes, número e ano, objeto, vigência, obrigações, inteiro teor', 'obrigatoria', 1.5, '{disponibilidade,atualidade,historico,gravacao,filtro}'),
  (2026, '8.6', 'Licitações', 'Plano de contratações anual', null, 'recomendada', 1, '{disponibilidade,atualidade}'),
  (2026, '9.1', 'Contratos', 'Relação de contratos', 'Em sequência: contratado, valor, objeto, vigência, aditivos', 'obrigatoria', 1.5, '{disponibilidade,atualidade,historico,gravacao,filtro}'),
  (2026, '9.2', 'Contratos', 'Inteiro teor de contratos e aditivos', null, 'obrigatoria', 1.5, '{disponibilidade,atualidade,historico,filtro}'),
  (2026, '9.3', 'Contratos', 'Fiscais de contratos', 'De cada contrato vigente e encerrado', 'obrigatoria', 1.5, '{disponibilidade,atualidade,historico,gravacao,filtro}'),
  (2026, '10.1', 'Obras', 'Situação das obras', 'Objeto, situação, início, conclusão, empresa, percentual', 'recomendada', 1, '{disponibilidade,atualidade,gravacao,filtro}'),
  (2026, '10.2', 'Obras', 'Quantitativos e preços contratados', 'Quantidades, preços unitários e totais', 'obrigatoria', 1.5, '{disponibilidade,atualidade,gravacao}'),
  (2026, '10.3', 'Obras', 'Quantitativos executados e preços pagos', null, 'obrigatoria', 1.5, '{disponibilidade,atualidade,gravacao}'),
  (2026, '10.4', 'Obras', 'Obras paralisadas', 'Motivo, responsável, reinício previsto', 'obrigatoria', 1.5, '{disponibilidade,atualidade,gravacao,filtro}'),
  (2026, '13.1', 'Acessibilidade', 'Símbolo de acessibilidade em destaque', null, 'obrigatoria', 1.5, '{disponibilidade}'),
  (2026, '13.2', 'Acessibilidade', 'Caminho das páginas percorridas', null, 'obrigatoria', 1.5, '{disponibilidade}'),
  (2026, '13.3', 'Acessibilidade', 'Alto contraste', null, 'obrigatoria', 1.5, '{disponibilidade}'),
  (2026, '13.4', 'Acessibilidade', 'Redimensionamento de texto', null, 'obrigatoria', 1.5, '{disponibilidade}'),
  (2026, '13.5', 'Acessibilidade', 'Mapa do site', null, 'recomendada', 1, '{disponibilidade}'),
  (2026, '15.1', 'LGPD e Governo Digital', 'Encarregado pelos dados pessoais e canal de contato', null, 'obrigatoria', 1.5, '{disponibilidade}'),
  (2026, '15.2', 'LGPD e Governo Digital', 'Política de privacidade', null, 'recomendada', 1, '{disponibilidade}'),
  (2026, '15.4', 'LGPD e Governo Digital', 'Dados abertos para programas', 'Acesso automatizado, com regras de utilização', 'obrigatoria', 1.5, '{disponibilidade}'),
  (2026, '17.1', 'Emendas Parlamentares', 'Emendas parlamentares federais', 'Origem, forma, tipo, número, autoria, valor previsto e realizado, objeto, função', 'obrigatoria', 1.5, '{disponibilidade,atualidade,historico,gravacao,filtro}'),
  (2026, '17.2', 'Emendas Parlamentares', 'Emendas parlamentares estaduais e municipais', 'Os mesmos dados das federais', 'obrigatoria', 1.5, '{disponibilidade,atualidade,historico,gravacao,filtro}'),
  (2026, '17.3', 'Emendas Parlamentares', 'Execução das emendas', 'Execução orçamentária e financeira', 'obrigatoria', 1.5, '{disponibilidade,atualidade,historico,gravacao,filtro}');
