-- Who wrote or checked something of a bulletin, wrote something of a bill of quantities, asked for an amendment or corrected
-- what was asked for, and attested a measurement of a contract: none of them takes the steps that are another person's. Numbers
-- alone, since whoever has done any of it is never deleted.
alter table medicoes add column autores integer[] not null default '{}';
alter table quantitativos_revisoes add column autores integer[] not null default '{}';
alter table aditivos add column autores integer[] not null default '{}';
alter table contratos add column atestaram integer[] not null default '{}';

-- As the trail tells it: a line that moves no bulletin or revision on, and is no payment, is one of whoever wrote in it.
update medicoes m set autores = array(
  select m.criado_por union
  select usuario_id from auditoria where entidade = 'medicoes' and registro_id = m.id::text and acao = 'alterou'
    and usuario_id is not null and not jsonb_exists_any(depois, array['situacao', 'valor_pago'])
  order by 1
);
update quantitativos_revisoes r set autores = array(
  select distinct usuario_id from auditoria where entidade = 'quantitativos_revisoes' and registro_id = r.id::text
    and acao in ('criou', 'alterou') and usuario_id is not null and (acao = 'criou' or not jsonb_exists(depois, 'situacao'))
  order by 1
);
update aditivos a set autores = array(
  select a.criado_por union
  select usuario_id from auditoria where entidade = 'aditivos' and registro_id = a.id::text and acao = 'alterou'
    and usuario_id is not null and depois ->> 'status' = 'pendente'
  order by 1
);
update contratos c set atestaram = array(
  select atestada_por from medicoes where contrato_id = c.id and atestada_por is not null union
  select (l.depois ->> 'atestada_por')::integer from medicoes m join auditoria l
    on l.entidade = 'medicoes' and l.registro_id = m.id::text and l.acao = 'alterou'
  where m.contrato_id = c.id and l.depois ->> 'atestada_por' is not null
  order by 1
);
