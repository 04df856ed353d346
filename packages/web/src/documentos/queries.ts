import { documentosCalls } from '@paco/domain/documentos/contract'
import type { Documento } from '@paco/domain/documentos/documento'
import type { Entidade } from '@paco/domain/documentos/donos'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

type Whose = { entidade: Entidade; registro_id: number } | { id_projeto: number }

/** The documents of a record; of a project, also those of everything that is part of it. */
export const documentosQuery = (whose: Whose) =>
  queryOptions({
    queryKey: ['/api/documentos', whose],
    queryFn: async ({ signal }): Promise<Documento[]> =>
      (await request(documentosCalls.listDocumentos, { query: whose, signal })).data.Result,
  })

export const documentoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/documentos', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(documentosCalls.getDocumento, { params: { id }, signal })
      const [documento] = data.Result
      if (!documento) throw notFound(MESSAGES.notFound)
      return documento
    },
  })

export const versoesQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/documentos', id, 'versoes'],
    queryFn: async ({ signal }) =>
      (await request(documentosCalls.listVersoes, { params: { id }, signal })).data.Result,
  })

/** What a project needs and has. */
export const checklistQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/projetos', id, 'checklist'],
    queryFn: async ({ signal }) => {
      const { data } = await request(documentosCalls.readChecklist, { params: { id }, signal })
      const [checklist] = data.Result
      if (!checklist) throw notFound(MESSAGES.ownerNotFound)
      return checklist
    },
  })

/** Every kind of document that the stages ask for, also those taken out of use. */
export const regrasQuery = queryOptions({
  queryKey: ['/api/checklist/regras', 'todas'],
  queryFn: async ({ signal }) => (await request(documentosCalls.listRegras, { signal })).data.Result,
})

export const etapasChecklistQuery = queryOptions({
  queryKey: ['/api/checklist/etapas'],
  queryFn: async ({ signal }) => (await request(documentosCalls.listEtapasChecklist, { signal })).data.Result,
})

export const fetchDocumento = async (id: number): Promise<Blob> =>
  (await request(documentosCalls.readDocumento, { params: { id } })).data as unknown as Blob

export const fetchVersao = async (id: number): Promise<Blob> =>
  (await request(documentosCalls.readVersao, { params: { id } })).data as unknown as Blob
