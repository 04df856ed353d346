import { MESSAGES as CONTRATO } from '@paco/domain/contratos/messages'
import { problemsOfTermos } from '@paco/domain/contratos/regras'
import { MESSAGES } from '@paco/domain/recebimentos/messages'
import { refusalOfRegistro } from '@paco/domain/recebimentos/quem'
import type {
  Recebimento,
  RecebimentoCreate,
  RecebimentoUpdate,
  Responsavel,
  TipoRecebimento,
} from '@paco/domain/recebimentos/recebimento'
import {
  problemsOfTermo,
  refusalOfMudanca,
  refusalOfTermo,
  type TermoRecebimento,
} from '@paco/domain/recebimentos/regras'
import { type Day, dayOf } from '@paco/domain/shared/days'
import { type Campos, conflict, forbidden, hasCampos, invalid, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import {
  contratoOfRecebimento,
  insertRecebimento,
  listRecebimentos,
  lockContrato,
  namesOf,
  updateRecebimento,
} from './queries.ts'

interface Held {
  readonly contrato: Awaited<ReturnType<typeof lockContrato>>
  readonly termos: readonly Recebimento[]
}

/** Lock order: the contract first, and nothing of its terms without it. */
async function hold(trx: Trx, id_contrato: number): Promise<Held> {
  const contrato = await lockContrato(trx, id_contrato)
  return { contrato, termos: JSON.parse(await listRecebimentos(trx, id_contrato)) as Recebimento[] }
}

function assertRegisters(user: SessionUser, tipo: TipoRecebimento, { contrato }: Held): void {
  const refusal = refusalOfRegistro(user, tipo, contrato)
  if (refusal !== null) throw forbidden(refusal)
}

/** A person of the system signs by the name of their account, so that nobody's number stands beside another name. */
async function named(trx: Trx, people: readonly Responsavel[]): Promise<Responsavel[]> {
  const names = await namesOf(
    trx,
    people.flatMap(({ id_usuario }) => (id_usuario === null ? [] : [id_usuario])),
  )
  return people.map(({ id_usuario, nome }) => {
    const name = id_usuario === null ? nome : names.get(id_usuario)
    if (name === undefined) throw invalid({ responsaveis: CONTRATO.personNotFound })
    return { id_usuario, nome: name }
  })
}

/** Held against the contract's other days too: one that was typed there, without a term, may be earlier. */
function problemsOfDias({ contrato }: Held, { tipo, data }: TermoRecebimento, today: Day): Campos {
  const field = tipo === 'provisorio' ? 'recebido_provisorio_em' : 'recebido_definitivo_em'
  const { recebido_definitivo_em: problem } = problemsOfTermos({ ...contrato, [field]: data }, today)
  return problem === undefined ? {} : { data: problem }
}

function assertHolds(held: Held, termo: TermoRecebimento, today: Day): void {
  const provisorio = held.termos.find(({ tipo }) => tipo === 'provisorio') ?? null
  const campos = {
    ...problemsOfDias(held, termo, today),
    ...problemsOfTermo(termo, held.contrato, termo.tipo === 'definitivo' ? provisorio : null, today),
  }
  if (hasCampos(campos)) throw invalid(campos)
}

const tiposOf = ({ termos }: Held) => termos.map(({ tipo }) => tipo)
const asStored = (responsaveis: readonly Responsavel[]) => JSON.stringify(responsaveis)

export async function createRecebimento(
  trx: Trx,
  user: SessionUser,
  { id_contrato, responsaveis: people, ...body }: RecebimentoCreate,
  now: () => Date,
): Promise<number> {
  const held = await hold(trx, id_contrato)
  assertRegisters(user, body.tipo, held)
  const refusal = refusalOfTermo(body.tipo, tiposOf(held)) ?? refusalOfMudanca(tiposOf(held))
  if (refusal !== null) throw conflict(refusal)
  const { ressalvas = null, corrigir_ate = null } = body
  const responsaveis = await named(trx, people)
  assertHolds(held, { ...body, responsaveis, ressalvas, corrigir_ate, sanadas_em: null }, dayOf(now()))
  return insertRecebimento(trx, {
    ...body,
    contrato_id: id_contrato,
    responsaveis: asStored(responsaveis),
    registrado_por: user.id,
  })
}

const saidOf = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

export async function editRecebimento(
  trx: Trx,
  user: SessionUser,
  id: number,
  { versao, responsaveis: people, ...body }: RecebimentoUpdate,
  now: () => Date,
): Promise<void> {
  const held = await hold(trx, await contratoOfRecebimento(trx, id))
  const stored = held.termos.find((termo) => termo.id === id)
  if (!stored) throw notFound(MESSAGES.notFound)
  assertRegisters(user, stored.tipo, held)
  const refusal = refusalOfMudanca(tiposOf(held))
  if (refusal !== null) throw conflict(refusal)
  refuseStale(stored, versao)
  const responsaveis = await named(trx, people ?? stored.responsaveis)
  assertHolds(held, { ...stored, ...saidOf(body), responsaveis }, dayOf(now()))
  await updateRecebimento(trx, id, { ...body, responsaveis: asStored(responsaveis) })
}
