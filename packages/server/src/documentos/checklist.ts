import { type Checklist, checklistOf, faltamEm } from '@paco/domain/documentos/checklist'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { canReadRestritos, canWriteDocumentos } from '@paco/domain/documentos/policy'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import { conflict, forbidden, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db, Trx } from '../db/database.ts'
import type { AoConcluir } from '../projetos/writes.ts'
import {
  deleteDispensa,
  insertConclusao,
  insertDispensa,
  projetoOfDispensa,
  readSituacao,
} from './checklist-queries.ts'
import { holdDono, readDono } from './donos-queries.ts'
import { findRegra } from './regras-queries.ts'

async function loadChecklist(db: Db, projeto: number): Promise<Checklist> {
  const { regras, bloqueiam, ...situacao } = await readSituacao(db, projeto)
  return checklistOf(regras, situacao, (etapa) => bloqueiam.includes(etapa))
}

const ofProjeto = (registro_id: number) => ({ entidade: 'projetos', registro_id }) as const

/** What a project needs and has, to those who are told of all its documents. */
export async function readChecklist(db: Db, who: SessionUser, projeto: number): Promise<Checklist> {
  const checklist = await loadChecklist(db, projeto)
  if (!canReadRestritos(who, await readDono(db, ofProjeto(projeto)))) throw forbidden(MESSAGES.notYours)
  return checklist
}

async function holdProjeto(trx: Trx, who: SessionUser, projeto: number): Promise<void> {
  if (!canWriteDocumentos(who, await holdDono(trx, ofProjeto(projeto)))) throw forbidden(MESSAGES.notYours)
}

interface Dispensado {
  readonly projeto: number
  readonly codigo: string
  readonly motivo: string
  readonly em: Date
}

export async function waive(
  trx: Trx,
  who: SessionUser,
  { projeto, codigo, motivo, em }: Dispensado,
): Promise<number> {
  await holdProjeto(trx, who, projeto)
  const regra = await findRegra(trx, codigo)
  if (!regra?.ativa) throw invalid({ codigo: MESSAGES.unknownCodigo })
  return insertDispensa(trx, { projeto_id: projeto, codigo, motivo, feita_por: who.id, feita_em: em })
}

export async function unwaive(trx: Trx, who: SessionUser, id: number): Promise<void> {
  await holdProjeto(trx, who, await projetoOfDispensa(trx, id))
  await deleteDispensa(trx, id)
}

const nomeOf = (etapa: number) => ETAPAS.find(({ numero }) => numero === etapa)?.nome ?? String(etapa)

/** What stages lack as they are concluded: written down with the reason, or refused where the city hall says so. */
export const concludeStages: AoConcluir = async (trx, { id, etapas, motivo, por, em }) => {
  const checklist = await loadChecklist(trx, id)
  const lacking = etapas
    .map((etapa) => ({ etapa, faltavam: faltamEm(checklist, etapa).map(({ regra }) => regra.nome) }))
    .filter(({ faltavam }) => faltavam.length > 0)
  const blocked = lacking.filter(({ etapa }) =>
    checklist.etapas.some((one) => one.etapa === etapa && one.bloqueia),
  )
  const [first] = blocked
  if (first) {
    const texts = blocked.map(({ etapa, faltavam }) => [
      `situacaoetapa${etapa}`,
      MESSAGES.stageNeeds(nomeOf(etapa), faltavam),
    ])
    throw conflict(MESSAGES.stageNeeds(nomeOf(first.etapa), first.faltavam), Object.fromEntries(texts))
  }
  for (const { etapa, faltavam } of lacking)
    await insertConclusao(trx, { projeto_id: id, etapa, faltavam, motivo, feita_por: por.id, feita_em: em })
}
