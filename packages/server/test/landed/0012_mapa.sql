-- Pictures sent by people, and the projects' points on the map.

-- Kept in the database, so that every instance has them and one backup holds all. They are re-encoded before they come
-- here, named by their content, and never changed.
create table fotos (
  nome text primary key,
  -- the record it was sent for, as 'secretarias/17'
  dono text not null,
  bytes bytea not null,
  criada_em timestamptz not null default now()
);
create index fotos_dono on fotos (dono);

create table coordenadas (
  id integer generated always as identity primary key,
  id_projeto integer not null references projetos (id) on delete cascade,
  latitude numeric(9, 6) not null check (latitude between -90 and 90),
  longitude numeric(9, 6) not null check (longitude between -180 and 180),
  imagem text references fotos (nome),
  versao integer not null default 1
);
create unique index coordenadas_projeto on coordenadas (id_projeto);

select auditar('coordenadas', '{"pai": "projetos", "coluna_pai": "id_projeto", "fora": ["versao", "id_projeto"]}');

create view lista_coordenadas as
  select c.id, c.id_projeto, p.nomeprojeto as nome_projeto, c.latitude, c.longitude, c.imagem, p.id_secretaria,
    s.nomesecretaria as secretaria_nome, p.status, p.valor, c.versao
  from coordenadas c
    join projetos p on p.id = c.id_projeto
    join secretarias s on s.id = p.id_secretaria;

-- The lists of projects, now also by whether they are on the map.
create or replace view lista_projetos as
  select p.id, p.id_secretaria, p.nomeprojeto, p.gestorprocesso, p.status, p.progresso, p.ano, p.valor, p.busca,
    p.termina_em as datafimetapa6, p.termina_em,
    (select nomesecretaria from secretarias s where s.id = p.id_secretaria) as secretaria_nome,
    (select inicio from etapas e where e.projeto_id = p.id and e.numero = 1) as datainicioetapa1,
    (select situacao from etapas e where e.projeto_id = p.id and e.numero = 1) as situacaoetapa1,
    p as projeto,
    exists (select from coordenadas c where c.id_projeto = p.id) as localizado
  from projetos p;
