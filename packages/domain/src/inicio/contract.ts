import { signedIn } from '../http/access.ts'
import { call } from '../http/call.ts'
import { envelope } from '../http/replies.ts'
import { inicio, inicioQuery } from './inicio.ts'

export const inicioCalls = {
  getInicio: call({
    method: 'GET',
    path: '/api/inicio',
    summary:
      'O começo do dia de quem pergunta: de uma secretaria, o que ela tem a fazer; de auditores, a fila; de administradores, como está a cidade',
    access: signedIn,
    ofToday: true,
    query: () => inicioQuery,
    reply: () => envelope(inicio),
  }),
}
