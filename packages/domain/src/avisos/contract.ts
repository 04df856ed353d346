import { anyone, signedIn } from '../http/access.ts'
import { call } from '../http/call.ts'
import { byId } from '../http/record.ts'
import { done, envelope } from '../http/replies.ts'
import { aviso, avisosQuery, contagem, lido, lidos, seguido, situacaoSeguido } from './aviso.ts'
import { mudanca, mudancasQuery } from './mudanca.ts'
import { preferencia, preferenciaUpdate, sair } from './preferencia.ts'

export const avisosCalls = {
  listAvisos: call({
    method: 'GET',
    path: '/api/avisos',
    summary:
      'Os avisos da pessoa, os mais novos primeiro: decisões sobre o que pediu e mudanças no que segue',
    access: signedIn,
    query: () => avisosQuery,
    reply: () => envelope(aviso),
  }),
  countAvisos: call({
    method: 'GET',
    path: '/api/avisos/contagem',
    summary: 'Quantos avisos a pessoa ainda não leu, cem no máximo',
    access: signedIn,
    reply: () => envelope(contagem),
  }),
  readAviso: call({
    method: 'POST',
    path: '/api/avisos/lidos',
    summary: 'Marca um aviso como lido, com o que ele conta até uma linha da trilha',
    access: signedIn,
    body: () => lido,
    reply: () => done,
  }),
  readAllAvisos: call({
    method: 'POST',
    path: '/api/avisos/lidos/todos',
    summary: 'Marca como lidos todos os avisos até uma linha da trilha',
    access: signedIn,
    body: () => lidos,
    reply: () => done,
  }),
  getPreferencia: call({
    method: 'GET',
    path: '/api/avisos/preferencias',
    summary: 'O que a pessoa recebe por e-mail',
    access: signedIn,
    reply: () => envelope(preferencia),
  }),
  updatePreferencia: call({
    method: 'PUT',
    path: '/api/avisos/preferencias',
    summary: 'Escolhe o que a pessoa recebe por e-mail',
    access: signedIn,
    body: () => preferenciaUpdate,
    reply: () => done,
  }),
  leaveEmails: call({
    method: 'POST',
    path: '/api/avisos/sair',
    summary:
      'Deixa de receber e-mails, pelo código que vem em cada um deles; responde o mesmo a qualquer código',
    access: anyone,
    body: () => sair,
    reply: () => done,
  }),
  listMudancas: call({
    method: 'GET',
    path: '/api/mudancas',
    summary:
      'O que mudou em uma semana nos projetos, em frases; de outras secretarias, o andamento de etapas e obras',
    access: signedIn,
    query: () => mudancasQuery,
    reply: () => envelope(mudanca),
  }),
  listSeguidos: call({
    method: 'GET',
    path: '/api/seguidos',
    summary: 'Os projetos que a pessoa segue',
    access: signedIn,
    reply: () => envelope(seguido),
  }),
  getSeguido: call({
    method: 'GET',
    path: '/api/seguidos/{id}',
    summary: 'Se a pessoa segue um projeto',
    access: signedIn,
    params: () => byId,
    reply: () => envelope(situacaoSeguido),
  }),
  followProjeto: call({
    method: 'PUT',
    path: '/api/seguidos/{id}',
    summary: 'Passa a seguir um projeto',
    access: signedIn,
    params: () => byId,
    reply: () => done,
  }),
  unfollowProjeto: call({
    method: 'DELETE',
    path: '/api/seguidos/{id}',
    summary: 'Deixa de seguir um projeto',
    access: signedIn,
    params: () => byId,
    reply: () => done,
  }),
}
