import * as z from 'zod/mini'
import { call } from '../http/call.ts'
import { lazily } from '../http/lazily.ts'
import { exportCall, listQuery, listWithin, plainListCall } from '../http/list.ts'
import { written } from '../http/replies.ts'
import { projetoChangers } from '../projetos/policy.ts'
import * as fields from '../shared/fields.ts'
import { aditivo, aditivoCreate, aditivosList, aprovacao, missingOfAny, rejeicao } from './aditivo.ts'
import { correcao } from './correcao.ts'
import { aditivoReaders, auditors } from './policy.ts'

const byId = z.object({ id: fields.id })

export const aditivosCalls = lazily({
  listAditivos: () => plainListCall(aditivosList, '/api/aditivos', aditivoReaders, aditivo),
  exportAditivos: () => exportCall(aditivosList, aditivoReaders),
  listAditivosDoProjeto: () =>
    call({
      method: 'GET',
      path: '/api/aditivos/{id}',
      summary: 'Os aditivos de um projeto, o mais novo primeiro',
      access: aditivoReaders,
      params: byId,
      query: listQuery(listWithin(aditivosList, 'id_projeto')),
      reply: z.array(aditivo),
    }),
  listCorrecoesDoProjeto: () =>
    call({
      method: 'GET',
      path: '/api/correcoes/{id}',
      summary:
        'O que administradores corrigiram da linha de base congelada de um projeto, o mais novo primeiro',
      access: aditivoReaders,
      params: byId,
      reply: z.array(correcao),
    }),
  createAditivo: () =>
    call({
      method: 'POST',
      path: '/api/aditivos',
      summary: 'Pede um aditivo de valor ou de prazo',
      access: projetoChangers,
      body: aditivoCreate,
      alsoMissing: missingOfAny,
      reply: written,
    }),
  approveAditivo: () =>
    call({
      method: 'PUT',
      path: '/api/aditivos/{id}/aprovar',
      summary: 'Aprova um aditivo e aplica o seu efeito',
      access: auditors,
      params: byId,
      body: aprovacao,
      reply: written,
    }),
  rejectAditivo: () =>
    call({
      method: 'PUT',
      path: '/api/aditivos/{id}/rejeitar',
      summary: 'Rejeita um aditivo, com justificativa',
      access: auditors,
      params: byId,
      body: rejeicao,
      reply: written,
    }),
})
