import { anyone } from '../http/access.ts'
import { call, ofToday } from '../http/call.ts'
import { byId, getCall } from '../http/record.ts'
import { envelope, file } from '../http/replies.ts'
import { obraNaLista, obraPublica, planilhaDaObra } from './obra.ts'

export const OBRAS = '/api/obras'
export const RSS = 'application/rss+xml'

export const obrasCalls = {
  listObras: ofToday(
    call({
      method: 'GET',
      path: OBRAS,
      summary: 'Todas as obras: o que são, onde ficam e como estão, em uma frase',
      access: anyone,
      reply: () => envelope(obraNaLista),
    }),
  ),
  getRssDasObras: call({
    method: 'GET',
    path: `${OBRAS}/rss`,
    summary: 'O que mudou nas obras, para acompanhar por RSS',
    access: anyone,
    reply: file(RSS),
  }),
  getObra: ofToday(
    getCall(`${OBRAS}/{id}`, 'Uma obra como o cidadão a lê, em uma só resposta', anyone, () => obraPublica),
  ),
  getPlanilhaDaObra: getCall(
    `${OBRAS}/{id}/planilha`,
    'A planilha contratada de uma obra, com o executado e o pago de cada item',
    anyone,
    () => planilhaDaObra,
  ),
  getRssDaObra: call({
    method: 'GET',
    path: `${OBRAS}/{id}/rss`,
    summary: 'O que mudou em uma obra, para acompanhar por RSS',
    access: anyone,
    params: () => byId,
    reply: file(RSS),
  }),
}
