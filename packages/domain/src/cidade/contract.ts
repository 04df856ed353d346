import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { envelope, written } from '../http/replies.ts'
import { cidade, cidadeUpdate } from './cidade.ts'
import { cidadeManagers } from './policy.ts'

export const cidadeCalls = {
  getCidade: call({
    method: 'GET',
    path: '/api/cidade',
    summary: 'De que cidade é o sistema: nome, contatos, fuso horário, mapa e aparência',
    access: anyone,
    reply: () => envelope(cidade),
  }),
  updateCidade: call({
    method: 'PUT',
    path: '/api/cidade',
    summary: 'Altera a configuração da cidade; o que não é enviado fica como está',
    access: cidadeManagers,
    body: () => cidadeUpdate,
    reply: () => written,
  }),
}
