import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { lazily } from '../http/lazily.ts'
import { exportCall, listCall, listQuery } from '../http/list.ts'
import { envelope, uploaded, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { secretariaManagers } from './policy.ts'
import {
  nomeSecretaria,
  nomesSecretariasList,
  secretaria,
  secretariaCreate,
  secretariasList,
} from './secretaria.ts'

const byId = z.object({ id: fields.id })

export const secretariasCalls = lazily({
  listNomesSecretarias: () =>
    call({
      method: 'GET',
      path: '/api/secretaria',
      summary: 'Números e nomes das secretarias, para as caixas de escolha',
      access: anyone,
      query: listQuery(nomesSecretariasList),
      reply: envelope(nomeSecretaria),
    }),
  listSecretarias: () => listCall(secretariasList, '/api/getSecretaria', anyone, secretaria),
  exportSecretarias: () => exportCall(secretariasList, anyone),
  getSecretaria: () =>
    call({
      method: 'GET',
      path: '/api/getsecret/{id}',
      summary: 'Uma secretaria',
      access: anyone,
      params: byId,
      reply: envelope(secretaria),
    }),
  createSecretaria: () =>
    call({
      method: 'POST',
      path: '/api/createsecretaria',
      summary: 'Cadastra uma secretaria',
      access: secretariaManagers,
      bodyType: 'multipart',
      body: secretariaCreate,
      reply: written,
    }),
  uploadFotoSecretaria: () =>
    call({
      method: 'POST',
      path: '/api/secretarias/{id}/foto',
      summary: 'Envia a foto de quem dirige a secretaria (JPEG, PNG ou WebP, até 5 MB)',
      access: secretariaManagers,
      params: byId,
      bodyType: 'multipart',
      body: z.object({ foto: fields.upload }),
      reply: uploaded,
    }),
})
