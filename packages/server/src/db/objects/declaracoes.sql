-- Declarations of absence.

-- What was declared to everyone stays: nothing of it changes but that it is withdrawn, once.
create function declaracoes_ficam() returns trigger language plpgsql as $$
declare
  livres text[] := array['retirada_em', 'retirada_por', 'versao'];
begin
  if tg_op = 'UPDATE' and old.retirada_em is null and to_jsonb(old) - livres = to_jsonb(new) - livres then
    return new;
  end if;
  raise exception 'Uma declaração não se apaga, e o que ela diz não muda.' using errcode = 'PA002';
end $$;
create trigger em_uso before insert or update of id_secretaria on declaracoes
  for each row execute function secretaria_em_uso();
create trigger ficam before update or delete on declaracoes for each row execute function declaracoes_ficam();
create trigger ficam_todas before truncate on declaracoes for each statement execute function declaracoes_ficam();

-- How many records say otherwise, by criterion. Of archived projects nothing is told to anyone.
create view declaracoes_contrarios as
  with obras as (
    select id, paralisacao from projetos where not arquivado and natureza in ('obra', 'servico_engenharia')
  ), contratadas as (
    select c.id from contratos c
    where c.assinatura is not null and c.situacao <> 'Em preparação'
      and exists (select from contratos_projetos v join obras o on o.id = v.projeto_id where v.contrato_id = c.id)
  ), acordos as (
    select coalesce(natureza, 'recebe') as natureza from convenios_dade
    union all
    select coalesce(natureza, 'recebe') from convenios_estadual
    union all
    select coalesce(natureza, 'recebe') from convenios_federal
    union all
    select coalesce(natureza, 'recebe') from convenios_sempapel
    union all
    -- FINISA is a loan: unless somebody says otherwise, nothing is transferred.
    select natureza from convenios_finisa where natureza <> 'recebe'
  ), dadas as (
    -- What a member of the State's parliament asked for is an amendment too, whoever noted it where.
    select (select count(*) from emendas where esfera = 'federal')::integer as federais,
      ((select count(*) from emendas where esfera <> 'federal')
        + (select count(*) from convenios_sempapel where parlamentar is not null))::integer as outras
  )
  select
    (select count(*) from acordos where natureza = 'recebe')::integer as "5.1",
    (select count(*) from acordos where natureza = 'repassa')::integer as "5.2",
    (select count(*) from acordos where natureza = 'sem_recursos')::integer as "5.3",
    (select count(*) from obras)::integer as "10.1",
    (select count(*) from contratadas)::integer as "10.2",
    (select count(*) from medicoes m
      where m.contrato_id in (select id from contratadas) and m.situacao in ('aprovada', 'liquidada', 'paga'))::integer as "10.3",
    -- Stopped is stopped, whether or not somebody said that it is a work.
    (select count(*) from projetos where not arquivado and paralisacao is not null)::integer as "10.4",
    (select federais from dadas) as "17.1",
    (select outras from dadas) as "17.2",
    (select federais + outras from dadas) as "17.3";

select auditar('declaracoes', '{"nome": ["texto"], "secretaria": "id_secretaria", "sempre": ["codigo", "texto"], "fora": ["versao"]}');
