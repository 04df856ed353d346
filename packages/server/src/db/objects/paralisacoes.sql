-- Stopped works, and works that go on without getting on.

-- What moved a schedule stays as it was when it did.
create function paralisacoes_encerradas() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from projetos where id = old.id_projeto) then
    return old;
  end if;
  raise exception 'Uma paralisação encerrada não muda.' using errcode = 'PA002';
end $$;
create trigger encerradas_ficam before delete on paralisacoes for each row
  when (old.reinicio is not null) execute function paralisacoes_encerradas();
create trigger encerradas before update on paralisacoes for each row
  when (old.reinicio is not null and (old.id_projeto, old.id_contrato, old.inicio, old.reinicio, old.id_apostila)
    is distinct from (new.id_projeto, new.id_contrato, new.inicio, new.reinicio, new.id_apostila))
  execute function paralisacoes_encerradas();

-- From which day on a project's works are without evolution if they do not get on, as `semEvolucaoEm` tells it: a point of
-- the project is six of the works. None while they are stopped, concluded or not under way. In plpgsql, which keeps its
-- plan: every write of a project's stages asks it.
create function projeto_sem_evolucao(projeto integer) returns date language plpgsql stable as $$
declare
  inicio_obras date;
begin
  select greatest(coalesce(e.inicio_real, e.inicio), (select max(a.reinicio) from paralisacoes a where a.id_projeto = projeto))
  into inicio_obras
  from etapas e join projetos p on p.id = e.projeto_id
  where e.projeto_id = projeto and e.numero = 5 and e.situacao in ('Em andamento', 'Atrasado')
    and p.status <> 'Concluído' and p.paralisacao is null;
  -- As for most projects: how they moved need not be looked at.
  if not found then
    return null;
  end if;
  return (
    with agora as (
      select dia, progresso from evolucao where projeto_id = projeto order by dia desc limit 1
    )
    select min(greatest(inicio_obras, coalesce((
        select min(s.dia) from evolucao s where s.projeto_id = projeto and s.dia > coalesce((
          select max(b.dia) from evolucao b
          where b.projeto_id = projeto and (agora.progresso - b.progresso) * 6 >= limite.percentual), '-infinity')
      ), agora.dia)) + limite.dias)
    from agora, (values (5, 120), (15, 365)) as limite (percentual, dias)
  );
end $$;

-- Where the day stays as it is nothing is written: an update of no row at all would still wake the triggers of its table.
create function projetos_sem_evolucao(mudados integer[]) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  outros integer[];
  dias date[];
begin
  select array_agg(p.id), array_agg(f.dia) into outros, dias
  from (select id, projeto_sem_evolucao(id) as dia from unnest(mudados) as id offset 0) f
    join projetos p on p.id = f.id
  where p.sem_evolucao_em is distinct from f.dia;
  if outros is not null then
    update projetos p set sem_evolucao_em = f.dia from unnest(outros, dias) as f (id, dia) where p.id = f.id;
  end if;
end $$;

-- A new project has no stages yet: nothing of it can stand still.
create function projetos_evolucao_nova() returns trigger language plpgsql as $$
begin
  insert into evolucao (projeto_id, dia, progresso) select id, projetos_dia(), progresso from novos;
  return null;
end $$;
create trigger evolucao_nova after insert on projetos
  referencing new table as novos for each statement execute function projetos_evolucao_nova();

create function projetos_evolucao() returns trigger language plpgsql as $$
begin
  insert into evolucao (projeto_id, dia, progresso) values (new.id, projetos_dia(), new.progresso)
  on conflict (projeto_id, dia) do update set progresso = excluded.progresso;
  perform projetos_sem_evolucao(array[new.id]);
  return null;
end $$;
create trigger evolucao after update of progresso on projetos
  for each row when (old.progresso is distinct from new.progresso) execute function projetos_evolucao();

-- The fifth stage is the works.
create function etapas_evolucao_nova() returns trigger language plpgsql as $$
declare
  em_obras integer[] := array(
    select projeto_id from novas where numero = 5 and situacao in ('Em andamento', 'Atrasado'));
begin
  if em_obras <> '{}' then
    perform projetos_sem_evolucao(em_obras);
  end if;
  return null;
end $$;
create trigger evolucao_nova after insert on etapas
  referencing new table as novas for each statement execute function etapas_evolucao_nova();

create function etapas_evolucao() returns trigger language plpgsql as $$
begin
  perform projetos_sem_evolucao(array[new.projeto_id]);
  return null;
end $$;
create trigger evolucao after update of situacao, inicio, inicio_real on etapas
  for each row when (new.numero = 5
    and (old.situacao, old.inicio, old.inicio_real) is distinct from (new.situacao, new.inicio, new.inicio_real))
  execute function etapas_evolucao();

-- The open stoppage among the project's own facts. Whoever writes one holds the project.
create function paralisacoes_mostrar() returns trigger language plpgsql as $$
declare
  mudado integer := coalesce(new.id_projeto, old.id_projeto);
begin
  update projetos p set paralisacao = (
    select jsonb_build_object('desde', a.inicio, 'motivo', a.motivo, 'detalhe', a.detalhe, 'responsavel', a.responsavel,
      'reinicio_previsto', a.reinicio_previsto)
    from paralisacoes a where a.id_projeto = p.id and a.reinicio is null
  ) where p.id = mudado;
  perform projetos_sem_evolucao(array[mudado]);
  return null;
end $$;
create trigger mostrar after insert or update or delete on paralisacoes
  for each row execute function paralisacoes_mostrar();

create view lista_paralisacoes as
  select a.id, a.id_projeto, p.nomeprojeto, p.id_secretaria, s.nomesecretaria as secretaria_nome, a.id_contrato,
    aditivos_contrato_nome(c) as contrato_nome, a.ordem, a.motivo, a.detalhe, a.responsavel, a.inicio, a.reinicio_previsto, a.reinicio,
    a.reinicio - a.inicio as dias, a.aviso_publicado_em, a.placa_em, a.versao, a.reinicio is null as aberta, p.busca || ' ' || a.busca as busca, p.arquivado
  from paralisacoes a
    left join projetos p on p.id = a.id_projeto
    left join secretarias s on s.id = p.id_secretaria
    left join contratos c on c.id = a.id_contrato;

select auditar('paralisacoes', '{"pai": "projetos", "coluna_pai": "id_projeto", "sempre": ["motivo"], "fora": ["busca", "versao", "id_projeto"]}');
