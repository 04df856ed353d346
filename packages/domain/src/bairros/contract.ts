import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { exportCall, listCall, listFilter, listQuery } from '../http/list.ts'
import { createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { envelope } from '../http/replies.ts'
import { bairro, bairroCreate, bairrosList, bairroUpdate } from './bairro.ts'
import {
  lancamentoBairro,
  lancamentoBairroCreate,
  lancamentoBairroUpdate,
  lancamentosBairrosList,
  resumoBairros,
} from './lancamento-bairro.ts'
import { bairroManagers, lancamentoBairroManagers } from './policy.ts'

export const bairrosCalls = {
  listBairros: call({
    method: 'GET',
    path: '/api/bairros',
    summary: 'Os bairros da cidade, cada um com a sua zona onde ela é conhecida',
    access: anyone,
    short: bairrosList.short,
    query: () => listQuery(bairrosList),
    reply: () => envelope(bairro),
  }),
  getBairro: getCall('/api/bairros/{id}', 'Um bairro da cidade', anyone, () => bairro),
  createBairro: createCall(
    '/api/bairros',
    'Acrescenta um bairro à cidade',
    bairroManagers,
    () => bairroCreate,
  ),
  updateBairro: updateCall(
    '/api/bairros/{id}',
    'Altera o nome ou a zona de um bairro, o tira de uso ou o traz de volta',
    bairroManagers,
    () => bairroUpdate,
  ),
  deleteBairro: deleteCall('/api/bairros/{id}', 'Exclui um bairro a que nada se refere', bairroManagers),
  listLancamentosBairros: listCall(
    lancamentosBairrosList,
    '/api/projetosbairros',
    anyone,
    () => lancamentoBairro,
  ),
  exportLancamentosBairros: exportCall(lancamentosBairrosList, anyone),
  getResumoBairros: call({
    method: 'GET',
    path: '/api/projetosbairros/resumo',
    summary: 'Somas dos lançamentos por zona, por bairro, por tipo e por fonte',
    access: anyone,
    query: () => listFilter(lancamentosBairrosList),
    reply: () => envelope(resumoBairros),
  }),
  getLancamentoBairro: getCall(
    '/api/projetosbairros/{id}',
    'Um lançamento por bairro',
    anyone,
    () => lancamentoBairro,
  ),
  createLancamentoBairro: createCall(
    '/api/addprojetobairro',
    'Cadastra um lançamento por bairro',
    lancamentoBairroManagers,
    () => lancamentoBairroCreate,
  ),
  updateLancamentoBairro: updateCall(
    '/api/projetosbairros/{id}',
    'Altera um lançamento por bairro',
    lancamentoBairroManagers,
    () => lancamentoBairroUpdate,
  ),
  deleteLancamentoBairro: deleteCall(
    '/api/projetosbairros/{id}',
    'Exclui um lançamento por bairro',
    lancamentoBairroManagers,
  ),
}
