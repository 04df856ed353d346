import { anyone } from '../http/access.ts'
import { call, decides } from '../http/call.ts'
import { byId, createCall, updateCall } from '../http/record.ts'
import { envelope, file } from '../http/replies.ts'
import { medicaoActors } from '../medicoes/policy.ts'
import { recebimento, recebimentoCreate, recebimentoUpdate } from './recebimento.ts'

export const recebimentosCalls = {
  listRecebimentos: call({
    method: 'GET',
    path: '/api/contratos/{id}/recebimentos',
    summary: 'Os termos de recebimento de um contrato',
    access: anyone,
    params: () => byId,
    reply: () => envelope(recebimento),
  }),
  createRecebimento: createCall(
    '/api/recebimentos',
    'Recebe o objeto de um contrato: o provisório pelo fiscal, o definitivo por outra pessoa (art. 140)',
    medicaoActors,
    () => recebimentoCreate,
  ),
  updateRecebimento: decides(
    updateCall(
      '/api/recebimentos/{id}',
      'Altera um termo enquanto não há recebimento definitivo (409 depois)',
      medicaoActors,
      () => recebimentoUpdate,
    ),
  ),
  printRecebimento: call({
    method: 'GET',
    path: '/api/recebimentos/{id}/pdf',
    summary: 'O termo de recebimento, em PDF para assinar',
    access: anyone,
    params: () => byId,
    reply: file('application/pdf'),
  }),
}
