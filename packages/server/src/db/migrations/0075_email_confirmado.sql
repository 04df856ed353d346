-- An account is somebody's once its e-mail was proven: by a link that was used, a trusted directory, or an administrator who
-- hands out its password.
alter table usuarios add column email_confirmado boolean not null default false;

-- Of accounts that exist, those are unproven that somebody registered alone, that no person gave a role or a department
-- since, whom no contract names, and that no link was used for. Groups of a directory gave theirs by 'sistema': that proves nothing.
update usuarios u set email_confirmado = true
where not exists (
    select from auditoria a
    where a.entidade = 'usuarios' and a.registro_id = u.id::text and a.acao = 'criou'
      and a.usuario_id is null and a.usuario_nome = 'visitante')
  or exists (
    select from auditoria a
    where a.entidade = 'usuarios' and a.registro_id = u.id::text and a.acao = 'alterou' and a.usuario_id <> u.id
      and a.depois ?| array ['role', 'id_secretaria', 'senha_trocada_em'])
  or exists (select from contratos c where u.id in (c.fiscal_titular_id, c.fiscal_substituto_id, c.gestor_id))
  or exists (select from convites c where c.usuario_id = u.id and c.usado_em is not null)
  or exists (select from senha_links l where l.usuario_id = u.id and l.usado_em is not null);

-- What nobody proved and yet has rights is not left open.
delete from sessoes s using usuarios u
where u.id = s.usuario_id and not u.email_confirmado and (u.role <> 'user' or u.id_secretaria is not null);
