import { signedIn } from '../http/access.ts'
import { call } from '../http/call.ts'
import { createCall, deleteCall, updateCall } from '../http/record.ts'
import { envelope } from '../http/replies.ts'
import { visao, visaoCreate, visaoUpdate, visoesParams } from './visao.ts'

export const visoesCalls = {
  listVisoes: call({
    method: 'GET',
    path: '/api/visoes/lista/{lista}',
    summary: 'As visões de uma lista: as da pessoa e as compartilhadas com ela',
    access: signedIn,
    params: () => visoesParams,
    reply: () => envelope(visao),
  }),
  createVisao: createCall(
    '/api/visoes',
    'Salva uma visão de uma lista: pesquisa, filtros, ordem, colunas e densidade',
    signedIn,
    () => visaoCreate,
  ),
  updateVisao: updateCall(
    '/api/visoes/{id}',
    'Altera uma visão da pessoa; compartilhada, vale para a secretaria dela, ou para todos se é administradora',
    signedIn,
    () => visaoUpdate,
  ),
  deleteVisao: deleteCall('/api/visoes/{id}', 'Exclui uma visão da pessoa', signedIn),
}
