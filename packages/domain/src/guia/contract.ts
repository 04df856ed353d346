import { call } from '../http/call.ts'
import { done, envelope } from '../http/replies.ts'
import { guia, guiaUpdate, passoParams, passoUpdate } from './guia.ts'
import { guiaManagers } from './policy.ts'

export const guiaCalls = {
  getGuia: call({
    method: 'GET',
    path: '/api/primeiros-passos',
    summary: 'Os primeiros passos de uma cidade, e quais os registros mostram que já foram dados',
    access: guiaManagers,
    reply: () => envelope(guia),
  }),
  updatePasso: call({
    method: 'PUT',
    path: '/api/primeiros-passos/{passo}',
    summary: 'Pula um passo do guia, ou o retoma; o nome da cidade não se pula',
    access: guiaManagers,
    params: () => passoParams,
    body: () => passoUpdate,
    reply: () => done,
  }),
  updateGuia: call({
    method: 'PUT',
    path: '/api/primeiros-passos',
    summary: 'Conclui o guia, ou o retoma',
    access: guiaManagers,
    body: () => guiaUpdate,
    reply: () => done,
  }),
}
