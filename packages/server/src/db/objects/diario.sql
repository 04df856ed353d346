-- The diary of a work: pictures and the book of occurrences.

-- Entries stay. Of an occurrence nothing changes but that it is without effect; of a picture what is said of it may be
-- corrected; of what is without effect, nothing.
create function diario_fica() returns trigger language plpgsql as $$
declare
  livres text[] := array['situacao', 'motivo', 'versao', 'busca'];
begin
  if tg_op = 'UPDATE' and old.situacao = 'vigente' then
    if old.tipo = 'foto' then livres := livres || array['texto', 'etapa', 'momento']; end if;
    if to_jsonb(old) - livres = to_jsonb(new) - livres then return new; end if;
  end if;
  raise exception 'Um registro do diário não se apaga, e o que ele diz não muda.' using errcode = 'PA002';
end $$;
create trigger fica before update or delete on diario for each row execute function diario_fica();
create trigger ficam before truncate on diario for each statement execute function diario_fica();

-- A project with something of the diary to keep is not deleted: it says so in its own row.
create function diario_guarda() returns trigger language plpgsql as $$
begin
  update projetos set diario_escrito = true where id = new.projeto_id and not diario_escrito;
  return null;
end $$;
create trigger guarda after insert on diario for each row execute function diario_guarda();

-- Pictures are shown, whoever knows their names, as long as an entry in force shows them whose file is not held back.
create function diario_fotos(nomes text[]) returns void language sql as $$
  update fotos f set retirada_em = case when v.mostrada then null else coalesce(f.retirada_em, now()) end
  from (
    select nome, exists (
      select from diario d left join arquivos a on a.sha256 = d.arquivo
      where nome in (d.foto, d.miniatura) and d.situacao = 'vigente' and arquivo_retido(a) is not true) as mostrada
    from unnest(nomes) nome
  ) v
  where f.nome = v.nome and v.mostrada = (f.retirada_em is not null)
$$;

create function diario_mostrar() returns trigger language plpgsql as $$
begin
  perform diario_fotos(array[new.foto, new.miniatura]);
  return null;
end $$;
create trigger mostrar after insert or update of situacao on diario for each row when (new.foto is not null)
  execute function diario_mostrar();

create function diario_verificado() returns trigger language plpgsql as $$
begin
  perform diario_fotos(array[d.foto, d.miniatura]) from diario d where d.arquivo = new.sha256 and d.foto is not null;
  return null;
end $$;
create trigger diario after update of verificado on arquivos for each row
  when (old.verificado is distinct from new.verificado) execute function diario_verificado();

create view lista_diario as
  select d.id, d.projeto_id as id_projeto, p.nomeprojeto, d.tipo,
    case when d.tipo = 'ocorrencia' then (
      select count(*)::integer from diario o
      where o.projeto_id = d.projeto_id and o.tipo = 'ocorrencia' and o.id <= d.id) end as numero,
    d.dia, d.hora, d.etapa, d.momento, d.texto, d.foto,
    d.miniatura, d.contrato_id as id_contrato, aditivos_contrato_nome(c) as contrato_nome, d.latitude, d.longitude,
    d.posicao,
    case when a.sha256 is not null then arquivo_dito(a, d.arquivo_nome) end as arquivo,
    -- By those few, which have an index: asked of each file, all files of the city were read for a count.
    coalesce(d.arquivo in (select r.sha256 from arquivos r where arquivo_retido(r)), false) as retido,
    d.exif_dia, d.autor_id, u.name as autor_nome, d.criado_em, d.situacao, d.motivo, d.versao, d.busca,
    p.busca || ' ' || d.busca as busca_publica
  from diario d
    left join projetos p on p.id = d.projeto_id
    left join usuarios u on u.id = d.autor_id
    left join contratos c on c.id = d.contrato_id
    left join arquivos a on a.sha256 = d.arquivo;

select auditar('diario', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["tipo", "dia"], "fora": ["busca", "versao", "projeto_id", "chave"]}');
