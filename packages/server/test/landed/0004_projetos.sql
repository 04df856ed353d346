-- Projects and their six stages. Progress, status and late stages are computed by the program from the stages and the
-- day, stored here at every write and again when the day changes, so that lists filter and counters count by index.

create table projetos (
  id integer generated always as identity primary key,
  id_secretaria integer not null references secretarias (id),
  nomeprojeto text not null,
  descricao text,
  ano integer,
  valor numeric(15, 2) check (valor >= 0),
  -- the value before any amendment
  valor_original numeric(15, 2),
  gestorprocesso text,
  status text not null default 'Não iniciado',
  progresso smallint not null default 0,
  etapa_atual smallint not null default 1,
  etapas_atrasadas smallint[] not null default '{}',
  -- end of the sixth stage
  termina_em date,
  versao integer not null default 1,
  -- folded names of the project and its department
  busca text not null default ''
);
create index projetos_secretaria on projetos (id_secretaria, id desc);
create index projetos_status on projetos (status, id desc);
create index projetos_ano on projetos (ano);
create index projetos_nome on projetos (dobrar(nomeprojeto), id);
create index projetos_valor on projetos (valor, id);
create index projetos_termina on projetos (termina_em, id);
create index projetos_busca on projetos using gin (busca gin_trgm_ops);

create table etapas (
  id integer generated always as identity primary key,
  projeto_id integer not null references projetos (id) on delete cascade,
  numero smallint not null check (numero between 1 and 6),
  nome text not null,
  inicio date,
  fim date,
  prazo numeric(12, 2),
  situacao text check (situacao in ('Não iniciado', 'Em andamento', 'Concluído', 'Atrasado')),
  -- the first dates ever written down
  inicio_original date,
  fim_original date
);
create unique index etapas_projeto on etapas (projeto_id, numero);
-- the stages whose percent moves with the days
create index etapas_em_curso on etapas (projeto_id) where situacao in ('Em andamento', 'Atrasado');

create function projetos_busca() returns trigger language plpgsql as $$
begin
  -- A department that is not there is for the foreign key to refuse.
  new.busca := dobrar(new.nomeprojeto || ' ' ||
    coalesce((select nomesecretaria from secretarias where id = new.id_secretaria), ''));
  return new;
end $$;
create trigger busca before insert or update of nomeprojeto, id_secretaria on projetos
  for each row execute function projetos_busca();

-- A renamed department is found under its new name at once.
create function secretarias_busca() returns trigger language plpgsql as $$
begin
  update projetos set busca = dobrar(nomeprojeto || ' ' || new.nomesecretaria) where id_secretaria = new.id;
  return null;
end $$;
create trigger busca after update of nomesecretaria on secretarias
  for each row when (old.nomesecretaria is distinct from new.nomesecretaria) execute function secretarias_busca();

-- Counts and sums by department, status and year, kept with every change: totals of a list or a dashboard cost the same
-- with a thousand projects as with a hundred thousand. Year 0 stands for projects without one.
create table projetos_totais (
  id_secretaria integer not null,
  status text not null,
  ano integer not null,
  quantidade bigint not null,
  valor numeric(20, 2) not null,
  primary key (id_secretaria, status, ano)
);

create function projetos_totais_somar() returns trigger language plpgsql as $$
begin
  -- In one order for all writers, so that none waits for another in a circle.
  insert into projetos_totais as t (id_secretaria, status, ano, quantidade, valor)
  select id_secretaria, status, coalesce(ano, 0), sum(sinal), coalesce(sum(sinal * valor), 0)
  from (
    select id_secretaria, status, ano, valor, 1 as sinal from novos
    union all
    select id_secretaria, status, ano, valor, -1 from velhos
  ) mudancas
  group by 1, 2, 3
  having sum(sinal) <> 0 or coalesce(sum(sinal * valor), 0) <> 0
  order by 1, 2, 3
  on conflict (id_secretaria, status, ano) do update
    set quantidade = t.quantidade + excluded.quantidade, valor = t.valor + excluded.valor;
  return null;
end $$;

create function projetos_totais_inserir() returns trigger language plpgsql as $$
begin
  insert into projetos_totais as t (id_secretaria, status, ano, quantidade, valor)
  select id_secretaria, status, coalesce(ano, 0), count(*), coalesce(sum(valor), 0) from novos
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (id_secretaria, status, ano) do update
    set quantidade = t.quantidade + excluded.quantidade, valor = t.valor + excluded.valor;
  return null;
end $$;

create function projetos_totais_excluir() returns trigger language plpgsql as $$
begin
  insert into projetos_totais as t (id_secretaria, status, ano, quantidade, valor)
  select id_secretaria, status, coalesce(ano, 0), -count(*), -coalesce(sum(valor), 0) from velhos
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (id_secretaria, status, ano) do update
    set quantidade = t.quantidade + excluded.quantidade, valor = t.valor + excluded.valor;
  return null;
end $$;

create trigger totais_inserir after insert on projetos
  referencing new table as novos for each statement execute function projetos_totais_inserir();
create trigger totais_somar after update on projetos
  referencing old table as velhos new table as novos for each statement execute function projetos_totais_somar();
create trigger totais_excluir after delete on projetos
  referencing old table as velhos for each statement execute function projetos_totais_excluir();

select auditar('projetos', '{
  "secretaria": "id_secretaria",
  "fora": ["busca", "versao", "status", "progresso", "etapa_atual", "etapas_atrasadas", "termina_em"]
}');
select auditar('etapas', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["numero"], "fora": ["id", "projeto_id"]}');

-- A project in the wire's form, as JSON text: one object with its six stages flattened, read in one go. It returns a
-- set, called with lateral, so that the planner takes it into the query: a plain function would be planned anew in every
-- statement and started for every row.
create function projeto_linha(p projetos) returns setof text language sql stable as $$
  select left(row_to_json(proprios)::text, -1) || ',' || etapas || ',"versao":' || p.versao || '}'
  from secretarias s
    cross join lateral (
      select p.id, p.id_secretaria, s.nomesecretaria as secretaria_nome, p.nomeprojeto, p.descricao, p.ano, p.valor,
        p.valor_original, p.gestorprocesso, p.status, p.status as situacao, p.progresso, p.etapa_atual, p.etapas_atrasadas
    ) proprios
    cross join lateral (
      select string_agg('"etapa' || numero || '":' || to_json(nome)::text
        || ',"datainicioetapa' || numero || '":' || coalesce('"' || inicio || '"', 'null')
        || ',"datafimetapa' || numero || '":' || coalesce('"' || fim || '"', 'null')
        || ',"prazoetapa' || numero || '":' || coalesce(prazo::text, 'null')
        || ',"situacaoetapa' || numero || '":' || coalesce('"' || situacao || '"', 'null')
        || ',"datainiciooriginal' || numero || '":' || coalesce('"' || inicio_original || '"', 'null')
        || ',"datafimoriginal' || numero || '":' || coalesce('"' || fim_original || '"', 'null'), ',' order by numero) as etapas
      from etapas e where e.projeto_id = p.id
    ) juntas
  where s.id = p.id_secretaria
$$;

-- What the lists filter and sort by; the row itself comes from projeto_linha.
create view lista_projetos as
  select p.id, p.id_secretaria, p.nomeprojeto, p.gestorprocesso, p.status, p.progresso, p.ano, p.valor, p.busca,
    p.termina_em as datafimetapa6, p.termina_em,
    (select nomesecretaria from secretarias s where s.id = p.id_secretaria) as secretaria_nome,
    (select inicio from etapas e where e.projeto_id = p.id and e.numero = 1) as datainicioetapa1,
    (select situacao from etapas e where e.projeto_id = p.id and e.numero = 1) as situacaoetapa1,
    p as projeto
  from projetos p;
