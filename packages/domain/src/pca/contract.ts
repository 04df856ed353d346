import * as z from 'zod/mini'
import { call } from '../http/call.ts'
import { exportCall, listFilter, plainListCall } from '../http/list.ts'
import { createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { envelope, file } from '../http/replies.ts'
import { ano, pca, pcaCreate, pcaList, pcaUpdate, resumoPca } from './pca.ts'
import { pcaManagers, pcaReaders } from './policy.ts'

export const PNCP_FORMATS = ['csv', 'json'] as const
export type PncpFormat = (typeof PNCP_FORMATS)[number]

export const pcaCalls = {
  listPca: plainListCall(pcaList, '/api/pca', pcaReaders, () => pca),
  exportPca: exportCall(pcaList, pcaReaders),
  getResumoPca: call({
    method: 'GET',
    path: '/api/pca/resumo',
    summary: 'Somas do PCA por prioridade e por mês da data pretendida',
    access: pcaReaders,
    query: () => listFilter(pcaList),
    reply: () => envelope(resumoPca),
  }),
  exportPncp: call({
    method: 'GET',
    path: '/api/pca/pncp',
    summary: 'O plano de um ano no leiaute de itens do PNCP; o que o PCA não tem fica vazio',
    access: pcaReaders,
    query: () => z.object({ ano, formato: z.enum(PNCP_FORMATS, 'Escolha csv ou json.') }),
    reply: file('text/csv', 'application/json'),
  }),
  getPca: getCall('/api/pca/{id}', 'Um item do PCA', pcaReaders, () => pca),
  createPca: createCall('/api/addpca', 'Cadastra um item do PCA', pcaManagers, () => pcaCreate),
  updatePca: updateCall('/api/editpca/{id}', 'Altera um item do PCA', pcaManagers, () => pcaUpdate),
  deletePca: deleteCall('/api/pca/{id}', 'Exclui um item do PCA', pcaManagers),
}
