import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { done, envelope, written } from '../http/replies.ts'
import { feriado, feriadoCreate, feriadosList, feriadoUpdate } from './feriado.ts'
import { anoFiscal, marco, marcoUpdate, umMarco } from './marco.ts'
import { feriadoManagers, marcoManagers } from './policy.ts'

export const calendarioCalls = {
  listFeriados: listCall(feriadosList, '/api/feriados', anyone, () => feriado),
  exportFeriados: exportCall(feriadosList, anyone),
  getFeriado: getCall('/api/feriados/{id}', 'Um dia sem expediente', anyone, () => feriado),
  createFeriado: createCall(
    '/api/feriados',
    'Acrescenta um dia sem expediente ao calendário da cidade',
    feriadoManagers,
    () => feriadoCreate,
  ),
  updateFeriado: updateCall(
    '/api/feriados/{id}',
    'Altera um dia sem expediente; quem muda a regra a diz inteira',
    feriadoManagers,
    () => feriadoUpdate,
  ),
  deleteFeriado: deleteCall('/api/feriados/{id}', 'Exclui um dia sem expediente', feriadoManagers),
  listMarcos: call({
    method: 'GET',
    path: '/api/marcos',
    summary:
      'O calendário fiscal de um ano: PPA, LDO, LOA, encerramento e as datas do PCA, como a cidade as diz ou as usuais',
    access: anyone,
    query: () => z.object({ ano: anoFiscal }),
    reply: () => envelope(marco),
  }),
  putMarco: call({
    method: 'PUT',
    path: '/api/marcos/{ano}/{marco}',
    summary: 'Diz uma data do calendário fiscal; a versão é 0 enquanto ela é a usual',
    access: marcoManagers,
    params: () => umMarco,
    body: () => marcoUpdate,
    reply: () => written,
  }),
  deleteMarco: call({
    method: 'DELETE',
    path: '/api/marcos/{ano}/{marco}',
    summary: 'Volta uma data do calendário fiscal à usual',
    access: marcoManagers,
    params: () => umMarco,
    reply: () => done,
  }),
}
