import { canEditContrato } from '@paco/domain/contratos/policy'
import {
  proximaRevisao,
  refusalOfAprovacao,
  refusalOfEdicao,
  refusalOfNova,
} from '@paco/domain/quantitativos/abrir'
import { impedimentoDeAprovacao } from '@paco/domain/quantitativos/aprovacao-policy'
import { problemsOfAprovacao, totaisOf } from '@paco/domain/quantitativos/arvore'
import type { MedidoDaPlanilha } from '@paco/domain/quantitativos/comparar'
import { refusalOfRevisao } from '@paco/domain/quantitativos/exame'
import type { ItemInput } from '@paco/domain/quantitativos/item'
import { refusalOfTotal } from '@paco/domain/quantitativos/limites'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import type { Contas } from '@paco/domain/quantitativos/preco'
import type { RevisaoCreate, RevisaoUpdate } from '@paco/domain/quantitativos/revisao'
import { type Campos, conflict, forbidden, hasCampos, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { holdProjetosOf } from '../contratos/queries.ts'
import type { Db, Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { examinarRevisao } from './exame.ts'
import { type LinhaGuardada, listItens, writeItens } from './itens-queries.ts'
import { type Antes, conferirLinhas, precificar } from './linhas.ts'
import {
  type ContratoDaPlanilha,
  deleteRevisao,
  findAditivo,
  findRevisao,
  insertRevisao,
  listAnteriores,
  lockContrato,
  type RevisaoGuardada,
  updateRevisao,
} from './queries.ts'

/** What is measured of a contract's sheet. */
export type MedidasDe = (trx: Trx, id_contrato: number) => Promise<MedidoDaPlanilha>

const refuse = (texto: string | null, campos?: Campos): void => {
  if (texto !== null) throw conflict(texto, campos)
}

/** Lock order: the contract first, and nothing of its sheets without it. */
async function holdContrato(trx: Trx, user: SessionUser, id: number): Promise<ContratoDaPlanilha> {
  const contrato = await lockContrato(trx, id)
  if (!canEditContrato(user, contrato)) throw forbidden(MESSAGES.notYours)
  return contrato
}

interface HeldRascunho {
  readonly contrato: ContratoDaPlanilha
  readonly stored: RevisaoGuardada
}

/** A draft whose contract is held, as it stands then. */
async function holdRascunho(
  trx: Trx,
  user: SessionUser,
  id: number,
  versao?: number | undefined,
): Promise<HeldRascunho> {
  const contrato = await holdContrato(trx, user, (await findRevisao(trx, id)).contrato_id)
  const stored = await findRevisao(trx, id)
  refuse(refusalOfEdicao(stored))
  refuseStale(stored, versao)
  return { contrato, stored }
}

type Anterior = Awaited<ReturnType<typeof listAnteriores>>[number]

/** What the part of a cent becomes is as it was signed: else items that nobody touched would change their value. */
function contasOf(said: Partial<Contas>, stored: Contas | undefined, anterior: Anterior | undefined): Contas {
  const kept = stored ?? anterior
  const arredondamento = said.arredondamento ?? kept?.arredondamento ?? 'arredondar'
  if (anterior && anterior.arredondamento !== arredondamento)
    throw invalid({ arredondamento: MESSAGES.roundingStays })
  return { bdi: said.bdi ?? kept?.bdi ?? 0, arredondamento }
}

const saidOf = ({ bdi, arredondamento }: Pick<RevisaoUpdate, 'bdi' | 'arredondamento'>): Partial<Contas> => ({
  ...(bdi === undefined ? {} : { bdi }),
  ...(arredondamento === undefined ? {} : { arredondamento }),
})

const rowsOf = async (db: Db, revisao: { id: number } | undefined): Promise<LinhaGuardada[]> =>
  revisao ? listItens(db, revisao.id) : []

/** What the rows of a draft are held against: its own as they are stored, and those of the revision before. */
async function antesDe(
  db: Db,
  { id, revisao }: { id: number; revisao: number },
  revisoes: readonly Anterior[],
) {
  const ultima = revisoes.filter((one) => one.revisao < revisao).at(-1)
  const antes: Antes = { anterior: await rowsOf(db, ultima), rascunho: await listItens(db, id) }
  return { ultima, antes }
}

/** The draft of a contract, with all that its rows are held against; null where there is none. */
export async function openRascunho(db: Db, id_contrato: number) {
  const revisoes = await listAnteriores(db, id_contrato)
  const rascunho = revisoes.find(({ situacao }) => situacao === 'rascunho')
  if (!rascunho) return null
  const { id, bdi, arredondamento } = rascunho
  const { antes } = await antesDe(db, rascunho, revisoes)
  return { id, contas: { bdi, arredondamento }, guardadas: antes.rascunho, antes }
}
export type Rascunho = NonNullable<Awaited<ReturnType<typeof openRascunho>>>

/** The sheet of a contract, or a revision of it: a copy of the last one, unless its rows are sent. */
export async function createRevisao(trx: Trx, user: SessionUser, body: RevisaoCreate): Promise<number> {
  const contrato = await holdContrato(trx, user, body.id_contrato)
  const anteriores = await listAnteriores(trx, contrato.id)
  const { id_aditivo = null } = body
  // One that is not there is no approved one of this contract either.
  const aditivo =
    id_aditivo === null
      ? null
      : ((await findAditivo(trx, id_aditivo)) ??
        ({ id: id_aditivo, status: 'retirado', id_contrato: null } as const))
  refuse(refusalOfNova(contrato.id, anteriores, aditivo))
  const last = anteriores.at(-1)
  const contas = contasOf(saidOf(body), undefined, last)
  const anterior = await rowsOf(trx, last)
  const { linhas, total } = conferirLinhas(body.itens ?? anterior, contas, { anterior, rascunho: [] })
  const id = await insertRevisao(trx, {
    contrato_id: contrato.id,
    aditivo_id: id_aditivo,
    revisao: proximaRevisao(anteriores),
    vigente_de: body.vigente_de,
    total,
    autores: [user.id],
    ...contas,
  })
  await writeItens(trx, id, linhas)
  return id
}

interface Itens {
  readonly itens?: readonly (ItemInput | LinhaGuardada)[] | undefined
}

/** Rows come all together or not at all; without them, new accounts are made of those that are there. */
export async function editRevisao(
  trx: Trx,
  user: SessionUser,
  id: number,
  { versao, itens, vigente_de, ...body }: Omit<RevisaoUpdate, 'itens'> & Itens,
): Promise<void> {
  const { contrato, stored } = await holdRascunho(trx, user, id, versao)
  const autores = stored.autores.includes(user.id) ? stored.autores : [...stored.autores, user.id]
  const said = saidOf(body)
  if (itens === undefined && Object.keys(said).length === 0)
    return updateRevisao(trx, id, { vigente_de, autores })
  const { ultima, antes } = await antesDe(trx, stored, await listAnteriores(trx, contrato.id))
  const contas = contasOf(said, stored, ultima)
  const { linhas, total } = conferirLinhas(itens ?? antes.rascunho, contas, antes)
  await writeItens(trx, id, linhas)
  await updateRevisao(trx, id, { vigente_de, total, autores, ...contas })
}

export async function removeRevisao(trx: Trx, user: SessionUser, id: number): Promise<void> {
  await holdRascunho(trx, user, id)
  await deleteRevisao(trx, id)
}

/** The first is worth what was signed; a later one does what its amendment was approved for, within the law. */
async function assertVale(
  trx: Trx,
  { contrato, stored }: HeldRascunho,
  total: number,
  medidasDe: MedidasDe,
): Promise<void> {
  if (stored.aditivo_id === null) return refuse(refusalOfTotal(total, contrato.valor_inicial))
  const aditivo = await findAditivo(trx, stored.aditivo_id)
  if (aditivo === null) throw conflict(MESSAGES.needsAditivo)
  const { exame, depois } = await examinarRevisao(trx, contrato, stored, aditivo.id)
  const recusa = refusalOfRevisao(exame, depois, aditivo, await medidasDe(trx, contrato.id))
  if (recusa) refuse(recusa.texto, recusa.campos)
}

/** From here on neither it nor its rows change: prices made of cost and BDI become what was agreed. */
export async function approveRevisao(
  trx: Trx,
  user: SessionUser,
  id: number,
  versao: number,
  context: { readonly now: () => Date; readonly medidasDe: MedidasDe },
): Promise<void> {
  await holdProjetosOf(trx, (await findRevisao(trx, id)).contrato_id)
  const held = await holdRascunho(trx, user, id, versao)
  const impedimento = impedimentoDeAprovacao(user, held.stored)
  if (impedimento !== null) throw forbidden(impedimento)
  refuse(refusalOfAprovacao(held.contrato))
  const linhas = precificar(await listItens(trx, id), held.stored)
  const totais = totaisOf(linhas, held.stored.arredondamento)
  const campos = problemsOfAprovacao(linhas, totais)
  if (hasCampos(campos)) refuse(Object.values(campos)[0] ?? null, campos)
  await assertVale(trx, held, totais.total, context.medidasDe)
  await writeItens(
    trx,
    id,
    linhas.map((linha, index) => ({ ...linha, valor: totais.valores[index] ?? 0 })),
  )
  await updateRevisao(trx, id, {
    situacao: 'aprovada',
    total: totais.total,
    aprovada_por: user.id,
    aprovada_em: context.now(),
  })
}
