import { anyone } from '../http/access.ts'
import { also } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { namesSecretaria } from '../usuarios/policy.ts'
import { emenda, emendaCreate, emendasList, emendaUpdate } from './emenda.ts'
import { emendaChangers } from './policy.ts'

const BASE = '/api/emendas'

export const emendasCalls = {
  listEmendas: listCall(emendasList, BASE, anyone, () => emenda),
  exportEmendas: exportCall(emendasList, anyone),
  getEmenda: getCall(`${BASE}/{id}`, 'Uma emenda parlamentar', anyone, () => emenda),
  createEmenda: also(
    createCall(BASE, 'Cadastra uma emenda parlamentar', emendaChangers, () => emendaCreate),
    { alsoMissing: namesSecretaria('id_secretaria') },
  ),
  updateEmenda: updateCall(
    `${BASE}/{id}`,
    'Altera uma emenda parlamentar',
    emendaChangers,
    () => emendaUpdate,
  ),
  deleteEmenda: deleteCall(`${BASE}/{id}`, 'Exclui uma emenda parlamentar', emendaChangers),
}
