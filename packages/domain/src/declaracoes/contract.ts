import { anyone } from '../http/access.ts'
import { call, ofToday } from '../http/call.ts'
import { byId, createCall } from '../http/record.ts'
import { envelope, written } from '../http/replies.ts'
import { declaracao, declaracaoCreate } from './declaracao.ts'
import { declarers } from './policy.ts'

const DECLARACOES = '/api/declaracoes'

export const declaracoesCalls = {
  listDeclaracoes: ofToday(
    call({
      method: 'GET',
      path: DECLARACOES,
      summary: 'As declarações de inexistência que valem hoje: nem vencidas, nem retiradas, nem desmentidas',
      access: anyone,
      reply: () => envelope(declaracao),
    }),
  ),
  createDeclaracao: createCall(
    DECLARACOES,
    'Declara, por 30 dias, que não há o que um critério do PNTP pede; o registro contrário recusa',
    declarers,
    () => declaracaoCreate,
  ),
  withdrawDeclaracao: call({
    method: 'PUT',
    path: `${DECLARACOES}/{id}/retirar`,
    summary: 'Retira uma declaração de inexistência',
    access: declarers,
    params: () => byId,
    reply: () => written,
  }),
}
