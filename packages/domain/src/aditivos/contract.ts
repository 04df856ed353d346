import * as z from 'zod/mini'
import { also, call } from '../http/call.ts'
import { exportCall, listQuery, listWithin, plainListCall } from '../http/list.ts'
import { byId, createCall, updateCall } from '../http/record.ts'
import { projetoChangers } from '../projetos/policy.ts'
import { aditivo, aditivoCreate, aditivosList, aprovacao, missingOfAny, rejeicao } from './aditivo.ts'
import { correcao } from './correcao.ts'
import { aditivoReaders, auditors } from './policy.ts'

export const aditivosCalls = {
  listAditivos: plainListCall(aditivosList, '/api/aditivos', aditivoReaders, () => aditivo),
  exportAditivos: exportCall(aditivosList, aditivoReaders),
  listAditivosDoProjeto: call({
    method: 'GET',
    path: '/api/aditivos/{id}',
    summary: 'Os aditivos de um projeto, o mais novo primeiro',
    access: aditivoReaders,
    params: () => byId,
    query: () => listQuery(listWithin(aditivosList, 'id_projeto')),
    reply: () => z.array(aditivo),
  }),
  listCorrecoesDoProjeto: call({
    method: 'GET',
    path: '/api/correcoes/{id}',
    summary:
      'O que administradores corrigiram da linha de base congelada de um projeto, o mais novo primeiro',
    access: aditivoReaders,
    params: () => byId,
    reply: () => z.array(correcao),
  }),
  createAditivo: also(
    createCall('/api/aditivos', 'Pede um aditivo de valor ou de prazo', projetoChangers, () => aditivoCreate),
    { alsoMissing: missingOfAny },
  ),
  approveAditivo: updateCall(
    '/api/aditivos/{id}/aprovar',
    'Aprova um aditivo e aplica o seu efeito',
    auditors,
    () => aprovacao,
  ),
  rejectAditivo: updateCall(
    '/api/aditivos/{id}/rejeitar',
    'Rejeita um aditivo, com justificativa',
    auditors,
    () => rejeicao,
  ),
}
