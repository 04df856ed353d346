import { anyone } from '../http/access.ts'
import { listCall } from '../http/list.ts'
import { createCall, deleteCall, updateCall } from '../http/record.ts'
import { vinculoChangers } from './policy.ts'
import { vinculo, vinculoCreate, vinculosList, vinculoUpdate } from './vinculo.ts'

export const vinculosCalls = {
  listVinculos: listCall(vinculosList, '/api/vinculos', anyone, () => vinculo),
  createVinculo: createCall(
    '/api/vinculos',
    'Vincula um projeto a uma dotação, a uma emenda, a um convênio, a um item do PCA ou a um bairro',
    vinculoChangers,
    () => vinculoCreate,
  ),
  updateVinculo: updateCall(
    '/api/vinculos/{id}',
    'Diz quanto o projeto usa do que está vinculado',
    vinculoChangers,
    () => vinculoUpdate,
  ),
  deleteVinculo: deleteCall('/api/vinculos/{id}', 'Desfaz um vínculo', vinculoChangers),
}
