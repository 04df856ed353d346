-- A city of which nothing is known yet: what the migrations brought of the first one, and of its state, is taken out again.
-- What is the whole country's stays: sources of the national treasury, elements of expense, national holidays,
-- criteria of the transparency programme.

delete from opcoes_orcamento where lista in ('unidade', 'classificacao', 'funcionais', 'aplicacao');
delete from feriados where nivel in ('estadual', 'municipal');
delete from bairros;
delete from secretarias;
delete from tribunais;
delete from auditoria_nomes where registro not in (
  select 'opcoes_orcamento/' || id from opcoes_orcamento union all select 'feriados/' || id from feriados
  union all select 'criterios/' || id from criterios);

alter table secretarias alter column id restart;
alter table bairros alter column id restart;
alter table tribunais alter column id restart;

-- Whose system this is, nobody has said; two families of agreements are programmes of the State of São Paulo.
delete from cidade;
insert into cidade (modulos_desligados) values ('{dade,sempapel}');
update guia set concluido = false;
