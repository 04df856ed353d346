import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { also, call } from '../http/call.ts'
import { exportCall, listCall, listQuery } from '../http/list.ts'
import { byId, createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { envelope, uploaded } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { secretariaManagers } from './policy.ts'
import {
  nomeSecretaria,
  nomesSecretariasList,
  secretaria,
  secretariaCreate,
  secretariaLugar,
  secretariasList,
} from './secretaria.ts'
import { usoDaSecretaria } from './uso.ts'

export const secretariasCalls = {
  listNomesSecretarias: call({
    method: 'GET',
    path: '/api/secretaria',
    summary: 'Números e nomes das secretarias, para as caixas de escolha',
    access: anyone,
    short: nomesSecretariasList.short,
    query: () => listQuery(nomesSecretariasList),
    reply: () => envelope(nomeSecretaria),
  }),
  listSecretarias: listCall(secretariasList, '/api/getSecretaria', anyone, () => secretaria),
  exportSecretarias: exportCall(secretariasList, anyone),
  getSecretaria: getCall('/api/getsecret/{id}', 'Uma secretaria', anyone, () => secretaria),
  createSecretaria: also(
    createCall(
      '/api/createsecretaria',
      'Cadastra uma secretaria',
      secretariaManagers,
      () => secretariaCreate,
    ),
    { bodyType: 'multipart' },
  ),
  placeSecretaria: updateCall(
    '/api/secretarias/{id}',
    'Desativa ou reativa uma secretaria e diz o seu lugar nas listas e nos gráficos',
    secretariaManagers,
    () => secretariaLugar,
  ),
  getUsoSecretaria: getCall(
    '/api/secretarias/{id}/uso',
    'O que se refere a uma secretaria: quantas pessoas, projetos e outros registros',
    secretariaManagers,
    () => usoDaSecretaria,
  ),
  deleteSecretaria: deleteCall(
    '/api/secretarias/{id}',
    'Exclui uma secretaria a que nada se refere',
    secretariaManagers,
  ),
  uploadFotoSecretaria: call({
    method: 'POST',
    path: '/api/secretarias/{id}/foto',
    summary: 'Envia a foto de quem dirige a secretaria (JPEG, PNG ou WebP, até 5 MB)',
    access: secretariaManagers,
    params: () => byId,
    bodyType: 'multipart',
    body: () => z.object({ foto: fields.upload }),
    reply: () => uploaded,
  }),
}
