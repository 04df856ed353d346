-- Amendments as the law has them: increase and suppression apart, deadline, both at once, and what is only noted (apostila).

alter table aditivos
  add column id_contrato integer references contratos (id),
  -- what is taken out; `valor` is what is added, and they are never netted
  add column supressao numeric(15, 2) check (supressao > 0),
  -- by an index, noted by apostila and outside of the limits
  add column reajuste numeric(15, 2) check (reajuste > 0),
  add column numero_termo text,
  add column data_assinatura date,
  add column fundamento_legal text,
  -- begun before its term was signed: the term is due within a month (art. 132)
  add column antecipado_em date,
  add column motivo_devolucao text,
  add column devolvido_por integer references usuarios (id),
  add column devolvido_em timestamptz,
  add column retirado_em timestamptz;

alter table aditivos
  drop constraint aditivos_tipo_check,
  drop constraint aditivos_status_check,
  drop constraint aditivos_tipo_campos,
  drop constraint aditivos_decisao;
alter table aditivos
  add constraint aditivos_tipo_check check (tipo in ('valor', 'supressao', 'prazo', 'misto', 'apostila')),
  add constraint aditivos_status_check
    check (status in ('pendente', 'devolvido', 'retirado', 'aprovado', 'rejeitado')),
  add constraint aditivos_tipo_campos check (case tipo
    when 'valor' then valor is not null and num_nonnulls(supressao, prazo, reajuste) = 0
    when 'supressao' then supressao is not null and num_nonnulls(valor, prazo, reajuste) = 0
    when 'prazo' then prazo is not null and num_nonnulls(valor, supressao, reajuste) = 0
    when 'misto' then num_nonnulls(valor, supressao, prazo) >= 2 and reajuste is null
    else num_nonnulls(prazo, reajuste) = 1 and num_nonnulls(valor, supressao) = 0
  end),
  -- what adds draws on a budget line, and only that
  add constraint aditivos_orcamento_campos check ((valor is not null) = (id_orcamento is not null)),
  -- a deadline moves a stage; that of a stoppage moves every unfinished one
  add constraint aditivos_etapa_campos check (case when tipo = 'apostila' then etapa is null else (prazo is not null) = (etapa is not null) end),
  -- decided by somebody; what a restart notes is decided by the law
  add constraint aditivos_decisao check (case
    when tipo = 'apostila' and prazo is not null then status = 'aprovado' and decidido_por is null and data_decisao is not null
    else (status in ('aprovado', 'rejeitado')) = (decidido_por is not null)
  end),
  add constraint aditivos_devolucao check (status <> 'devolvido' or num_nonnulls(motivo_devolucao, devolvido_por, devolvido_em) = 3),
  add constraint aditivos_retirada check ((status = 'retirado') = (retirado_em is not null));
create index aditivos_contrato on aditivos (id_contrato) where id_contrato is not null;

-- what approved ones did to the value, beside `acrescimos`
alter table projetos
  add column supressoes numeric(15, 2) not null default 0,
  add column reajustes numeric(15, 2) not null default 0,
  -- money of it is being asked for, or was granted
  add column valor_aditado boolean not null default false;
update projetos set valor_aditado = true
where id in (select id_projeto from aditivos where valor is not null and status in ('pendente', 'aprovado'));
