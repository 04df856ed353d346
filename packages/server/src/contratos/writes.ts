import type { ContratoCreate, ContratoUpdate } from '@paco/domain/contratos/contrato'
import { MESSAGES } from '@paco/domain/contratos/messages'
import { canCorrectContrato, canEditContrato, canMoveContrato } from '@paco/domain/contratos/policy'
import {
  amendedText,
  type MudancaContrato,
  mudancasDoAssinado,
  problemsOfTermos,
  signedText,
  type Termos,
  vigenciaOf,
} from '@paco/domain/contratos/regras'
import { MESSAGES as PROJETO } from '@paco/domain/projetos/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import { dayOf } from '@paco/domain/shared/days'
import { conflict, forbidden, invalid, REQUIRED } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { freezeBase } from '../projetos/queries.ts'
import { dropUnprovenOf } from '../usuarios/queries.ts'
import {
  deleteContrato,
  type HeldProjetoOfContrato,
  insertContrato,
  insertCorrecoes,
  lockContrato,
  lockProjetos,
  projetosOfContrato,
  updateContrato,
  writeProjetos,
} from './queries.ts'

type Now = () => Date

/** A person of the system is named by their account; the name typed beside it would grow old. */
function withoutTypedNames<T extends ContratoCreate | ContratoUpdate>(body: T): T {
  const names = ['fiscal_titular', 'fiscal_substituto', 'gestor'] as const
  const typed = names.filter((name) => body[`${name}_id`] != null)
  return { ...body, ...Object.fromEntries(typed.map((name) => [name, null])) }
}

/** Who is named inspects or manages from then on. */
const claimNamed = (trx: Trx, body: ContratoCreate | ContratoUpdate): Promise<void> =>
  dropUnprovenOf(
    trx,
    [body.fiscal_titular_id, body.fiscal_substituto_id, body.gestor_id].filter((id) => id != null),
  )

const assertHolds = (termos: Termos, now: Now): void => {
  const campos = problemsOfTermos(termos, dayOf(now()))
  if (Object.keys(campos).length > 0) throw invalid(campos)
}

/** Of projects that are held: all there, and those that are new to the contract one's own. */
function assertLinks(
  user: SessionUser,
  wanted: readonly number[],
  held: readonly HeldProjetoOfContrato[],
  before: readonly number[],
): HeldProjetoOfContrato[] {
  if (!wanted.every((id) => held.some((projeto) => projeto.id === id)))
    throw invalid({ projetos: MESSAGES.projetoNotFound })
  const added = held.filter(({ id }) => wanted.includes(id) && !before.includes(id))
  if (!added.every((projeto) => canEditProjeto(user, projeto))) throw forbidden(MESSAGES.notYourProjeto)
  if (added.some(({ arquivado }) => arquivado)) throw conflict(PROJETO.arquivado)
  return added
}

/** A signature makes the base of the legal limit; where value is being amended already, only a correction does. */
const basesMoved = (signed: boolean, joined: readonly HeldProjetoOfContrato[]): MudancaContrato[] =>
  signed
    ? joined
        .filter(({ amended }) => amended)
        .map(({ id }) => ({ campo: 'projetos', antes: null, depois: `Projeto ${id}` }))
    : []

const freezeAll = async (trx: Trx, ids: readonly number[], now: Now): Promise<void> => {
  for (const id of ids) await freezeBase(trx, id, 'contrato', now())
}

/** A user's contract belongs to their department; an admin names one. */
export async function createContrato(
  trx: Trx,
  user: SessionUser,
  body: ContratoCreate,
  now: Now,
): Promise<number> {
  const { projetos, ...own } = withoutTypedNames(body)
  const id_secretaria = own.id_secretaria ?? user.id_secretaria
  if (id_secretaria === null) throw invalid({ id_secretaria: REQUIRED })
  if (!canEditContrato(user, { id_secretaria })) throw forbidden(MESSAGES.notYours)
  const termos = { ...NO_TERMOS, ...own }
  assertHolds(termos, now)
  const held = await lockProjetos(trx, projetos)
  const signed = termos.assinatura !== null
  // Who corrects says so on a contract that is there already: the reason needs a record to stand beside.
  if (basesMoved(signed, assertLinks(user, projetos, held, [])).length > 0) throw conflict(amendedText(false))
  const vigencia_fim = vigenciaOf(termos)
  const id = await insertContrato(trx, {
    ...own,
    id_secretaria,
    vigencia_fim,
    vigencia_original: vigencia_fim,
  })
  await claimNamed(trx, body)
  await writeProjetos(trx, id, projetos)
  if (signed) await freezeAll(trx, projetos, now)
  return id
}

const NO_TERMOS = {
  assinatura: null,
  ordem_inicio: null,
  prazo_dias: null,
  vigencia_fim: null,
  encerrado_em: null,
  recebido_provisorio_em: null,
  recebido_definitivo_em: null,
  medido_antes: null,
  pago_antes: null,
  antes_ate: null,
  antes_motivo: null,
}

const saidOf = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

export async function editContrato(
  trx: Trx,
  user: SessionUser,
  id: number,
  body: ContratoUpdate,
  now: Now,
): Promise<void> {
  const { versao, motivo_correcao, projetos: wanted, ...said } = withoutTypedNames(body)
  // Lock order: projects before their contract, as amendments take them.
  const linked = await projetosOfContrato(trx, id)
  const held = await lockProjetos(trx, [...new Set([...linked, ...(wanted ?? [])])])
  const stored = await lockContrato(trx, id)
  if (!canEditContrato(user, stored)) throw forbidden(MESSAGES.notYours)
  refuseStale(stored, versao)
  if (String(stored.projetos) !== String(linked)) throw conflict(MESSAGES.changedMeanwhile)
  const changes = saidOf(said)
  const after = { ...stored, ...changes, projetos: wanted ?? stored.projetos }
  if (after.id_secretaria !== stored.id_secretaria && !canMoveContrato(user))
    throw forbidden(MESSAGES.cannotMove)
  assertHolds(after, now)
  const added = assertLinks(user, after.projetos, held, stored.projetos)
  const signs = after.assinatura !== null
  const joined =
    stored.assinatura === null ? held.filter(({ id: one }) => after.projetos.includes(one)) : added
  await settleSigned(trx, user, {
    id,
    mudancas: mudancasDoAssinado(stored, after),
    moved: basesMoved(signs, joined),
    motivo: motivo_correcao ?? null,
    now,
  })
  const vigencia_fim = vigenciaOf(after)
  const vigencia_original = stored.assinatura === null ? { vigencia_original: vigencia_fim } : {}
  await updateContrato(trx, id, { ...changes, vigencia_fim, ...vigencia_original }, versao)
  await claimNamed(trx, body)
  await writeProjetos(trx, id, after.projetos)
  if (signs) await freezeAll(trx, after.projetos, now)
}

interface Settled {
  readonly id: number
  readonly mudancas: readonly MudancaContrato[]
  readonly moved: readonly MudancaContrato[]
  readonly motivo: string | null
  readonly now: Now
}

/** What was signed stays, unless an administrator corrects it with a reason, which is written down. */
async function settleSigned(trx: Trx, user: SessionUser, edit: Settled): Promise<void> {
  const all = [...edit.mudancas, ...edit.moved]
  if (all.length === 0) return
  const corrects = canCorrectContrato(user)
  const { motivo } = edit
  if (!corrects || motivo === null)
    throw conflict(edit.mudancas.length > 0 ? signedText(edit.mudancas, corrects) : amendedText(corrects))
  await insertCorrecoes(trx, edit.id, all, { motivo, feita_por: user.id, feita_em: edit.now() })
}

export async function removeContrato(trx: Trx, user: SessionUser, id: number): Promise<void> {
  const stored = await lockContrato(trx, id)
  if (!canEditContrato(user, stored)) throw forbidden(MESSAGES.notYours)
  if (stored.assinatura !== null) throw conflict(MESSAGES.signedStays)
  await deleteContrato(trx, id)
}
