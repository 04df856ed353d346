-- Services of a project and the installments they are paid in. What its services cost is what a project spends.

create table servicos (
  id integer generated always as identity primary key,
  projeto_id integer not null references projetos (id) on delete cascade,
  descricao text not null,
  valor_total numeric(15, 2) not null check (valor_total >= 0),
  -- in percent; 0 stands for the service's share of all services of the project
  peso numeric(5, 2) not null default 0 check (peso between 0 and 100),
  versao integer not null default 1,
  unique (id, projeto_id)
);
create index servicos_projeto on servicos (projeto_id, id) include (valor_total);

create table parcelas (
  id integer generated always as identity primary key,
  servico_id integer not null,
  -- the service's project, so that its history tells of the installments too
  projeto_id integer not null,
  mes integer not null check (mes >= 1),
  valor numeric(15, 2) not null check (valor >= 0),
  foreign key (servico_id, projeto_id) references servicos (id, projeto_id) on delete cascade
);
create index parcelas_servico on parcelas (servico_id, mes, id);

select auditar('servicos', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["descricao"], "fora": ["versao", "projeto_id"]}');
select auditar('parcelas', '{"pai": "projetos", "coluna_pai": "projeto_id", "sempre": ["servico_id", "mes"], "fora": ["projeto_id"]}');

create view lista_servicos as
  select s.id, s.projeto_id, s.descricao, s.valor_total,
    case
      when s.peso > 0 then s.peso
      else coalesce(round(s.valor_total * 100 / nullif(sum(s.valor_total) over (partition by s.projeto_id), 0), 2), 0)
    end as peso,
    coalesce((select json_agg(json_build_object('id', p.id, 'mes', p.mes, 'valor', p.valor) order by p.mes, p.id)
      from parcelas p where p.servico_id = s.id), '[]') as parcelas,
    s.versao
  from servicos s;

-- The project in the wire's form, now with what was spent.
create or replace function projeto_linha(p projetos) returns setof text language sql stable as $$
  select left(row_to_json(proprios)::text, -1) || ',' || etapas || ',"versao":' || p.versao || '}'
  from secretarias s
    cross join lateral (
      select p.id, p.id_secretaria, s.nomesecretaria as secretaria_nome, p.nomeprojeto, p.descricao, p.ano, p.valor,
        p.valor_original, (select coalesce(sum(v.valor_total), 0) from servicos v where v.projeto_id = p.id) as gasto,
        p.gestorprocesso, p.status, p.status as situacao, p.progresso, p.etapa_atual, p.etapas_atrasadas
    ) proprios
    cross join lateral (
      select string_agg('"etapa' || numero || '":' || to_json(nome)::text
        || ',"datainicioetapa' || numero || '":' || coalesce('"' || inicio || '"', 'null')
        || ',"datafimetapa' || numero || '":' || coalesce('"' || fim || '"', 'null')
        || ',"prazoetapa' || numero || '":' || coalesce(prazo::text, 'null')
        || ',"situacaoetapa' || numero || '":' || coalesce('"' || situacao || '"', 'null')
        || ',"datainiciooriginal' || numero || '":' || coalesce('"' || inicio_original || '"', 'null')
        || ',"datafimoriginal' || numero || '":' || coalesce('"' || fim_original || '"', 'null'), ',' order by numero) as etapas
      from etapas e where e.projeto_id = p.id
    ) juntas
  where s.id = p.id_secretaria
$$;
