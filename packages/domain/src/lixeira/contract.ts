import { listCall } from '../http/list.ts'
import { excluido, lixeiraList } from './lixeira.ts'
import { lixeiraReaders } from './policy.ts'

export const lixeiraCalls = {
  listLixeira: listCall(lixeiraList, '/api/lixeira', lixeiraReaders, () => excluido),
}
