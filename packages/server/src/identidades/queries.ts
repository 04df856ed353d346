import { ENTRADA_MINUTOS } from '@paco/domain/identidades/identidade'
import { MESSAGES } from '@paco/domain/identidades/messages'
import { isNivel, type Nivel } from '@paco/domain/identidades/nivel'
import { conflict, notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readArray, recordsOf } from '../db/records.ts'

/** A number at a provider: as it is stored. */
export interface Numero {
  readonly emissor: string
  readonly sub: string
}

const records = recordsOf('identidades', {
  missing: MESSAGES.identidadeNotFound,
  refusals: {
    identidades_sub: () => conflict(MESSAGES.jaVinculada),
    identidades_usuario: () => conflict(MESSAGES.jaVinculada),
  },
})

export const insertIdentidade = (
  trx: Trx,
  identidade: Numero & { usuario_id: number; nivel: Nivel | null },
): Promise<number> => records.insert(trx, identidade)

/** Whose number it is. */
export const findByNumero = (db: Db, { emissor, sub }: Numero) =>
  db
    .selectFrom('identidades')
    .select(['id', 'usuario_id'])
    .where('emissor', '=', emissor)
    .where('sub', '=', sub)
    .executeTakeFirst()

/** Notes how sure the provider is now; whoever asks holds the person. */
export async function noteNivel(trx: Trx, id: number, nivel: Nivel | null): Promise<void> {
  await trx
    .updateTable('identidades')
    .set({ nivel, ultimo_acesso: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Whoever has this e-mail, and whether they wait to be let in; unheld. */
export const findByEmail = (db: Db, email: string, emissor: string) =>
  db
    .selectFrom('usuarios as u')
    .leftJoin('convites as c', 'c.usuario_id', 'u.id')
    .select(['u.id', 'u.email', 'u.ativo', 'u.email_confirmado as provada'])
    .select(
      sql<boolean>`u.ultimo_acesso is null and c.usado_em is null and coalesce(c.expira_em > now(), false)`.as(
        'convidada',
      ),
    )
    .select(
      sql<boolean>`exists (select from identidades i where i.usuario_id = u.id and i.emissor = ${emissor})`.as(
        'vinculada',
      ),
    )
    .where(sql`lower(u.email)`, '=', email)
    .executeTakeFirst()

/** A person's identities as the text of a JSON array, the oldest first. */
export const listIdentidades = (db: Db, usuario_id: number): Promise<string> =>
  readArray(
    db,
    sql`select id, emissor, nivel, criada_em, ultimo_acesso from identidades
      where usuario_id = ${usuario_id} order by criada_em, id`,
  )

export async function isLinked(db: Db, usuario_id: number, emissor: string): Promise<boolean> {
  const found = await db
    .selectFrom('identidades')
    .select('id')
    .where('usuario_id', '=', usuario_id)
    .where('emissor', '=', emissor)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends one of this person's identities. */
export async function deleteOwn(trx: Trx, usuario_id: number, id: number): Promise<Segura> {
  const deleted = await trx
    .deleteFrom('identidades')
    .where('id', '=', id)
    .where('usuario_id', '=', usuario_id)
    .returning(['emissor', 'nivel'])
    .executeTakeFirst()
  if (!deleted) throw notFound(MESSAGES.identidadeNotFound)
  return { ...deleted, nivel: asNivel(deleted.nivel) }
}

/** How sure a provider was of somebody when they last came. */
export interface Segura {
  readonly emissor: string
  readonly nivel: Nivel | null
}

const asNivel = (text: string | null): Nivel | null => (isNivel(text) ? text : null)

export async function listNiveis(db: Db, usuario_id: number): Promise<Segura[]> {
  const rows = await db
    .selectFrom('identidades')
    .select(['emissor', 'nivel'])
    .where('usuario_id', '=', usuario_id)
    .execute()
  return rows.map(({ emissor, nivel }) => ({ emissor, nivel: asNivel(nivel) }))
}

/** The department of a number or a name; null where there is none. */
export async function findSecretaria(db: Db, named: number | string): Promise<number | null> {
  const row = await db
    .selectFrom('secretarias')
    .select('id')
    .where(
      typeof named === 'number'
        ? sql<boolean>`id = ${named}`
        : sql<boolean>`dobrar(nomesecretaria) = dobrar(${named})`,
    )
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Which of these e-mails are active administrators'. */
export async function listAdminEmails(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('usuarios')
    .select(sql<string>`lower(email)`.as('email'))
    .where('role', '=', 'admin')
    .where('ativo', '=', true)
    .where(sql`lower(email)`, 'in', [...emails])
    .execute()
  return rows.map(({ email }) => email)
}

/** Somebody on their way to a provider. */
export interface Entrada {
  readonly provedor: string
  readonly estado: string
  readonly nonce: string
  readonly verificador: string
  readonly volta: string | null
  readonly sessao_id: string | null
}

export async function startEntrada(db: Db, entrada: Entrada & { id_hash: string }): Promise<void> {
  await db
    .insertInto('entradas_oidc')
    .values({ ...entrada, expira_em: sql`now() + make_interval(mins => ${ENTRADA_MINUTOS})` })
    .execute()
}

/** Takes away what somebody comes back to: of two who come back the same way one finds nothing. */
export async function consumeEntrada(db: Db, id_hash: string): Promise<Entrada | null> {
  const row = await db
    .deleteFrom('entradas_oidc')
    .where('id_hash', '=', id_hash)
    .returning(['provedor', 'estado', 'nonce', 'verificador', 'volta', 'sessao_id'])
    .returning(sql<boolean>`expira_em > now()`.as('vale'))
    .executeTakeFirst()
  if (!row?.vale) return null
  const { vale: _vale, ...entrada } = row
  return entrada
}

/** Whose session it is, while it lasts. */
export const findOwnerOf = (db: Db, sessao_id: string) =>
  db
    .selectFrom('sessoes as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuario_id')
    .select(['u.id', 'u.name'])
    .where('s.id', '=', sessao_id)
    .where('s.expira_em', '>', sql<Date>`now()`)
    .where('u.ativo', '=', true)
    .executeTakeFirst()
