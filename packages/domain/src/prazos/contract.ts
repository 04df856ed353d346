import * as z from 'zod/mini'
import { MAX_ARQUIVO } from '../arquivos/arquivo.ts'
import { anyone, signedIn } from '../http/access.ts'
import { also, call } from '../http/call.ts'
import { listQuery } from '../http/list.ts'
import { byId, createCall, deleteCall } from '../http/record.ts'
import { envelope, file, storedFile } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { cumprimentoCreate, missingComprovacao, prazoDoProjeto } from './cumprimento.ts'
import { comprovacaoReaders, prazoMarkers, prazoUnmarkers } from './policy.ts'
import { prazo, prazosList } from './prazo.ts'

const contagem = z.object({
  vencidos: z.number(),
  /** In the next 30 days. */
  proximos: z.number(),
  /** Amendments that wait for a decision. */
  aditivos: z.number(),
  /** How many of all these are the person's own affair. */
  meus: z.number(),
})

const agenda = z.object({
  /** The path of the person's calendar, to put behind the system's address. */
  endereco: z.string(),
})

export const prazosCalls = {
  listPrazos: call({
    method: 'GET',
    path: '/api/prazos',
    summary:
      'O que vence: prazos legais, etapas, convênios, PCA, calendário fiscal e aditivos à espera de decisão; os próprios primeiro',
    access: signedIn,
    // Whether works got on is told by the figures of the day.
    ofToday: true,
    query: () => listQuery(prazosList),
    reply: () => envelope(prazo),
  }),
  countPrazos: call({
    method: 'GET',
    path: '/api/prazos/contagem',
    summary: 'Quantos prazos venceram e quantos vencem em 30 dias',
    access: signedIn,
    ofToday: true,
    reply: () => envelope(contagem),
  }),
  listPrazosDoProjeto: call({
    method: 'GET',
    path: '/api/prazos/projeto/{id}',
    summary: 'Os prazos legais de um projeto, abertos e cumpridos, com a base legal de cada um',
    access: signedIn,
    ofToday: true,
    params: () => byId,
    reply: () => envelope(prazoDoProjeto),
  }),
  markPrazo: also(
    createCall(
      '/api/prazos/cumprimentos',
      'Marca um prazo legal como cumprido, com a data e a comprovação: um texto, um arquivo de até 30 MB, ou ambos',
      prazoMarkers,
      () => cumprimentoCreate,
    ),
    { alsoMissing: missingComprovacao, maxFile: MAX_ARQUIVO },
  ),
  readComprovacao: call({
    method: 'GET',
    path: '/api/prazos/cumprimentos/{id}/arquivo',
    summary: 'O arquivo que comprova que um prazo legal foi cumprido, inteiro ou um trecho (Range)',
    access: comprovacaoReaders,
    params: () => byId,
    reply: storedFile,
  }),
  unmarkPrazo: deleteCall(
    '/api/prazos/cumprimentos/{id}',
    'Desfaz a marca de um prazo legal: ele volta a correr',
    prazoUnmarkers,
  ),
  getAgenda: call({
    method: 'GET',
    path: '/api/prazos/agenda',
    summary: 'O endereço secreto da agenda da pessoa; nenhum até que ela o peça',
    access: signedIn,
    reply: () => envelope(agenda),
  }),
  renewAgenda: call({
    method: 'POST',
    path: '/api/prazos/agenda',
    summary: 'Cria o endereço secreto da agenda ou o troca; o antigo deixa de valer',
    access: signedIn,
    reply: () => envelope(agenda),
  }),
  readAgenda: call({
    method: 'GET',
    path: '/api/agenda/{segredo}',
    summary: 'A agenda de prazos de uma pessoa (iCalendar), pelo seu endereço secreto',
    access: anyone,
    ofToday: true,
    params: () => z.object({ segredo: fields.requiredText(100) }),
    // Calendar programs, and people who want theirs fresh, put things of their own behind the address.
    query: () => z.looseObject({}),
    reply: file('text/calendar'),
  }),
}
