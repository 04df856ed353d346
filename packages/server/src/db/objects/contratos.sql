-- Contracts, the projects they serve, and what administrators corrected of signed ones.

-- Corrections are only ever added.
create function contratos_correcoes_ficam() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from contratos where id = old.contrato_id) then
    return old;
  end if;
  raise exception 'Uma correção não muda nem se apaga.' using errcode = 'PA002';
end $$;
create trigger ficam before update or delete on contratos_correcoes
  for each row execute function contratos_correcoes_ficam();

create trigger em_uso before insert or update of id_secretaria on contratos
  for each row execute function secretaria_em_uso();

select auditar('contratos', '{"nome": ["numero", "ano"], "secretaria": "id_secretaria", "fora": ["busca", "versao", "acrescimos", "supressoes", "reajustes", "reajustes_medidos", "atestaram"]}');
select auditar('contratos_projetos', '{"pai": "contratos", "coluna_pai": "contrato_id", "sempre": ["projeto_id"], "fora": ["id", "contrato_id"]}');
select auditar('contratos_correcoes', '{"pai": "contratos", "coluna_pai": "contrato_id", "sempre": ["campo"], "fora": ["contrato_id"]}');

-- What a contract is worth, as `valorAtualDo` says it: indices that bulletins applied count as far as no apostila granted them.
create function contrato_valor(c contratos) returns numeric language sql immutable
  return c.valor_inicial + c.acrescimos - c.supressoes
    + case when c.reajustes = 0 then c.reajustes_medidos else greatest(c.reajustes, c.reajustes_medidos) end;

-- Inspectors and managers by name, whether they are persons of the system or not.
create view lista_contratos as
  select c.id, c.id_secretaria, s.nomesecretaria as secretaria_nome, c.numero, c.ano, c.numero || '/' || c.ano as numero_ano,
    c.processo, c.objeto, c.empresa, c.cnpj, c.contratacao_direta, c.regime, c.reforma, c.assinatura, c.ordem_inicio,
    c.prazo_dias, c.vigencia_inicio, c.vigencia_fim, c.vigencia_original, c.valor_inicial, c.valor_referencia, c.data_base, c.indice,
    coalesce((select name from usuarios where id = c.fiscal_titular_id), c.fiscal_titular) as fiscal_titular,
    c.fiscal_titular_id,
    coalesce((select name from usuarios where id = c.fiscal_substituto_id), c.fiscal_substituto) as fiscal_substituto,
    c.fiscal_substituto_id,
    coalesce((select name from usuarios where id = c.gestor_id), c.gestor) as gestor, c.gestor_id, c.atestaram,
    c.pncp_numero, c.cipi, c.pncp_compra, c.pncp_categoria, c.pncp_ata, c.numero_parcelas, c.situacao, c.encerrado_em, c.recebido_provisorio_em, c.recebido_definitivo_em,
    c.acrescimos, c.supressoes, c.reajustes, c.reajustes_medidos, c.medido_antes, c.pago_antes, c.antes_ate, c.antes_motivo,
    contrato_valor(c) as valor_atual,
    (select coalesce(json_agg(json_build_object('id', p.id, 'nomeprojeto', p.nomeprojeto, 'id_secretaria', p.id_secretaria)
        order by p.nomeprojeto, p.id), '[]')
      from contratos_projetos cp join projetos p on p.id = cp.projeto_id where cp.contrato_id = c.id) as projetos,
    c.versao, c.busca
  from contratos c left join secretarias s on s.id = c.id_secretaria;
