import { classificacaoDe } from '@paco/domain/pca/categorias'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { PcaCreate, PcaUpdate } from '@paco/domain/pca/pca'
import { isAprovado } from '@paco/domain/pca/plano'
import { canWriteDemanda } from '@paco/domain/pca/policy'
import { isExercicioDemais } from '@paco/domain/pca/pronto'
import { isRevisao, mudancasOf, POR_SI_SO } from '@paco/domain/pca/revisao'
import { FORA_DA_LISTA, isNaSecretaria, type SituacaoItem } from '@paco/domain/pca/situacao'
import { conflict, forbidden, invalid, REQUIRED } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { planoDaUnidade } from './planos-queries.ts'
import { deletePca, type HeldPca, holdPca, insertPca, secretariaNamed, updatePca } from './queries.ts'
import { insertRevisao } from './revisoes-queries.ts'

/** On which side of the catalogue something stands follows from what it is, unless it is said. */
function classified<T extends Partial<Pick<PcaUpdate, 'categoria' | 'classificacao'>>>(
  body: T,
  stored?: HeldPca,
): T {
  const { categoria } = body
  const said = body.classificacao ?? (body.classificacao === undefined ? stored?.classificacao : null)
  return categoria && !said ? { ...body, classificacao: classificacaoDe(categoria) } : body
}

/** The department is the one that is said, or the one that asks under its own name. */
async function insertItem(
  trx: Trx,
  user: SessionUser,
  { unidade, ...body }: PcaCreate,
  situacao: SituacaoItem,
) {
  if (isExercicioDemais(body)) throw invalid({ valor_exercicio: MESSAGES.exercicio })
  const ano = Number(body.data_pretendida.slice(0, 4))
  const id_secretaria = body.id_secretaria ?? (await secretariaNamed(trx, body.requisitante))
  return insertPca(trx, {
    ...classified(body),
    ...(unidade && { plano_id: await planoDaUnidade(trx, ano, unidade) }),
    id_secretaria,
    situacao,
    criado_por: user.id,
    autores: [user.id],
  })
}

/** Planning writes what others asked for: it waits for somebody else's approval. */
export const createItem = (trx: Trx, user: SessionUser, body: PcaCreate): Promise<number> =>
  insertItem(trx, user, body, 'enviado')

/** A user's demand is their department's; an admin names one. */
export function createDemanda(trx: Trx, user: SessionUser, body: PcaCreate): Promise<number> {
  const id_secretaria = body.id_secretaria ?? user.id_secretaria
  if (id_secretaria === null) throw invalid({ id_secretaria: REQUIRED })
  if (!canWriteDemanda(user, { id_secretaria })) throw forbidden(MESSAGES.notYours)
  return insertItem(trx, user, { ...body, id_secretaria }, 'rascunho')
}

function refuseGone(stored: HeldPca): void {
  if (FORA_DA_LISTA.includes(stored.situacao)) throw conflict(MESSAGES.outOfPlan)
  if (stored.plano_situacao === 'encerrado') throw conflict(MESSAGES.closed)
}

/** Whoever changes what an item says is one of those who wrote it. */
function autoresAfter(stored: HeldPca, user: SessionUser, changes: Partial<PcaUpdate>): number[] {
  const changed = Object.entries(changes).some(
    ([field, value]) => value !== undefined && value !== stored[field as keyof HeldPca],
  )
  return changed ? [...new Set([...stored.autores, user.id])] : stored.autores
}

/** What is not said stays as it is. */
const definedOf = (edit: Partial<PcaUpdate>): object =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))

async function change(trx: Trx, user: SessionUser, stored: HeldPca, edit: PcaUpdate): Promise<void> {
  const { versao, justificativa_revisao, ...said } = edit
  refuseStale(stored, versao)
  refuseGone(stored)
  const changes = classified(said, stored)
  const { mudou, exige, antes, depois } = mudancasOf(stored, changes)
  const becomes = { ...stored, ...definedOf(changes) }
  if (mudou && isExercicioDemais(becomes)) throw invalid({ valor_exercicio: MESSAGES.exercicio })
  if (isRevisao(stored) && mudou) {
    if (exige && !justificativa_revisao) throw invalid({ justificativa_revisao: MESSAGES.justify })
    const justificativa = justificativa_revisao ?? POR_SI_SO
    await insertRevisao(trx, {
      pca_id: stored.id,
      tipo: 'alteracao',
      antes,
      depois,
      justificativa,
      feita_por: user.id,
    })
  }
  await updatePca(trx, stored.id, { ...changes, autores: autoresAfter(stored, user, changes) })
}

export const editItem = async (trx: Trx, user: SessionUser, id: number, edit: PcaUpdate): Promise<void> =>
  change(trx, user, await holdPca(trx, id), edit)

async function holdDemanda(trx: Trx, user: SessionUser, id: number): Promise<HeldPca> {
  const stored = await holdPca(trx, id)
  if (!canWriteDemanda(user, stored)) throw forbidden(MESSAGES.notYours)
  if (!isNaSecretaria(stored.situacao)) throw conflict(MESSAGES.sentAlready)
  return stored
}

/** A demand stays its department's: only planning hands it to another. */
export async function editDemanda(trx: Trx, user: SessionUser, id: number, edit: PcaUpdate): Promise<void> {
  const stored = await holdDemanda(trx, user, id)
  const id_secretaria = edit.id_secretaria ?? stored.id_secretaria
  if (!canWriteDemanda(user, { id_secretaria })) throw forbidden(MESSAGES.notYours)
  await change(trx, user, stored, { ...edit, id_secretaria })
}

export async function removeDemanda(trx: Trx, user: SessionUser, id: number): Promise<void> {
  await holdDemanda(trx, user, id)
  await deletePca(trx, id)
}

/** What was in an approved plan leaves it with a reason; anything else is as if it had never been, but for its number. */
export async function removeItem(trx: Trx, id: number): Promise<void> {
  const stored = await holdPca(trx, id)
  refuseGone(stored)
  if (stored.situacao === 'aprovado' && isAprovado(stored.plano_situacao))
    throw conflict(MESSAGES.approvedStays)
  await deletePca(trx, id)
}
