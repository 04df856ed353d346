-- The day on which a document opens stands in its row (`abre_em`), so that lists count and filter by an index: to all who read its
-- record, which is everyone but for the plan's; null while nothing says when. It is no day of the clock's: what opens today did so
-- for the reason that stood in the row yesterday. Whatever decides it is written below by whoever changes it.

-- Whether the antivirus holds back the version that would be everybody's: no older one takes its place.
create function documento_retido(documento integer) returns boolean language plpgsql stable as $$
begin
  return (
    select coalesce((
      select arquivo_retido(a) from documento_versoes v join arquivos a on a.sha256 = v.arquivo
      where v.documento_id = documento order by v.publica desc, v.n desc limit 1), false)
  );
end $$;

-- Acts whose publication is an event, as `ATOS_DO_EDITAL` and `ATOS_DO_RESULTADO` name them.
create function documento_e_ato(codigo text) returns boolean language sql immutable as $$
  select coalesce(codigo in ('edital', 'aviso-direta', 'homologacao'), false)
$$;

-- On which day a project had, or will have, the first of these acts, kept with it or with one of its contracts and public at once,
-- as `eventosDe` tells it.
create function projeto_ato(projeto integer, codigos text[]) returns date language plpgsql stable as $$
begin
  return (
    -- By whose they are, along the index: named in one condition, every such act of the city was read for each project.
    select min(greatest(d.abre_em, d.data_documento))
    from (
        select 'projetos' as entidade, projeto as registro_id
        union all
        select 'contratos', contrato_id from contratos_projetos where projeto_id = projeto
      ) o
      join documentos d on d.entidade = o.entidade and d.registro_id = o.registro_id
      join checklist_regras r on r.codigo = d.codigo and r.acesso = 'publico'
    where d.codigo = any (codigos) and d.abre_em is not null
  );
end $$;

create function projeto_edital(projeto integer) returns date language plpgsql stable as $$
begin
  return projeto_ato(projeto, '{edital,aviso-direta}');
end $$;

-- The homologation, or the first signature of a contract that follows one.
create function projeto_resultado(projeto integer) returns date language plpgsql stable as $$
begin
  return least(projeto_ato(projeto, '{homologacao}'), (
    select min(c.assinatura) from contratos_projetos v join contratos c on c.id = v.contrato_id
    where v.projeto_id = projeto));
end $$;

-- An event of a document is one that all of its projects had: the last of them, null where one has not. Its record is handed into
-- the view, whose parts are joins that would else be made whole for every document.
create function documento_edital(de text, registro integer) returns date language plpgsql stable as $$
begin
  return (
    select case when count(*) = count(e.dia) then max(e.dia) end
    from (select projeto_edital(projeto_id) as dia from dono_projetos where entidade = de and registro_id = registro) e
  );
end $$;

create function documento_resultado(de text, registro integer) returns date language plpgsql stable as $$
begin
  return (
    select case when count(*) = count(e.dia) then max(e.dia) end
    from (select projeto_resultado(projeto_id) as dia from dono_projetos where entidade = de and registro_id = registro) e
  );
end $$;

-- From which day on its rule has a document public, as `publicoPelaRegra` tells it; null while it has not.
create function documento_pela_regra(d documentos, acesso text) returns date language plpgsql stable as $$
declare
  incluido date := (d.criado_em at time zone fuso())::date;
begin
  return case acesso
    when 'publico' then incluido
    when 'publico_apos_edital' then (select greatest(incluido, e) from documento_edital(d.entidade, d.registro_id) e where e is not null)
    when 'publico_sem_dados_bancarios' then (
      select min((v.enviado_em at time zone fuso())::date) from documento_versoes v
      where v.documento_id = d.id and v.publica)
    when 'restrito' then null
    else (select greatest(incluido, e) from documento_resultado(d.entidade, d.registro_id) e where e is not null)
  end;
end $$;

-- On which day it opens, as `publicoDesde` tells it: what was restricted is read from the day after on. What has no kind has no rule
-- that would have it public.
create function documento_abre(d documentos) returns date language plpgsql stable as $$
begin
  return (
    select greatest(e, d.restrito_ate + 1)
    from checklist_regras r, documento_pela_regra(d, r.acesso) e
    where r.codigo = d.codigo and r.acesso <> 'restrito' and d.situacao = 'vigente' and e is not null
      and not documento_retido(d.id)
      and (d.entidade = 'pca' or exists (
        select from documento_donos o where o.entidade = d.entidade and o.registro_id = d.registro_id and o.aberto))
  );
end $$;

-- Works it out anew for these; what is void stays closed, and nothing touches its row.
create function documentos_reabrir(quais integer[]) returns void language plpgsql as $$
begin
  update documentos d set abre_em = f.dia
  from (select id, documento_abre(a) as dia from documentos a where id = any (quais) and situacao = 'vigente' offset 0) f
  where f.id = d.id and d.abre_em is distinct from f.dia;
end $$;

create function documentos_reabrir_todos() returns void language plpgsql as $$
begin
  -- The acts first: the others follow from them.
  perform documentos_reabrir(array(select id from documentos where documento_e_ato(codigo)));
  perform documentos_reabrir(array(select id from documentos where not documento_e_ato(codigo)));
end $$;

-- The documents of these records, and of whatever hangs on these projects, which are held first: whoever writes a document holds
-- them too, so that neither misses what the other wrote.
create function documentos_com_donos(entidades text[], registros integer[]) returns integer[] language sql stable as $$
  select array(select d.id from unnest(entidades, registros) o (entidade, registro_id)
    join documentos d on d.entidade = o.entidade and d.registro_id = o.registro_id)
$$;
create function projetos_reabrir(projetos_ids integer[]) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  entidades text[];
  registros integer[];
begin
  perform from projetos where id = any (projetos_ids) order by id for no key update;
  select array_agg(entidade), array_agg(registro_id) into entidades, registros
  from (select distinct entidade, registro_id from dono_projetos where projeto_id = any (projetos_ids)) o;
  perform documentos_reabrir(documentos_com_donos(entidades, registros));
end $$;

-- What decides when a document opens, each by whoever changes it: the document itself; its versions and what the antivirus says of
-- them; the acts, signatures and links of its projects; its record, its rule and the city's clock.
create function documentos_abrir() returns trigger language plpgsql as $$
begin
  new.abre_em := documento_abre(new);
  return new;
end $$;
create trigger abertura before insert or update of codigo, restrito_ate, situacao on documentos
  for each row execute function documentos_abrir();

-- Once for a statement, however many it wrote: each act has all documents of its projects worked out anew.
create function documentos_dos_atos(atos integer[]) returns void language plpgsql as $$
begin
  if cardinality(atos) > 0 then
    perform projetos_reabrir(array(
      select distinct o.projeto_id from documentos d join dono_projetos o on o.entidade = d.entidade and o.registro_id = d.registro_id
      where d.id = any (atos)));
  end if;
end $$;
create function documentos_ato_novo() returns trigger language plpgsql as $$
begin
  perform documentos_dos_atos(array(select id from novos where documento_e_ato(codigo)));
  return null;
end $$;
create trigger ato_novo after insert on documentos
  referencing new table as novos for each statement execute function documentos_ato_novo();
create function documentos_ato() returns trigger language plpgsql as $$
begin
  perform documentos_dos_atos(array(
    select n.id from novos n join velhos v on v.id = n.id
    where (documento_e_ato(v.codigo) or documento_e_ato(n.codigo))
      and (v.codigo, v.data_documento, v.abre_em) is distinct from (n.codigo, n.data_documento, n.abre_em)));
  return null;
end $$;
create trigger ato after update on documentos
  referencing old table as velhos new table as novos for each statement execute function documentos_ato();

create function documentos_da_versao() returns trigger language plpgsql as $$
begin
  -- A verdict that comes meanwhile waits, and then sees these versions.
  perform from arquivos where sha256 in (select arquivo from novas) order by sha256 for share;
  perform documentos_reabrir(array(select distinct documento_id from novas));
  return null;
end $$;
create trigger abertura after insert on documento_versoes
  referencing new table as novas for each statement execute function documentos_da_versao();

create function documentos_do_arquivo() returns trigger language plpgsql as $$
begin
  perform documentos_reabrir(array(select documento_id from documento_versoes where arquivo = new.sha256));
  return null;
end $$;
create trigger documentos after update of verificado on arquivos for each row
  when (arquivo_retido(old) <> arquivo_retido(new)) execute function documentos_do_arquivo();

create function documentos_da_assinatura() returns trigger language plpgsql as $$
begin
  perform projetos_reabrir(array(select projeto_id from contratos_projetos where contrato_id = new.id));
  return null;
end $$;
create trigger documentos_abertos after update of assinatura on contratos for each row
  when (old.assinatura is distinct from new.assinatura) execute function documentos_da_assinatura();

-- A link gives a project the acts of its contract, and the papers of the contract the project's; taken away, they have them no more.
create function documentos_do_contrato() returns trigger language plpgsql as $$
declare
  entidades text[];
  registros integer[];
begin
  perform projetos_reabrir(array(select projeto_id from mudados));
  select array_agg(entidade), array_agg(registro_id) into entidades, registros
  from (
    select 'contratos' as entidade, contrato_id as registro_id from mudados
    union
    select 'medicoes', m.id from mudados v join medicoes m on m.contrato_id = v.contrato_id
    union
    select 'recebimentos', r.id from mudados v join recebimentos r on r.contrato_id = v.contrato_id
  ) donos;
  perform documentos_reabrir(documentos_com_donos(entidades, registros));
  return null;
end $$;
create trigger documentos_novos after insert on contratos_projetos
  referencing new table as mudados for each statement execute function documentos_do_contrato();
create trigger documentos_desfeitos after delete on contratos_projetos
  referencing old table as mudados for each statement execute function documentos_do_contrato();

create function documentos_do_vinculo() returns trigger language plpgsql as $$
declare
  entidades text[];
  registros integer[];
begin
  select array_agg(entidade), array_agg(registro_id) into entidades, registros
  from mudados cross join lateral (values ('pca', pca_id), ('convenios_dade', dade_id), ('convenios_estadual', estadual_id),
    ('convenios_federal', federal_id), ('convenios_finisa', finisa_id), ('convenios_sempapel', sempapel_id)) o (entidade, registro_id)
  where registro_id is not null;
  perform documentos_reabrir(documentos_com_donos(entidades, registros));
  return null;
end $$;
create trigger documentos_novos after insert on vinculos
  referencing new table as mudados for each statement execute function documentos_do_vinculo();
create trigger documentos_desfeitos after delete on vinculos
  referencing old table as mudados for each statement execute function documentos_do_vinculo();

-- What is decided or approved is everybody's to read, with its papers.
create function documentos_da_situacao() returns trigger language plpgsql as $$
begin
  perform documentos_reabrir(documentos_com_donos(array[tg_table_name::text], array[new.id]));
  return null;
end $$;
create trigger documentos_abertos after update of status on aditivos for each row
  when (old.status is distinct from new.status) execute function documentos_da_situacao();
create trigger documentos_abertos after update of situacao on medicoes for each row
  when (old.situacao is distinct from new.situacao) execute function documentos_da_situacao();

-- Another rule, or another clock, is for all of them: nobody writes documents meanwhile.
create function documentos_todos() returns trigger language plpgsql as $$
begin
  lock table documentos in share row exclusive mode;
  perform documentos_reabrir_todos();
  return null;
end $$;
create trigger documentos_abertos after update of acesso on checklist_regras for each row
  when (old.acesso <> new.acesso) execute function documentos_todos();
create trigger documentos_abertos after update of fuso on cidade for each row
  when (old.fuso <> new.fuso) execute function documentos_todos();
