import { conflict } from '@paco/domain/shared/errors'
import { CompiledQuery, sql } from 'kysely'
import type { Db, Trx } from './database.ts'
import { unread } from './prepared.ts'

/** A write sent with a key of its own (an idempotency key), so that sending it again does nothing again. */
export interface Pedido {
  readonly chave: string
  /** Fingerprint of what is asked for. */
  readonly impressao: string
}

const TAKE = 'insert into pedidos (usuario_id, chave, impressao) values ($1, $2, $3)'
unread.add(TAKE)

/**
 * Takes the key for this transaction, which fails at its next statement where a first one has it. A twin still under way is
 * waited for: its row holds the place until it commits or gives up.
 */
export async function openPedido(trx: Trx, usuario_id: number, { chave, impressao }: Pedido): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(TAKE, [usuario_id, chave, impressao]))
}

const REUSED = 'Esta chave de repetição (Idempotency-Key) já foi usada em outro pedido.'

/** What the first one with the key did, once it is kept; null where none has. */
export async function answeredPedido(
  db: Db,
  usuario_id: number,
  { chave, impressao }: Pedido,
): Promise<{ resultado: unknown } | null> {
  const first = await db
    .selectFrom('pedidos')
    .select(['impressao', 'resultado'])
    .where('usuario_id', '=', usuario_id)
    .where('chave', '=', chave)
    .executeTakeFirst()
  if (first && first.impressao !== impressao) throw conflict(REUSED)
  return first ?? null
}

const KEEP = 'update pedidos set resultado = $3 where usuario_id = $1 and chave = $2'
unread.add(KEEP)

/** Keeps what the write answered, in the same transaction. */
export async function closePedido(
  trx: Trx,
  usuario_id: number,
  { chave }: Pedido,
  resultado: unknown,
): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(KEEP, [usuario_id, chave, JSON.stringify(resultado ?? null)]))
}

/** Nobody repeats a request after a day. */
export async function sweepPedidos(db: Db): Promise<void> {
  await db.deleteFrom('pedidos').where('criado_em', '<', sql<Date>`now() - interval '1 day'`).execute()
}
