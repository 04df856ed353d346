-- Provisional and definitive receipt.

-- What was received for good is received: no term of it changes any more, and none ever goes.
create function recebimentos_definitivos() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or exists (
    select from recebimentos where contrato_id = old.contrato_id and tipo = 'definitivo'
  ) then
    raise exception 'Um termo de recebimento não muda depois do definitivo, nem se apaga.' using errcode = 'PA002';
  end if;
  return new;
end $$;
create trigger definitivos before update or delete on recebimentos
  for each row execute function recebimentos_definitivos();
create trigger ficam before truncate on recebimentos for each statement execute function recebimentos_definitivos();

-- The contract's days of receipt are those of its terms.
create function recebimentos_mostrar() returns trigger language plpgsql as $$
begin
  if new.tipo = 'provisorio' then
    update contratos set recebido_provisorio_em = new.data
    where id = new.contrato_id and recebido_provisorio_em is distinct from new.data;
  else
    update contratos set recebido_definitivo_em = new.data
    where id = new.contrato_id and recebido_definitivo_em is distinct from new.data;
  end if;
  return null;
end $$;
create trigger mostrar after insert or update on recebimentos for each row execute function recebimentos_mostrar();

-- Once there is a term, a day that no term says is not typed into the contract.
create function contratos_recebidos() returns trigger language plpgsql as $$
begin
  if exists (select from recebimentos where contrato_id = new.id) and exists (
    select from (values ('provisorio', old.recebido_provisorio_em, new.recebido_provisorio_em),
      ('definitivo', old.recebido_definitivo_em, new.recebido_definitivo_em)) as dia (tipo, antes, depois)
    where dia.antes is distinct from dia.depois and dia.depois is distinct from
      (select data from recebimentos r where r.contrato_id = new.id and r.tipo = dia.tipo)
  ) then
    raise exception 'O recebimento de um contrato é o dos seus termos.'
      using errcode = 'PA002', constraint = 'contratos_recebidos';
  end if;
  return new;
end $$;
create trigger recebidos before update of recebido_provisorio_em, recebido_definitivo_em on contratos for each row
  when ((old.recebido_provisorio_em, old.recebido_definitivo_em)
    is distinct from (new.recebido_provisorio_em, new.recebido_definitivo_em))
  execute function contratos_recebidos();

create view lista_recebimentos as
  select r.id, r.contrato_id as id_contrato, r.tipo, r.data, r.responsaveis, r.descricao, r.ressalvas, r.corrigir_ate,
    r.sanadas_em, r.registrado_por, u.name as registrado_por_nome, r.versao
  from recebimentos r join usuarios u on u.id = r.registrado_por;

select auditar('recebimentos',
  '{"pai": "contratos", "coluna_pai": "contrato_id", "sempre": ["tipo", "contrato_id"], "fora": ["versao"]}');
