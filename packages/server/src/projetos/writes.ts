import type { Etapa } from '@paco/domain/etapas/etapa'
import { etapaChangesOf } from '@paco/domain/projetos/etapas-wire'
import { guardadoText } from '@paco/domain/projetos/guardado'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canCreateProjeto, canEditProjeto, canMoveProjeto } from '@paco/domain/projetos/policy'
import { ownFieldsOf, type ProjetoCreate, type ProjetoUpdate } from '@paco/domain/projetos/projeto'
import { type Day, dayOf } from '@paco/domain/shared/days'
import { conflict, forbidden, invalid, REQUIRED } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { freezeOf, settleBase } from './base-writes.ts'
import { computeFigures, dayForWriting } from './day-queries.ts'
import { changedEtapas, insertEtapas, insertEtapasDe, NEW_ETAPAS, updateEtapas } from './etapas-queries.ts'
import {
  deleteProjeto,
  figuresOf,
  holdToEdit,
  insertProjeto,
  insertProjetos,
  lockProjeto,
  type ProjetoValues,
  updateProjeto,
} from './queries.ts'
import { assertReais, withReais } from './reais-writes.ts'

type Now = () => Date

/** Stages that an edit concludes, and why without what they need. */
interface Concluidas {
  readonly id: number
  readonly etapas: readonly number[]
  readonly motivo: string | null
  readonly por: SessionUser
  readonly em: Date
}

/** What a later word does when stages are concluded, inside of the transaction that concludes them. */
export type AoConcluir = (trx: Trx, concluded: Concluidas) => Promise<void>

/** The stages that were not concluded before and are now. */
const newlyConcluded = (before: readonly Etapa[], after: readonly Etapa[]): number[] => {
  const isDone = (etapas: readonly Etapa[], numero: number) =>
    etapas.some((etapa) => etapa.numero === numero && etapa.situacao === 'Concluído')
  return after.map(({ numero }) => numero).filter((n) => isDone(after, n) && !isDone(before, n))
}

/** What is said of the project itself, under the names of its columns; the manager travels under two. */
function ownValues(body: ProjetoCreate | ProjetoUpdate): ProjetoValues {
  const { gestorprojeto, ...own } = ownFieldsOf(body)
  const values = { ...own, gestorprocesso: own.gestorprocesso ?? gestorprojeto }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** A new project as it is stored, with its stages: a user's belongs to their department; an admin names one. */
function novoProjeto(user: SessionUser, body: ProjetoCreate, dia: Day, now: Now) {
  const id_secretaria = body.id_secretaria ?? user.id_secretaria
  if (id_secretaria === null) throw invalid({ id_secretaria: REQUIRED })
  if (!canCreateProjeto(user, id_secretaria)) throw forbidden()
  const changes = etapaChangesOf(body)
  const etapas = changedEtapas(NEW_ETAPAS, changes)
  assertReais(NEW_ETAPAS, etapas, dia)
  const own = { ...ownValues(body), ...freezeOf(changes, now()), ...figuresOf(etapas, null, dia) }
  return { values: { ...own, id_secretaria, nomeprojeto: body.nomeprojeto }, etapas }
}

export async function createProjeto(
  trx: Trx,
  user: SessionUser,
  body: ProjetoCreate,
  now: Now,
): Promise<number> {
  const { values, etapas } = novoProjeto(user, body, await dayForWriting(trx, dayOf(now())), now)
  const id = await insertProjeto(trx, values)
  await insertEtapas(trx, id, etapas)
  return id
}

interface NovoProjeto {
  readonly body: ProjetoCreate
  /** A point on the map follows: said at once, the project need not be written again for it. */
  readonly localizado: boolean
}

/** Many at once, in as few statements as one takes; their numbers, in the order of the bodies. */
export async function createProjetos(
  trx: Trx,
  user: SessionUser,
  projetos: readonly NovoProjeto[],
  now: Now,
): Promise<number[]> {
  const today = dayOf(now())
  // Sent together with the projects, which are computed by the clock's day: hardly ever is it another.
  const asked = dayForWriting(trx, today)
  asked.catch(() => {})
  const novos = projetos.map(({ body, localizado }) => ({
    ...novoProjeto(user, body, today, now),
    localizado,
  }))
  const ids = await insertProjetos(
    trx,
    novos.map(({ values, localizado }) => ({ ...values, localizado })),
  )
  await insertEtapasDe(
    trx,
    novos.map(({ etapas }, place) => ({ id: ids[place] ?? 0, etapas })),
  )
  const dia = await asked
  if (dia !== today) await computeFigures(trx, ids, dia)
  return ids
}

export async function editProjeto(
  trx: Trx,
  user: SessionUser,
  id: number,
  body: ProjetoUpdate,
  now: Now,
  aoConcluir?: AoConcluir,
): Promise<void> {
  const { etapas: before, dia, ...stored } = await holdToEdit(trx, id, dayOf(now()))
  if (!canEditProjeto(user, stored)) throw forbidden(MESSAGES.notYours)
  refuseStale(stored, body.versao)
  const { id_secretaria = stored.id_secretaria, nomeprojeto } = body
  if (id_secretaria !== stored.id_secretaria && !canMoveProjeto(user)) throw forbidden(MESSAGES.cannotMove)
  const changes = etapaChangesOf(body)
  const base = await settleBase(trx, user, { stored, before, body, changes, now: now() })
  const etapas = withReais(before, changedEtapas(before, changes), dia)
  const own = { ...ownValues(body), ...base, ...figuresOf(etapas, stored.fisico, dia) }
  await updateProjeto(trx, stored, { ...own, id_secretaria, ...(nomeprojeto ? { nomeprojeto } : {}) })
  await updateEtapas(trx, id, etapas, changes)
  const concluded = newlyConcluded(before, etapas)
  if (concluded.length > 0)
    await aoConcluir?.(trx, {
      id,
      etapas: concluded,
      motivo: body.motivo_documentos ?? null,
      por: user,
      em: now(),
    })
}

/** Keeps a project that is held, whole, for as long as it may come back. A later word knows how. */
export type Bin = (trx: Trx, id: number, who: SessionUser, now: Date) => Promise<void>

/** What later words do when a project is written. */
export interface Later {
  readonly aoConcluir: AoConcluir
  readonly bin: Bin
}

/** What holds a decision, a signature or a seal stays; anything else goes to the bin. */
export async function removeProjeto(
  trx: Trx,
  user: SessionUser,
  id: number,
  { bin, now }: { bin: Bin; now: Now },
): Promise<void> {
  const stored = await lockProjeto(trx, id)
  if (!canEditProjeto(user, stored)) throw forbidden(MESSAGES.notYours)
  if (stored.guardado.length > 0) throw conflict(guardadoText(stored.guardado))
  await bin(trx, id, user, now())
  await deleteProjeto(trx, id)
}
