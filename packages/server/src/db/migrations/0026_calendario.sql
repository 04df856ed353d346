-- The city's calendar, by which working days are counted, and the legal deadlines that were met.

create table feriados (
  id integer generated always as identity primary key,
  nome text not null,
  nivel text not null check (nivel in ('nacional', 'estadual', 'municipal', 'facultativo')),
  -- every year on a day, every year by Easter, or once
  regra text not null check (regra in ('fixo', 'movel', 'unico')),
  mes smallint check (mes between 1 and 12),
  dia_do_mes smallint check (dia_do_mes between 1 and 31),
  -- days after Easter Sunday
  deslocamento smallint check (deslocamento between -100 and 100),
  dia date,
  ativo boolean not null default true,
  versao integer not null default 1,
  busca text generated always as (dobrar(nome)) stored,
  constraint feriados_regra_campos check (case regra
    when 'fixo' then num_nonnulls(mes, dia_do_mes) = 2 and num_nonnulls(deslocamento, dia) = 0
    when 'movel' then deslocamento is not null and num_nonnulls(mes, dia_do_mes, dia) = 0
    else dia is not null and num_nonnulls(mes, dia_do_mes, deslocamento) = 0
  end)
);

insert into feriados (nome, nivel, regra, mes, dia_do_mes) values
  ('Confraternização Universal', 'nacional', 'fixo', 1, 1),
  ('Tiradentes', 'nacional', 'fixo', 4, 21),
  ('Dia do Trabalho', 'nacional', 'fixo', 5, 1),
  ('Santo Antônio, aniversário da cidade', 'municipal', 'fixo', 6, 13),
  ('Revolução Constitucionalista', 'estadual', 'fixo', 7, 9),
  ('Independência', 'nacional', 'fixo', 9, 7),
  ('Nossa Senhora Aparecida', 'nacional', 'fixo', 10, 12),
  ('Finados', 'nacional', 'fixo', 11, 2),
  ('Proclamação da República', 'nacional', 'fixo', 11, 15),
  ('Consciência Negra', 'nacional', 'fixo', 11, 20),
  ('Natal', 'nacional', 'fixo', 12, 25);
insert into feriados (nome, nivel, regra, deslocamento) values
  ('Carnaval, segunda-feira', 'facultativo', 'movel', -48),
  ('Carnaval, terça-feira', 'facultativo', 'movel', -47),
  ('Sexta-feira Santa', 'nacional', 'movel', -2),
  ('Corpus Christi', 'facultativo', 'movel', 60);

-- A legal deadline that was met: which one (kind and record), when, by whom, and what shows it.
create table prazos_cumpridos (
  id integer generated always as identity primary key,
  chave text not null unique,
  cumprido_em date not null,
  evidencia text not null,
  feito_por integer not null references usuarios (id),
  feito_em timestamptz not null
);
