-- Projects, their stages, and what administrators corrected of a frozen baseline.

-- A project is found by its own name and its department's.
create function projetos_busca() returns trigger language plpgsql as $$
begin
  -- A department that is not there is for the foreign key to refuse.
  new.busca := dobrar(new.nomeprojeto || ' ' ||
    coalesce((select nomesecretaria from secretarias where id = new.id_secretaria), ''));
  return new;
end $$;
create trigger busca before insert or update of nomeprojeto, id_secretaria on projetos
  for each row execute function projetos_busca();

create function projetos_da_secretaria() returns trigger language plpgsql as $$
begin
  update projetos set busca = dobrar(nomeprojeto || ' ' || new.nomesecretaria) where id_secretaria = new.id;
  return null;
end $$;
create trigger busca_projetos after update of nomesecretaria on secretarias
  for each row when (old.nomesecretaria is distinct from new.nomesecretaria) execute function projetos_da_secretaria();

-- The counters of projetos_totais, kept with every change.
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

create function projetos_base_congelada() returns trigger language plpgsql as $$
begin
  raise exception 'Uma linha de base congelada não se descongela.' using errcode = 'PA003';
end $$;
create trigger base_congelada before update of base_congelada_em, base_congelada_por on projetos for each row
  when (old.base_congelada_em is not null
    and (old.base_congelada_em, old.base_congelada_por) is distinct from (new.base_congelada_em, new.base_congelada_por))
  execute function projetos_base_congelada();

-- Corrections are only ever added; they go with a project that goes whole.
create function correcoes_ficam() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from projetos where id = old.projeto_id) then
    return old;
  end if;
  raise exception 'Uma correção não muda nem se apaga.' using errcode = 'PA002';
end $$;
create trigger ficam before update or delete on correcoes for each row execute function correcoes_ficam();

-- A project in the wire's form, as JSON text: one object with its six stages flattened, read in one go. It returns a
-- set, called with lateral, so that the planner takes it into the query: a plain function would be planned anew in every
-- statement and started for every row. That an amendment was asked for is not public: that the baseline is frozen (with
-- stage 4 open only a request can have done it), by what, and whether an amendment was decided is told only where
-- `reservado` says that the reader may know.
create function projeto_linha(p projetos, reservado boolean) returns setof text language sql stable as $$
  select left(row_to_json(proprios)::text, -1) || ',' || etapas || ',"versao":' || p.versao || '}'
  from secretarias s
    cross join lateral (
      select p.id, p.id_secretaria, s.nomesecretaria as secretaria_nome, p.nomeprojeto, p.descricao, p.ano, p.valor,
        p.valor_original, p.gasto, p.gestorprocesso, p.status, p.status as situacao, p.progresso, p.etapa_atual,
        p.etapas_atrasadas, p.etapas_nao_iniciadas,
        case when reservado then p.base_congelada_em end as base_congelada_em,
        case when reservado then p.base_congelada_por end as base_congelada_por,
        reservado and p.aditivo_decidido as aditivo_decidido
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
    p as projeto, p.localizado, p.etapas_atrasadas, p.etapas_nao_iniciadas
  from projetos p;

-- What is computed from stages and day, or kept by other words, is no concern of the trail.
select auditar('projetos', '{
  "secretaria": "id_secretaria",
  "fora": ["busca", "versao", "status", "progresso", "etapa_atual", "etapas_atrasadas", "etapas_nao_iniciadas", "termina_em",
    "gasto", "acrescimos", "aditivo_decidido", "localizado"]
}');
select auditar('etapas', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["numero"], "fora": ["id", "projeto_id"]}');
select auditar('correcoes', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["etapa"], "fora": ["projeto_id"]}');
