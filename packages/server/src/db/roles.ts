import pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import type { Database } from './database.ts'
import { LOCKS, lockKey } from './locks.ts'

/** What the application reads and never writes: the trail, what the trail keeps beside it, what was migrated and made. */
const READ_ONLY = ['auditoria', 'auditoria_nomes', 'auditoria_pendente', 'migracoes', 'objetos']
/** Functions that act in the owner's name write the trail: whoever may call them could put them on a table of their own. */
const withhold = (schema: string, role: string) => `
  do $$
  declare
    own regprocedure;
  begin
    for own in
      select oid from pg_proc where pronamespace = ${pg.escapeLiteral(schema)}::regnamespace
        and (prosecdef or proname = 'auditar')
    loop
      execute format('revoke execute on function %s from %I, public', own, ${pg.escapeLiteral(role)});
    end loop;
  end $$`

/** What the owner grants the application's role, statement by statement; said again, it changes nothing. */
export function grantsFor(schema: string, role: string): string[] {
  const [inside, to] = [pg.escapeIdentifier(schema), pg.escapeIdentifier(role)]
  const own = (name: string) => `${inside}.${name}`
  return [
    `grant usage on schema ${inside} to ${to}`,
    `revoke create on schema ${inside} from ${to}, public`,
    `grant select, insert, update, delete on all tables in schema ${inside} to ${to}`,
    `grant usage, select on all sequences in schema ${inside} to ${to}`,
    `grant execute on all functions in schema ${inside} to ${to}`,
    `revoke insert, update, delete, truncate, references, trigger on ${READ_ONLY.map(own).join(', ')} from ${to}`,
    withhold(inside, role),
  ]
}

interface Powers {
  role: string
  /** It is the trail's owner, can become it, or may write to the trail itself. */
  masters: boolean
}

async function powersOf(pool: pg.Pool): Promise<Powers> {
  const { rows } = await pool.query<Powers>(`
    select current_user as role,
      r.rolsuper or r.rolcreaterole
        or pg_has_role(c.relowner, 'member') or pg_has_role(n.nspowner, 'member')
        or has_table_privilege(c.oid, 'insert, update, delete, truncate, trigger') as masters
    from pg_roles r, pg_class c join pg_namespace n on n.oid = c.relnamespace
    where r.rolname = current_user and c.oid = 'auditoria'::regclass`)
  return rows[0] ?? { role: '', masters: true }
}

/** After migrating: lets the application's role do its work, and no more, where the owner is another one. */
export async function grantApplication({ pool, owner }: Database): Promise<void> {
  const asked = 'select current_user as role, current_schema() as schema'
  const { rows: theirs } = await pool.query<{ role: string; schema: string }>(asked)
  const client = await owner.pool.connect()
  try {
    const { rows: ours } = await client.query<{ role: string; schema: string }>(asked)
    const [application, master] = [theirs[0], ours[0]]
    if (!application || !master || application.role === master.role) return
    await client.query('begin')
    // Two instances that start at once would change the same rows of the catalogue.
    await client.query(`select pg_advisory_xact_lock(${lockKey(LOCKS.grants)})`)
    for (const statement of grantsFor(master.schema, application.role)) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Refuses to serve where the application could shorten its own trail. */
export async function refuseOneRole({ pool, kind }: Database): Promise<void> {
  if (kind === 'embedded')
    throw new OperatorError(
      'AUDIT_STRICT=1 precisa de um servidor PostgreSQL: no banco embutido, o programa é dono da trilha de auditoria. Indique-o em DATABASE_URL e DATABASE_OWNER_URL.',
    )
  const { role, masters } = await powersOf(pool)
  if (masters)
    throw new OperatorError(
      `Com AUDIT_STRICT=1 o usuário ${role} de DATABASE_URL não pode ser dono da trilha de auditoria, nem administrador do PostgreSQL, nem poder alterá-la. Indique em DATABASE_URL um usuário só da aplicação, e o dono em DATABASE_OWNER_URL.`,
    )
}
