import { anyone } from '../http/access.ts'
import { exportCall, listCall } from '../http/list.ts'
import { createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { feriado, feriadoCreate, feriadosList, feriadoUpdate } from './feriado.ts'
import { feriadoManagers } from './policy.ts'

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
}
