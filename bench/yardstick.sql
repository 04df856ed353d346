-- The flat tables of the yardstick, from the product's own rows, in a schema of their own.
create schema regua;
create table regua.secretarias as select id, nomesecretaria from secretarias;
alter table regua.secretarias add primary key (id);
create table regua.projetos as
  select p.id, p.id_secretaria, p.nomeprojeto, p.descricao, p.ano, p.valor, p.gestorprocesso, p.status,
    e1.nome as etapa1, e1.inicio as datainicioetapa1, e1.fim as datafimetapa1, e1.prazo::int as prazoetapa1, e1.situacao as situacaoetapa1,
    e2.nome as etapa2, e2.inicio as datainicioetapa2, e2.fim as datafimetapa2, e2.prazo::int as prazoetapa2, e2.situacao as situacaoetapa2,
    e3.nome as etapa3, e3.inicio as datainicioetapa3, e3.fim as datafimetapa3, e3.prazo::int as prazoetapa3, e3.situacao as situacaoetapa3,
    e4.nome as etapa4, e4.inicio as datainicioetapa4, e4.fim as datafimetapa4, e4.prazo::int as prazoetapa4, e4.situacao as situacaoetapa4,
    e5.nome as etapa5, e5.inicio as datainicioetapa5, e5.fim as datafimetapa5, e5.prazo::int as prazoetapa5, e5.situacao as situacaoetapa5,
    e6.nome as etapa6, e6.inicio as datainicioetapa6, e6.fim as datafimetapa6, e6.prazo::int as prazoetapa6, e6.situacao as situacaoetapa6,
    p.busca
  from projetos p
    join etapas e1 on e1.projeto_id = p.id and e1.numero = 1
    join etapas e2 on e2.projeto_id = p.id and e2.numero = 2
    join etapas e3 on e3.projeto_id = p.id and e3.numero = 3
    join etapas e4 on e4.projeto_id = p.id and e4.numero = 4
    join etapas e5 on e5.projeto_id = p.id and e5.numero = 5
    join etapas e6 on e6.projeto_id = p.id and e6.numero = 6
  order by p.id;
alter table regua.projetos add primary key (id), add foreign key (id_secretaria) references regua.secretarias;
create index on regua.projetos using gin (busca gin_trgm_ops);
create table regua.orcamento (
  id integer generated always as identity primary key, secretaria_id integer not null references regua.secretarias,
  valor numeric(15, 2), unidade text, orcamento text, funcional_programatica text, fonte_recurso_stn text, fonte_recurso text,
  ficha text, conta_elemento_despesa text, classificacao_institucional text, aplicacao text
);
create index on regua.orcamento (secretaria_id);
