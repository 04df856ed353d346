-- Documents of any record, when each is everybody's to read, and what the stages of a project need.

-- The people a contract names, who keep its papers from whichever department.
create function contrato_responsaveis(c contratos) returns integer[] language sql immutable
  return array_remove(array[c.fiscal_titular_id, c.fiscal_substituto_id, c.gestor_id], null);

-- Every record that documents are kept with: what it is called, whose it is, and whether it is everybody's to read.
create view documento_donos as
  select 'projetos' as entidade, p.id as registro_id, p.nomeprojeto as titulo, p.id_secretaria,
    '{}'::integer[] as responsaveis, true as aberto
  from projetos p
  union all
  select 'contratos', c.id, 'Contrato ' || aditivos_contrato_nome(c), c.id_secretaria, contrato_responsaveis(c), true
  from contratos c
  union all
  select 'aditivos', a.id, coalesce('Termo ' || a.numero_termo, 'Aditivo nº ' || a.id) || ' · ' || p.nomeprojeto,
    p.id_secretaria, contrato_responsaveis(c), a.status = 'aprovado'
  from aditivos a join projetos p on p.id = a.id_projeto left join contratos c on c.id = a.id_contrato
  union all
  select 'medicoes', m.id, 'Boletim ' || m.numero || ' · ' || aditivos_contrato_nome(c), c.id_secretaria,
    contrato_responsaveis(c), m.situacao in ('aprovada', 'liquidada', 'paga')
  from medicoes m join contratos c on c.id = m.contrato_id
  union all
  select 'paralisacoes', s.id, 'Paralisação de ' || to_char(s.inicio, 'DD/MM/YYYY') || ' · ' || p.nomeprojeto,
    p.id_secretaria, contrato_responsaveis(c), true
  from paralisacoes s join projetos p on p.id = s.id_projeto left join contratos c on c.id = s.id_contrato
  union all
  select 'recebimentos', r.id,
    'Recebimento ' || case r.tipo when 'provisorio' then 'provisório' else 'definitivo' end || ' · ' || aditivos_contrato_nome(c),
    c.id_secretaria, contrato_responsaveis(c), true
  from recebimentos r join contratos c on c.id = r.contrato_id
  -- The plan is read by people with a login: what is public of it goes no further than the plan itself.
  union all
  select 'pca', id, objeto, null, '{}', false from pca
  union all
  select 'convenios_dade', id, coalesce(objeto, 'Convênio nº ' || id), null, '{}', true from convenios_dade
  union all
  select 'convenios_estadual', id, coalesce(projeto, 'Convênio nº ' || id), null, '{}', true from convenios_estadual
  union all
  select 'convenios_federal', id, coalesce(objeto, 'Convênio nº ' || id), null, '{}', true from convenios_federal
  union all
  select 'convenios_finisa', id, coalesce(objeto, 'Convênio nº ' || id), null, '{}', true from convenios_finisa
  union all
  select 'convenios_sempapel', id, coalesce(objeto, 'Convênio nº ' || id), null, '{}', true from convenios_sempapel;

-- The projects that such a record is of, or hangs on.
create view dono_projetos as
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
  select 'recebimentos', r.id, v.projeto_id from recebimentos r join contratos_projetos v on v.contrato_id = r.contrato_id
  union all
  select 'pca', pca_id, projeto_id from vinculos where pca_id is not null
  union all
  select 'convenios_dade', dade_id, projeto_id from vinculos where dade_id is not null
  union all
  select 'convenios_estadual', estadual_id, projeto_id from vinculos where estadual_id is not null
  union all
  select 'convenios_federal', federal_id, projeto_id from vinculos where federal_id is not null
  union all
  select 'convenios_finisa', finisa_id, projeto_id from vinculos where finisa_id is not null
  union all
  select 'convenios_sempapel', sempapel_id, projeto_id from vinculos where sempapel_id is not null;

-- The record that one document is of, and the one project that it is of. The kind is a constant in each statement, so that the plan
-- has only that kind's table, and the session keeps it: the view itself takes 25 ms to plan.
create function documento_dono(de text, registro integer)
  returns table (entidade text, registro_id integer, titulo text, id_secretaria integer, responsaveis integer[], aberto boolean)
  language plpgsql stable rows 1 as $$
begin
  case de
    when 'projetos' then
      return query select * from documento_donos o where o.entidade = 'projetos' and o.registro_id = registro;
    when 'contratos' then
      return query select * from documento_donos o where o.entidade = 'contratos' and o.registro_id = registro;
    when 'aditivos' then
      return query select * from documento_donos o where o.entidade = 'aditivos' and o.registro_id = registro;
    when 'medicoes' then
      return query select * from documento_donos o where o.entidade = 'medicoes' and o.registro_id = registro;
    when 'paralisacoes' then
      return query select * from documento_donos o where o.entidade = 'paralisacoes' and o.registro_id = registro;
    when 'recebimentos' then
      return query select * from documento_donos o where o.entidade = 'recebimentos' and o.registro_id = registro;
    when 'pca' then
      return query select * from documento_donos o where o.entidade = 'pca' and o.registro_id = registro;
    when 'convenios_dade' then
      return query select * from documento_donos o where o.entidade = 'convenios_dade' and o.registro_id = registro;
    when 'convenios_estadual' then
      return query select * from documento_donos o where o.entidade = 'convenios_estadual' and o.registro_id = registro;
    when 'convenios_federal' then
      return query select * from documento_donos o where o.entidade = 'convenios_federal' and o.registro_id = registro;
    when 'convenios_finisa' then
      return query select * from documento_donos o where o.entidade = 'convenios_finisa' and o.registro_id = registro;
    when 'convenios_sempapel' then
      return query select * from documento_donos o where o.entidade = 'convenios_sempapel' and o.registro_id = registro;
  end case;
end $$;
create function documento_projeto(de text, registro integer) returns integer language plpgsql stable as $$
declare
  quais integer[];
begin
  case de
    when 'projetos' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'projetos' and registro_id = registro);
    when 'contratos' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'contratos' and registro_id = registro);
    when 'aditivos' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'aditivos' and registro_id = registro);
    when 'medicoes' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'medicoes' and registro_id = registro);
    when 'paralisacoes' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'paralisacoes' and registro_id = registro);
    when 'recebimentos' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'recebimentos' and registro_id = registro);
    when 'pca' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'pca' and registro_id = registro);
    when 'convenios_dade' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'convenios_dade' and registro_id = registro);
    when 'convenios_estadual' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'convenios_estadual' and registro_id = registro);
    when 'convenios_federal' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'convenios_federal' and registro_id = registro);
    when 'convenios_finisa' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'convenios_finisa' and registro_id = registro);
    when 'convenios_sempapel' then
      quais := array(select distinct projeto_id from dono_projetos where entidade = 'convenios_sempapel' and registro_id = registro);
  end case;
  return case when cardinality(quais) = 1 then quais[1] end;
end $$;

create view documento_projetos as
  select d.id as documento_id, o.projeto_id
  from documentos d join dono_projetos o on o.entidade = d.entidade and o.registro_id = d.registro_id;

-- The day for which the city's figures are computed: calls that ask who may read what wait for it.
create function documentos_dia() returns date language plpgsql stable as $$
begin
  return (select (valor #>> '{}')::date from configuracao where chave = 'dia-calculado');
end $$;

create view lista_documento_versoes as
  select v.id, v.documento_id, v.n, v.publica,
    arquivo_dito(a, v.arquivo_nome) as arquivo,
    a.tipo, u.name as enviado_por_nome, v.enviado_em, v.assinaturas
  from documento_versoes v join arquivos a on a.sha256 = v.arquivo join usuarios u on u.id = v.enviado_por;

-- `n_atual` is the newest version, `n_publica` the one for everyone: where there are versions for the public, or the rule asks for
-- one, the newest of those. All that is told more of a document hangs on it by the left: a count then reads nothing but its index.
create view lista_documentos as
  select d.id, d.entidade, d.registro_id, o.titulo as dono, o.id_secretaria, o.responsaveis,
    documento_projeto(d.entidade, d.registro_id) as id_projeto,
    d.etapa, d.codigo, d.titulo, d.numero, d.data_documento, d.link, d.link_conferido_em,
    coalesce(r.acesso, 'restrito') as acesso,
    case when d.entidade <> 'pca' and d.abre_em <= (select documentos_dia()) then d.abre_em end as publico_desde,
    case when d.entidade = 'pca' and d.abre_em <= (select documentos_dia()) then d.abre_em end as interno_desde,
    d.restrito_base, d.restrito_motivo, d.restrito_ate, d.situacao, d.motivo,
    v.n_atual, v.n_publica, v.versoes, d.criado_em, u.name as criado_por_nome, d.versao, d.busca, d.abre_em
  from documentos d
    left join usuarios u on u.id = d.criado_por
    left join checklist_regras r on r.codigo = d.codigo
    -- As an aggregate it is one row, so that a count leaves it out.
    left join lateral (
      select min(titulo) as titulo, min(id_secretaria) as id_secretaria, min(responsaveis) as responsaveis
      from documento_dono(d.entidade, d.registro_id)
    ) o on true
    left join lateral (
      select max(n) as n_atual, count(*)::integer as versoes,
        coalesce(max(n) filter (where publica),
          case when r.acesso <> 'publico_sem_dados_bancarios' then max(n) end) as n_publica
      from documento_versoes where documento_id = d.id
    ) v on true;

-- Whose it is when it is kept, for the trail.
create function documentos_guardar() returns trigger language plpgsql as $$
begin
  select o.id_secretaria into strict new.id_secretaria
  from documento_donos o where o.entidade = new.entidade and o.registro_id = new.registro_id;
  new.projeto_id := documento_projeto(new.entidade, new.registro_id);
  return new;
end $$;
create trigger guardar before insert on documentos for each row execute function documentos_guardar();

-- A project with a document of its own says so in its row. Whoever writes one holds the project first; what a contract keeps
-- it from being deleted by the contract.
create function documentos_lacrar() returns trigger language plpgsql as $$
begin
  update projetos set documento_lacrado = true
  where id = new.projeto_id and new.entidade in ('projetos', 'aditivos', 'paralisacoes') and not documento_lacrado;
  return null;
end $$;
create trigger lacrar after insert on documentos for each row execute function documentos_lacrar();

-- What was kept stays: neither a document nor a version of it ever goes, no version changes, what was made void stays so,
-- and a document stays with its record.
create function documentos_ficam() returns trigger language plpgsql as $$
begin
  raise exception 'Um documento guardado não se apaga nem deixa o seu registro.' using errcode = 'PA002';
end $$;
create trigger ficam before delete on documentos for each row execute function documentos_ficam();
create trigger ficam_todos before truncate on documentos for each statement execute function documentos_ficam();
create trigger sem_efeito before update on documentos for each row
  when (old.situacao = 'sem_efeito' or (old.entidade, old.registro_id, old.projeto_id, old.id_secretaria, old.criado_por, old.criado_em)
    is distinct from (new.entidade, new.registro_id, new.projeto_id, new.id_secretaria, new.criado_por, new.criado_em))
  execute function documentos_ficam();
create trigger ficam before update or delete on documento_versoes for each row execute function documentos_ficam();
create trigger ficam_todas before truncate on documento_versoes for each statement execute function documentos_ficam();

-- A record that documents are kept with stays with them.
create function documentos_do_dono() returns trigger language plpgsql as $$
begin
  if exists (select from documentos where entidade = tg_table_name and registro_id = old.id) then
    raise exception 'Há documentos guardados com este registro: ele não se apaga.'
      using errcode = 'PA002', constraint = 'documentos_dono';
  end if;
  return old;
end $$;
create trigger documentos before delete on projetos for each row execute function documentos_do_dono();
create trigger documentos before delete on contratos for each row execute function documentos_do_dono();
create trigger documentos before delete on aditivos for each row execute function documentos_do_dono();
create trigger documentos before delete on medicoes for each row execute function documentos_do_dono();
create trigger documentos before delete on paralisacoes for each row execute function documentos_do_dono();
create trigger documentos before delete on recebimentos for each row execute function documentos_do_dono();
create trigger documentos before delete on pca for each row execute function documentos_do_dono();
create trigger documentos before delete on convenios_dade for each row execute function documentos_do_dono();
create trigger documentos before delete on convenios_estadual for each row execute function documentos_do_dono();
create trigger documentos before delete on convenios_federal for each row execute function documentos_do_dono();
create trigger documentos before delete on convenios_finisa for each row execute function documentos_do_dono();
create trigger documentos before delete on convenios_sempapel for each row execute function documentos_do_dono();

-- A version is named by its content's fingerprint: the trail's seal is on the file itself.
select auditar('documentos', '{"pai": "projetos", "coluna_pai": "projeto_id", "secretaria": "id_secretaria", "sempre": ["titulo"],
  "fora": ["busca", "versao", "projeto_id", "id_secretaria", "abre_em"]}');
select auditar('documento_versoes', '{"pai": "documentos", "coluna_pai": "documento_id", "fora": ["documento_id"]}');
select auditar('checklist_regras', '{"sempre": ["nome"], "fora": ["busca", "versao"]}');
select auditar('checklist_etapas', '{"fora": ["versao"]}');
select auditar('checklist_dispensas', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["codigo"], "fora": ["projeto_id"]}');
select auditar('checklist_conclusoes', '{"pai": "projetos", "coluna_pai": "projeto_id", "fora": ["projeto_id"]}');
