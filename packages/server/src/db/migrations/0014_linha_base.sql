-- The baseline freezes: from the first request for a value amendment, or the conclusion of stage 4, a project's value and
-- the ends of its stages change by amendment only. It is stored and never taken back, because whom it limits could
-- reopen the stage. An administrator may correct, and says why.

alter table projetos
  add column base_congelada_em timestamptz,
  add column base_congelada_por text check (base_congelada_por in ('aditivo', 'etapa4')),
  add constraint projetos_base_congelada check ((base_congelada_em is null) = (base_congelada_por is null));

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

-- Projects that are there already: whatever froze them first. That a stage was concluded once and reopened, and when it
-- was concluded, the audit trail knows; where it does not, the freeze begins now. No trigger is awake while a database
-- migrates, so the lines that tell of it are written and sealed here.
do $$
declare
  ultima auditoria;
  linha auditoria;
  congelado record;
begin
  select * into ultima from auditoria order by id desc limit 1;
  for congelado in
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
    where p.id = primeira.projeto
    returning p.id, p.id_secretaria, p.base_congelada_em as em, p.base_congelada_por as por
  loop
    linha := row(coalesce(ultima.id, 0) + 1, clock_timestamp(), null, 'sistema', null, null, 'projetos', congelado.id,
      'alterou', null, congelado.id_secretaria,
      jsonb_build_object('base_congelada_em', null, 'base_congelada_por', null),
      jsonb_build_object('base_congelada_em', congelado.em, 'base_congelada_por', congelado.por),
      coalesce(ultima.hash, ''), '');
    linha.hash := encode(sha256(convert_to(jsonb_build_array(
      linha.id,
      to_char(linha.instante at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
      linha.usuario_id, linha.usuario_nome, linha.origem, linha.requisicao,
      linha.entidade, linha.registro_id, linha.acao, linha.pai, linha.id_secretaria,
      linha.antes, linha.depois, linha.anterior
    )::text, 'UTF8')), 'hex');
    insert into auditoria select linha.*;
    ultima := linha;
  end loop;
end $$;
