-- The annual procurement plan (PCA).

-- The first plan of a year, which is made where there is none; its unit is that of the newest.
create function pca_plano_do_ano(do_ano integer) returns integer language plpgsql as $$
declare
  achado integer := (select id from pca_planos where ano = do_ano order by id limit 1);
begin
  if achado is not null then return achado; end if;
  insert into pca_planos (ano, codigo_unidade, nome_unidade)
  select do_ano, coalesce(outro.codigo_unidade, '1'), coalesce(outro.nome_unidade, (select nome from cidade), 'Município')
  from (values (1)) um left join (
    select codigo_unidade, nome_unidade from pca_planos order by ano desc, id limit 1
  ) outro on true
  on conflict (ano, codigo_unidade) do nothing;
  return (select id from pca_planos where ano = do_ano order by id limit 1);
end $$;

-- An item belongs to the plan of its year, or to that of the unit it names, and has the next of that plan's numbers; whoever
-- draws one holds the plan.
create function pca_numerar() returns trigger language plpgsql as $$
declare
  do_ano integer := extract(year from new.data_pretendida);
begin
  if new.numero_item <> 0 then return new; end if;
  if new.plano_id = 0 then new.plano_id := pca_plano_do_ano(do_ano); end if;
  update pca_planos set ultimo_numero = ultimo_numero + 1, versao = versao + 1 where id = new.plano_id and situacao <> 'encerrado'
  returning ultimo_numero into new.numero_item;
  if new.numero_item is null then
    raise exception 'O plano deste ano está encerrado.' using errcode = 'PA002', constraint = 'pca_planos_encerrado';
  end if;
  return new;
end $$;
create trigger numerar before insert on pca for each row execute function pca_numerar();

-- A number that the portal knows stays that item's, also when its day moves to another year.
create function pca_numero_fica() returns trigger language plpgsql as $$
begin
  raise exception 'O número de um item do plano não muda.' using errcode = 'PA002';
end $$;
create trigger numero_fica before update of plano_id, numero_item on pca for each row
  when ((old.plano_id, old.numero_item) is distinct from (new.plano_id, new.numero_item)) execute function pca_numero_fica();

-- Whoever approves a plan has read its items: each change of one is a change of the plan.
create function pca_plano_mudou() returns trigger language plpgsql as $$
begin
  update pca_planos set versao = versao + 1 where id = old.plano_id;
  return null;
end $$;
create trigger plano_mudou after update of versao on pca for each row
  when (old.versao <> new.versao) execute function pca_plano_mudou();
create trigger plano_perdeu after delete on pca for each row execute function pca_plano_mudou();

create trigger em_uso before insert or update of id_secretaria on pca
  for each row when (new.id_secretaria is not null) execute function secretaria_em_uso();

create view lista_pca_todos as
  select i.id, i.requisitante, i.objeto, i.justificativa, i.expectativa_consumo_anual, i.valor_preliminar, i.data_pretendida,
    i.prioridade, i.indicacao_vinculacao_dependencia, i.versao, i.plano_id, p.ano, p.situacao as plano_situacao,
    p.codigo_unidade as unidade, p.nome_unidade as unidade_nome, i.numero_item,
    i.id_secretaria, s.nomesecretaria as secretaria_nome, i.categoria, i.classificacao, i.classificacao_codigo,
    i.classificacao_nome, i.unidade_fornecimento, i.valor_exercicio, i.renovacao, i.grupo_codigo, i.grupo_nome, i.situacao,
    i.motivo, i.criado_por, i.autores, i.consolidado_em, i.adiado_de, d.id as adiado_para, i.vinculados, i.comprometido,
    i.contratado,
    -- what has no project and goes to another year, by its day or to that year's plan; `execucaoOf` says the same
    case when i.execucao = 'planejado' and (d.id is not null or extract(year from i.data_pretendida) > p.ano) then 'adiado'
      else i.execucao end as execucao,
    i.pronto,
    i.enviado is not null as no_portal, i.vivo, p.publicado_em is not null and i.situacao = 'aprovado' as publico, i.busca
  from pca i join pca_planos p on p.id = i.plano_id left join secretarias s on s.id = i.id_secretaria
    left join pca d on d.adiado_de = i.id;

create view lista_pca as select * from lista_pca_todos where vivo;

-- What everyone reads.
create view lista_pca_aberto as select * from lista_pca_todos where publico;

select auditar('pca', '{"nome": ["objeto"],
  "fora": ["busca", "versao", "enviado", "autores", "vinculados", "comprometido", "contratado", "execucao", "vivo", "pronto"]}');
select auditar('pca_planos', '{"nome": ["ano"], "fora": ["ultimo_numero", "versao"]}');
select auditar('pca_revisoes', '{"pai": "pca", "coluna_pai": "pca_id", "fora": ["enviada"]}');
