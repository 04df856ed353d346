import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { filaOf } from '@paco/domain/aditivos/fila'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { canDecideAditivos } from '@paco/domain/aditivos/policy'
import type { Contrato } from '@paco/domain/contratos/contrato'
import type { ListQuery } from '@paco/domain/http/list'
import type { SessionUser } from '@paco/domain/shared/roles'
import { readContrato } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import { readRecord } from '../db/records.ts'
import { readProjeto } from '../projetos/queries.ts'
import { aditivosSource, listPendentes } from './queries.ts'

/** More than these of one contract are for the list of all. */
const MOST = 100

const only = (rows: string) => rows.slice(1, -1)

async function readFila(db: Db, user: SessionUser, aditivo: Aditivo): Promise<string> {
  if (!canDecideAditivos(user)) return 'null'
  const place = { ...aditivo, data_criacao: new Date(aditivo.data_criacao) }
  return JSON.stringify(filaOf(user, place, await listPendentes(db)))
}

/** A request with the contract it amends. */
export async function readTermo(
  db: Db,
  id: number,
): Promise<{ aditivo: Aditivo; contrato: Contrato | null }> {
  const [aditivo] = JSON.parse(await readRecord(db, aditivosSource, id, MESSAGES.notFound)) as [Aditivo]
  const { id_contrato } = aditivo
  if (id_contrato === null) return { aditivo, contrato: null }
  const [contrato] = JSON.parse(await readContrato(db, id_contrato)) as [Contrato]
  return { aditivo, contrato }
}

/** What a request is judged by, as a JSON array of one; of the others only what `scope` lets this person read. */
export async function readExame(db: Db, user: SessionUser, id: number, scope: ListQuery): Promise<string> {
  const row = await readRecord(db, aditivosSource, id, MESSAGES.notFound)
  const aditivo = JSON.parse(only(row)) as Aditivo
  const { id_projeto, id_contrato } = aditivo
  const beside = id_contrato === null ? { id_projeto } : { id_contrato }
  const [projeto, contrato, aditivos, fila] = await Promise.all([
    readProjeto(db, id_projeto, user),
    id_contrato === null ? '[null]' : readContrato(db, id_contrato),
    listRows(db, aditivosSource, { ...scope, ...beside, ordem: '-data_criacao', limite: MOST }),
    readFila(db, user, aditivo),
  ])
  return `[{"aditivo":${only(row)},"projeto":${only(projeto)},"contrato":${only(contrato)},"aditivos":${aditivos.rows},"fila":${fila}}]`
}
