import { createHash, randomBytes } from 'node:crypto'
import { conflict } from '@paco/domain/shared/errors'
import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { canInvite } from '@paco/domain/usuarios/policy'
import type { Db, Trx } from '../db/database.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { dropUnproven } from './comprovacao-queries.ts'
import { writeConvites } from './convite-queries.ts'
import { type Held, holdUsuario, holdUsuarios } from './queries.ts'

/** By what a secret is found: of 256 random bits nobody can guess a beginning, so looking it up tells no one how near it was. */
export const hashConvite = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** New links for people who are held. Only the answer knows their secrets. */
async function drawFor(trx: Trx, people: readonly Held[], criado_por: number): Promise<ConviteFeito[]> {
  const drawn = people.map((person) => ({ ...person, token: randomBytes(32).toString('base64url') }))
  const rows = drawn.map(({ id, token }) => ({
    usuario_id: id,
    segredo_hash: hashConvite(token),
    criado_por,
  }))
  const expira_em = (await writeConvites(trx, rows)).toISOString()
  return drawn.map(({ id, name, email, token }) => ({
    id,
    name,
    email,
    endereco: `/convite#${token}`,
    expira_em,
  }))
}

/** Holds somebody who may be invited, and whom nobody else comes in as; why they may not is told. */
export async function holdInvitable(trx: Trx, id: number): Promise<Held> {
  const held = await holdUsuario(trx, id)
  if (!held.ativo) throw conflict(MESSAGES.conviteInativo)
  if (!canInvite(held)) throw conflict(MESSAGES.jaEntrou)
  await dropUnproven(trx, held)
  return held
}

/** A new link for one person; why there is none is told. */
export async function invite(trx: Trx, id: number, criado_por: number): Promise<ConviteFeito[]> {
  return drawFor(trx, [await holdInvitable(trx, id)], criado_por)
}

/** The link of a letter that is about to leave, unless they came in meanwhile or the account is closed. */
export const conviteForLetter = (db: Db, id: number, criado_por: number): Promise<ConviteFeito | null> =>
  transact(db, SYSTEM, async (trx) => {
    const held = await holdUsuario(trx, id)
    return canInvite(held) ? ((await drawFor(trx, [held], criado_por))[0] ?? null) : null
  })

/** New links for those of them who never came in, by name. */
export async function inviteAll(
  trx: Trx,
  ids: readonly number[],
  criado_por: number,
): Promise<ConviteFeito[]> {
  const held = (await holdUsuarios(trx, ids)).filter(canInvite)
  if (held.length === 0) throw conflict(MESSAGES.ninguemAConvidar)
  for (const person of held) await dropUnproven(trx, person)
  const byName = held.toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
  return drawFor(trx, byName, criado_por)
}
