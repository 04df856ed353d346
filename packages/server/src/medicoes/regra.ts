import { MESSAGES as CONTRATO } from '@paco/domain/contratos/messages'
import { canEditContrato } from '@paco/domain/contratos/policy'
import { problemsOfCronograma } from '@paco/domain/medicoes/cronograma'
import { planoDoCronograma } from '@paco/domain/medicoes/curva'
import { linhasDeMedicao } from '@paco/domain/medicoes/linha'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { modoDoRegime, refusalOfModo } from '@paco/domain/medicoes/modo'
import type { CronogramaUpdate, RegraMedicao, RegraUpdate } from '@paco/domain/medicoes/registros'
import { conflict, forbidden, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db, Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import {
  type ContratoMedido,
  findRegra,
  loadContrato,
  lockContrato,
  writePrevistos,
  writeRegra,
} from './contrato-queries.ts'
import { assertRight } from './hold.ts'
import { readPlanilha } from './linhas-queries.ts'
import { boletinsOf } from './queries.ts'

/** What holds where nobody wrote anything: the mode of the regime, nothing held back. */
const UNWRITTEN = { retencao_percentual: 0, versao: 1 }

export async function readRegra(db: Db, id_contrato: number): Promise<RegraMedicao> {
  const { regime } = await loadContrato(db, id_contrato)
  const stored = await findRegra(db, id_contrato)
  const { modo, retencao_percentual, versao } = stored ?? { ...UNWRITTEN, modo: modoDoRegime(regime) }
  return { id_contrato, modo, retencao_percentual, versao }
}

/** The contract and its rule, held by somebody who may change them. */
async function holdRegra(trx: Trx, user: SessionUser, id: number, versao: number | undefined) {
  const contrato = await lockContrato(trx, id)
  if (!canEditContrato(user, contrato)) throw forbidden(CONTRATO.notYours)
  const stored = await findRegra(trx, id)
  refuseStale(stored ?? UNWRITTEN, versao)
  return { contrato, stored }
}

export async function editRegra(
  trx: Trx,
  user: SessionUser,
  id: number,
  { modo, retencao_percentual, versao }: RegraUpdate,
): Promise<void> {
  const { contrato, stored } = await holdRegra(trx, user, id, versao)
  const refusal = refusalOfModo(contrato.regime, modo)
  if (refusal !== null) throw invalid({ modo: refusal })
  if ((await boletinsOf(trx, id)).some((boletim) => boletim.modo !== modo)) throw conflict(MESSAGES.modoStays)
  await writeRegra(trx, id, stored, { modo, retencao_percentual })
}

/** What each stage of the sheet in force is worth, by its key. */
export async function etapasOf(
  db: Db,
  { id, revisao_id }: ContratoMedido,
): Promise<ReadonlyMap<number, number>> {
  if (revisao_id === null) return new Map()
  const { linhas, arredondamento } = await readPlanilha(db, id, revisao_id)
  return new Map(
    linhasDeMedicao(linhas, 'por_etapa', arredondamento).map(({ chave, preco }) => [chave, preco]),
  )
}

/** The whole schedule at once; its version is the rule's. */
export async function editCronograma(
  trx: Trx,
  user: SessionUser,
  id: number,
  { previstos, versao }: CronogramaUpdate,
): Promise<void> {
  const { contrato, stored } = await holdRegra(trx, user, id, versao)
  if (contrato.revisao_id === null) throw conflict(MESSAGES.noPlanilha)
  const etapas = await etapasOf(trx, contrato)
  assertRight(problemsOfCronograma(previstos, new Set(etapas.keys())))
  const modo = stored?.modo ?? modoDoRegime(contrato.regime)
  if (modo === null) throw conflict(MESSAGES.directExecution)
  const said = previstos.filter(({ percentual }) => percentual > 0)
  await writePrevistos(trx, id, said)
  await writeRegra(trx, id, stored, { modo, plano: JSON.stringify(planoDoCronograma(etapas, said)) })
}
