-- People with an account: found by their own name and address, and by their department's name.

create function usuarios_texto(u usuarios) returns text language sql stable
  return dobrar(u.name || ' ' || u.email || ' '
    || coalesce((select nomesecretaria from secretarias where id = u.id_secretaria), ''));

create function usuarios_busca() returns trigger language plpgsql as $$
begin
  new.busca := usuarios_texto(new);
  return new;
end $$;
create trigger busca before insert or update of name, email, id_secretaria on usuarios
  for each row execute function usuarios_busca();

create trigger em_uso before insert or update of id_secretaria on usuarios
  for each row execute function secretaria_em_uso();

-- A renamed department is found under its new name at once.
create function usuarios_da_secretaria() returns trigger language plpgsql as $$
begin
  update usuarios u set busca = usuarios_texto(u) where u.id_secretaria = new.id;
  return null;
end $$;
create trigger busca_usuarios after update of nomesecretaria on secretarias
  for each row when (old.nomesecretaria is distinct from new.nomesecretaria) execute function usuarios_da_secretaria();

-- Takes from an account all that goes with it (`on delete cascade`), also what later words keep of it: sessions, second
-- factor, identities, the calendar's address, saved views, uploads. Links that were made for the owner of its e-mail stay.
create function conta_esvaziar(conta integer) returns void language plpgsql as $$
declare
  chave record;
begin
  for chave in
    select r.relname as tabela, a.attname as coluna
    from pg_constraint k
      join pg_class r on r.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'usuarios'::regclass and k.confdeltype = 'c'
      and r.relname not in ('convites', 'senha_links')
  loop
    execute format('delete from %I where %I = $1', chave.tabela, chave.coluna) using conta;
  end loop;
end $$;

-- An invitation is told of as long as the person has not come in.
create view lista_usuarios as
  select u.id, u.name, u.email, u.role, u.id_secretaria, s.nomesecretaria as secretaria_nome, u.ativo, u.ultimo_acesso,
    case when u.ultimo_acesso is null and c.usado_em is null then
      case when c.expira_em > now() then 'pendente' when c.expira_em <= now() then 'vencido' end
    end as convite,
    exists (select from segundo_fator f where f.usuario_id = u.id and f.ligado_em is not null) as fator,
    u.email_confirmado,
    u.versao, u.busca
  from usuarios u left join secretarias s on s.id = u.id_secretaria left join convites c on c.usuario_id = u.id;

select auditar('usuarios', '{"nome": ["name"], "secretaria": "id_secretaria", "fora": ["busca", "busca_nome", "versao", "senha_hash", "ultimo_acesso"]}');
select auditar('convites', '{"pai": "usuarios", "coluna_pai": "usuario_id", "fora": ["usuario_id", "segredo_hash"]}');
select auditar('segundo_fator', '{"pai": "usuarios", "coluna_pai": "usuario_id", "fora": ["usuario_id", "segredo", "ultimo_passo", "comecado_em"]}');
select auditar('acesso_regras', '{}');
select auditar('senha_links', '{"pai": "usuarios", "coluna_pai": "usuario_id", "fora": ["usuario_id", "segredo_hash"]}');
