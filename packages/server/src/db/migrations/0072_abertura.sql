-- The day on which a document opens, kept in its row by whatever decides it (db/objects/documentos.abertura.sql), and what lists are counted by.

alter table documentos add column abre_em date;

-- Each by its own rule first, acts among them: from its inclusion on, or from its first version for the public.
update documentos d set abre_em = greatest(f.dia, d.restrito_ate + 1)
from (
  select o.id, case r.acesso
    when 'publico' then (o.criado_em at time zone c.fuso)::date
    else (select min((v.enviado_em at time zone c.fuso)::date) from documento_versoes v where v.documento_id = o.id and v.publica)
  end as dia
  from documentos o join checklist_regras r on r.codigo = o.codigo cross join cidade c
  where r.acesso in ('publico', 'publico_sem_dados_bancarios')
) f
where f.id = d.id and f.dia is not null and d.situacao = 'vigente';

-- Of what the antivirus holds back nothing opens, be it an act.
create temporary table retidos on commit drop as
select documento_id as id from (
  select distinct on (v.documento_id) v.documento_id, a.verificado
  from documento_versoes v join arquivos a on a.sha256 = v.arquivo
  order by v.documento_id, v.publica desc, v.n desc
) atuais where verificado in ('pendente', 'suspeito');
update documentos set abre_em = null where id in (select id from retidos);

-- What happened to each project: its acts, kept with it or with a contract of it, and its first signature.
create temporary table eventos on commit drop as
select projeto_id, min(dia) filter (where que = 'edital') as edital, min(dia) filter (where que = 'resultado') as resultado
from (
  select o.projeto_id, case d.codigo when 'homologacao' then 'resultado' else 'edital' end as que,
    greatest(d.abre_em, d.data_documento) as dia
  from (
      select 'projetos' as entidade, id as registro_id, id as projeto_id from projetos
      union all
      select 'contratos', contrato_id, projeto_id from contratos_projetos
    ) o
    join documentos d on d.entidade = o.entidade and d.registro_id = o.registro_id
    join checklist_regras r on r.codigo = d.codigo and r.acesso = 'publico'
  where d.codigo in ('edital', 'aviso-direta', 'homologacao') and d.abre_em is not null
  union all
  select v.projeto_id, 'resultado', c.assinatura
  from contratos_projetos v join contratos c on c.id = v.contrato_id where c.assinatura is not null
) ditos group by projeto_id;

-- Then those that wait for an event, which all projects of their record must have had.
update documentos d set abre_em = greatest((d.criado_em at time zone (select fuso from cidade))::date, f.dia, d.restrito_ate + 1)
from (
  select o.id, case when count(*) = count(e.dia) then max(e.dia) end as dia
  from documentos o
    join checklist_regras r on r.codigo = o.codigo
    join (
      select 'projetos' as entidade, id as registro_id, id as projeto_id from projetos
      union all
      select 'contratos', contrato_id, projeto_id from contratos_projetos
      union all
      select 'aditivos', id, id_projeto from aditivos
      union all
      select 'medicoes', m.id, v.projeto_id from medicoes m join contratos_projetos v on v.contrato_id = m.contrato_id
      union all
      select 'paralisacoes', id, id_projeto from paralisacoes
      union all
      select 'recebimentos', b.id, v.projeto_id from recebimentos b join contratos_projetos v on v.contrato_id = b.contrato_id
      union all
      select l.entidade, l.registro_id, v.projeto_id from vinculos v cross join lateral (values ('pca', v.pca_id),
        ('convenios_dade', v.dade_id), ('convenios_estadual', v.estadual_id), ('convenios_federal', v.federal_id),
        ('convenios_finisa', v.finisa_id), ('convenios_sempapel', v.sempapel_id)) l (entidade, registro_id)
      where l.registro_id is not null
    ) p on p.entidade = o.entidade and p.registro_id = o.registro_id
    left join eventos t on t.projeto_id = p.projeto_id
    cross join lateral (select case r.acesso when 'publico_apos_edital' then t.edital else t.resultado end as dia) e
  where r.acesso in ('publico_apos_edital', 'publico_apos_homologacao', 'sigiloso_ate_resultado')
  group by o.id
) f
where f.id = d.id and f.dia is not null and d.situacao = 'vigente' and d.id not in (select id from retidos);

-- What is asked for or still written is told to few, with its papers.
update documentos d set abre_em = null
where abre_em is not null and (
  entidade = 'aditivos' and registro_id not in (select id from aditivos where status = 'aprovado')
  or entidade = 'medicoes' and registro_id not in (select id from medicoes where situacao in ('aprovada', 'liquidada', 'paga')));

create index documentos_abertos on documentos (id desc, abre_em) where abre_em is not null and entidade <> 'pca';
create index projetos_localizados on projetos (id) include (valor) where localizado and not arquivado;
create index projetos_obras on projetos (id) where not arquivado and natureza in ('obra', 'servico_engenharia');
create index diario_contadas on diario (dia desc nulls last, id desc) include (arquivo) where tipo = 'foto' and situacao = 'vigente';
create index arquivos_retidos on arquivos (sha256) where verificado in ('pendente', 'suspeito');
