import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call, decides } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { byId, createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { file } from '../http/replies.ts'
import { projetoChangers } from '../projetos/policy.ts'
import {
  paralisacao,
  paralisacaoCreate,
  paralisacaoUpdate,
  paralisacoesList,
  reinicio,
} from './paralisacao.ts'
import { paralisacaoDeleters } from './policy.ts'

/** What is made to be hung up or published. */
export const FOLHAS = ['aviso', 'placa'] as const
export type Folha = (typeof FOLHAS)[number]

export const paralisacoesCalls = {
  listParalisacoes: listCall(paralisacoesList, '/api/paralisacoes', anyone, () => paralisacao),
  exportParalisacoes: exportCall(paralisacoesList, anyone),
  getParalisacao: getCall('/api/paralisacoes/{id}', 'Uma paralisação', anyone, () => paralisacao),
  createParalisacao: createCall(
    '/api/paralisacoes',
    'Paralisa a obra de um projeto; uma aberta por vez (409)',
    projetoChangers,
    () => paralisacaoCreate,
  ),
  updateParalisacao: updateCall(
    '/api/paralisacoes/{id}',
    'Altera contrato, motivo, responsável, reinício previsto e as datas do aviso e da placa',
    projetoChangers,
    () => paralisacaoUpdate,
  ),
  restartParalisacao: decides(
    updateCall(
      '/api/paralisacoes/{id}/reiniciar',
      'Reinicia a obra: as etapas não concluídas andam os dias parados, com a apostila (art. 115, § 5º)',
      projetoChangers,
      () => reinicio,
    ),
  ),
  deleteParalisacao: deleteCall(
    '/api/paralisacoes/{id}',
    'Exclui uma paralisação aberta que foi lançada por engano',
    paralisacaoDeleters,
  ),
  printParalisacao: call({
    method: 'GET',
    path: '/api/paralisacoes/{id}/pdf',
    summary: 'O aviso para o site ou a placa da obra, em PDF (art. 115, § 6º)',
    access: anyone,
    params: () => byId,
    query: () => z.object({ folha: z.enum(FOLHAS, 'Escolha aviso ou placa.') }),
    reply: file('application/pdf'),
  }),
}
