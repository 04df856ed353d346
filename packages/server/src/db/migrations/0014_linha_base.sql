-- The baseline freezes: from the first request for a value amendment, or the conclusion of stage 4, a project's value and
-- the ends of its stages change by amendment only. It is stored and never taken back, because whom it limits could
-- reopen the stage. An administrator may correct, and says why.

alter table projetos
  add column base_congelada_em timestamptz,
  add column base_congelada_por text check (base_congelada_por in ('aditivo', 'etapa4')),
  add constraint projetos_base_congelada check ((base_congelada_em is null) = (base_congelada_por is null));

create function projetos_base_congelada() returns trigger language plpgsql as $$
begin
  raise exception 'Uma linha de base congelada não se descongela.' using errcode = 'PA003';
end $$;
create trigger base_congelada before update of base_congelada_em, base_congelada_por on projetos for each row
  when (old.base_congelada_em is not null
    and (old.base_congelada_em, old.base_congelada_por) is distinct from (new.base_congelada_em, new.base_congelada_por))
  execute function projetos_base_congelada();

-- What administrators corrected of a frozen baseline: one line for the value, one for each stage's end.
create table correcoes (
  id integer generated always as identity primary key,
  projeto_id integer not null references projetos (id) on delete cascade,
  motivo text not null,
  -- the stage whose end was corrected; without one it was the value
  etapa smallint check (etapa between 1 and 6),
  valor_antes numeric(15, 2),
  valor_depois numeric(15, 2),
  fim_antes date,
  fim_depois date,
  feita_por integer not null references usuarios (id),
  feita_em timestamptz not null,
  constraint correcoes_mudanca check (case
    when etapa is null then valor_antes is distinct from valor_depois and fim_antes is null and fim_depois is null
    else fim_antes is distinct from fim_depois and valor_antes is null and valor_depois is null
  end)
);
create index correcoes_projeto on correcoes (projeto_id, id desc);

-- Only ever added to; they go with a project that goes whole.
create function correcoes_ficam() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from projetos where id = old.projeto_id) then
    return old;
  end if;
  raise exception 'Uma correção não muda nem se apaga.' using errcode = 'PA002';
end $$;
create trigger ficam before update or delete on correcoes for each row execute function correcoes_ficam();

select auditar('correcoes', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["etapa"], "fora": ["projeto_id"]}');

-- A decided amendment stays, and with it the project it was decided on; pending ones go with theirs.
create function aditivos_decididos_ficam() returns trigger language plpgsql as $$
begin
  raise exception 'Um aditivo decidido não se apaga.' using errcode = 'PA002', constraint = 'aditivos_decididos';
end $$;
create trigger decididos_ficam before delete on aditivos for each row
  when (old.status <> 'pendente') execute function aditivos_decididos_ficam();
create index aditivos_decididos on aditivos (id_projeto) where status <> 'pendente';

-- What approved amendments added to a project's value.
create function projeto_acrescimos(projeto integer) returns numeric language sql stable
  return aditivos_soma(projeto, 'aprovado');

-- Projects that are there already: whatever froze them first. That a stage was concluded once and reopened, and when it
-- was concluded, the audit trail knows; where it does not, the freeze begins now.
update projetos p set base_congelada_em = primeira.em, base_congelada_por = primeira.por
from (
  select distinct on (projeto) projeto, em, por
  from (
    select id_projeto as projeto, data_criacao as em, 'aditivo' as por from aditivos where tipo = 'valor'
    union all
    select q.id, a.instante, 'etapa4' from auditoria a join projetos q on a.pai = 'projetos/' || q.id
      where a.entidade = 'etapas' and a.depois ->> 'numero' = '4' and a.depois ->> 'situacao' = 'Concluído'
    union all
    select projeto_id, now(), 'etapa4' from etapas where numero = 4 and situacao = 'Concluído'
  ) causas
  order by projeto, em, por
) primeira
where p.id = primeira.projeto;
