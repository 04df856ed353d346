import * as z from 'zod/mini'
import { call } from '../http/call.ts'
import { lazily } from '../http/lazily.ts'
import { exportCall, listFilter, plainListCall } from '../http/list.ts'
import { done, envelope, file, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { ano, pca, pcaCreate, pcaList, pcaUpdate, resumoPca } from './pca.ts'
import { pcaManagers, pcaReaders } from './policy.ts'

const byId = z.object({ id: fields.id })

export const PNCP_FORMATS = ['csv', 'json'] as const
export type PncpFormat = (typeof PNCP_FORMATS)[number]

export const pcaCalls = lazily({
  listPca: () => plainListCall(pcaList, '/api/pca', pcaReaders, pca),
  exportPca: () => exportCall(pcaList, pcaReaders),
  getResumoPca: () =>
    call({
      method: 'GET',
      path: '/api/pca/resumo',
      summary: 'Somas do PCA por prioridade e por mês da data pretendida',
      access: pcaReaders,
      query: listFilter(pcaList),
      reply: envelope(resumoPca),
    }),
  exportPncp: () =>
    call({
      method: 'GET',
      path: '/api/pca/pncp',
      summary: 'O plano de um ano no leiaute de itens do PNCP; o que o PCA não tem fica vazio',
      access: pcaReaders,
      query: z.object({ ano, formato: z.enum(PNCP_FORMATS, 'Escolha csv ou json.') }),
      reply: file('text/csv', 'application/json'),
    }),
  getPca: () =>
    call({
      method: 'GET',
      path: '/api/pca/{id}',
      summary: 'Um item do PCA',
      access: pcaReaders,
      params: byId,
      reply: envelope(pca),
    }),
  createPca: () =>
    call({
      method: 'POST',
      path: '/api/addpca',
      summary: 'Cadastra um item do PCA',
      access: pcaManagers,
      body: pcaCreate,
      reply: written,
    }),
  updatePca: () =>
    call({
      method: 'PUT',
      path: '/api/editpca/{id}',
      summary: 'Altera um item do PCA',
      access: pcaManagers,
      params: byId,
      body: pcaUpdate,
      reply: written,
    }),
  deletePca: () =>
    call({
      method: 'DELETE',
      path: '/api/pca/{id}',
      summary: 'Exclui um item do PCA',
      access: pcaManagers,
      params: byId,
      reply: done,
    }),
})
