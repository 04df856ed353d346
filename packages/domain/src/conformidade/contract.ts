import { call, ofToday } from '../http/call.ts'
import { envelope } from '../http/replies.ts'
import { medicaoConformidade } from './medidor.ts'
import { conformidadeReaders } from './policy.ts'
import { textoRetido } from './retido.ts'

export const conformidadeCalls = {
  getConformidade: ofToday(
    call({
      method: 'GET',
      path: '/api/conformidade',
      summary: 'Quanto a cidade atende do PNTP hoje, critério por critério, e o que fazer a seguir',
      access: conformidadeReaders,
      reply: () => envelope(medicaoConformidade),
    }),
  ),

  listRetidos: call({
    method: 'GET',
    path: '/api/conformidade/retidos',
    summary: 'Textos que não são publicados porque parecem conter dado pessoal, e onde corrigi-los',
    access: conformidadeReaders,
    reply: () => envelope(textoRetido),
  }),
}
