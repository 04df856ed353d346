import { signedIn } from '../http/access.ts'
import { call } from '../http/call.ts'
import { envelope, file } from '../http/replies.ts'
import { inicio, inicioQuery } from './inicio.ts'
import { reuniaoReaders } from './policy.ts'

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
  printReuniao: call({
    method: 'GET',
    path: '/api/inicio/reuniao/pdf',
    summary:
      'A folha da reunião em PDF: atrasos, dinheiro por secretaria, obras paradas, o que termina no mês e o que espera decisão',
    access: reuniaoReaders,
    ofToday: true,
    reply: file('application/pdf'),
  }),
}
