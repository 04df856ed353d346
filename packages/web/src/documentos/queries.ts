import { documentosCalls } from '@paco/domain/documentos/contract'
import type { Entidade } from '@paco/domain/documentos/donos'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { request } from '../http/client.ts'
import { recordOf, rowsOf } from '../http/reads.ts'

type Whose = { entidade: Entidade; registro_id: number } | { id_projeto: number }

/** The documents of a record; of a project, also those of everything that is part of it. */
export const documentosQuery = (whose: Whose) => rowsOf(documentosCalls.listDocumentos, { query: whose })

export const documentoQuery = (id: number) =>
  recordOf(documentosCalls.getDocumento, { params: { id } }, MESSAGES.notFound)

export const versoesQuery = (id: number) => rowsOf(documentosCalls.listVersoes, { params: { id } })

/** What a project needs and has. */
export const checklistQuery = (id: number) =>
  recordOf(documentosCalls.readChecklist, { params: { id } }, MESSAGES.ownerNotFound)

/** Every kind of document that the stages ask for, also those taken out of use. */
export const regrasQuery = rowsOf(documentosCalls.listRegras, {})

export const etapasChecklistQuery = rowsOf(documentosCalls.listEtapasChecklist, {})

export const fetchDocumento = async (id: number): Promise<Blob> =>
  (await request(documentosCalls.readDocumento, { params: { id } })).data as unknown as Blob

export const fetchVersao = async (id: number): Promise<Blob> =>
  (await request(documentosCalls.readVersao, { params: { id } })).data as unknown as Blob
