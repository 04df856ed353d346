import * as z from 'zod/mini'
import { pncpSenders } from '../contratos/policy.ts'
import { also, call, decides, ofToday } from '../http/call.ts'
import { exportCall, listQuery, listWithin, plainListCall } from '../http/list.ts'
import { byId, createCall, getCall, updateCall } from '../http/record.ts'
import { file, written } from '../http/replies.ts'
import { projetoChangers } from '../projetos/policy.ts'
import { pncpEnviar, pncpNaTela } from '../shared/pncp.ts'
import { aditivo, aditivosList } from './aditivo.ts'
import { correcao } from './correcao.ts'
import { aprovacao, devolucao, rejeicao } from './decisao.ts'
import { exame } from './exame.ts'
import { medidor } from './limite.ts'
import { mensagem, mensagemCreate } from './mensagem.ts'
import { aditivoCreate, aditivoResend, missingOfAny, retirada, termo } from './pedido.ts'
import { aditivoReaders, auditors } from './policy.ts'

export const aditivosCalls = {
  listAditivos: ofToday(plainListCall(aditivosList, '/api/aditivos', aditivoReaders, () => aditivo)),
  exportAditivos: ofToday(exportCall(aditivosList, aditivoReaders)),
  listAditivosDoProjeto: call({
    method: 'GET',
    path: '/api/aditivos/{id}',
    summary: 'Os aditivos de um projeto, o mais novo primeiro',
    access: aditivoReaders,
    ofToday: true,
    params: () => byId,
    query: () => listQuery(listWithin(aditivosList, 'id_projeto')),
    reply: () => z.array(aditivo),
  }),
  listLimitesDoProjeto: call({
    method: 'GET',
    path: '/api/aditivos/{id}/limites',
    summary: 'O que os aditivos de um projeto somam diante dos limites legais, por contrato',
    access: aditivoReaders,
    params: () => byId,
    reply: () => z.array(medidor),
  }),
  listLimitesDoContrato: call({
    method: 'GET',
    path: '/api/contratos/{id}/limites',
    summary: 'O que os aditivos de um contrato assinado somam diante dos limites legais',
    access: aditivoReaders,
    params: () => byId,
    reply: () => z.array(medidor),
  }),
  listCorrecoesDoProjeto: call({
    method: 'GET',
    path: '/api/correcoes/{id}',
    summary:
      'O que administradores corrigiram da linha de base congelada de um projeto, o mais novo primeiro',
    access: aditivoReaders,
    params: () => byId,
    reply: () => z.array(correcao),
  }),
  getExame: ofToday(
    getCall(
      '/api/aditivos/{id}/exame',
      'O que se olha antes de decidir um aditivo: pedido, projeto, contrato, os outros aditivos e a fila',
      aditivoReaders,
      () => exame,
    ),
  ),
  listMensagens: getCall(
    '/api/aditivos/{id}/mensagens',
    'As perguntas e respostas sobre um aditivo, a mais antiga primeiro',
    aditivoReaders,
    () => mensagem,
  ),
  getPncpDoTermo: getCall(
    '/api/aditivos/{id}/pncp',
    'Um aditivo aprovado no leiaute de termos do PNCP e, campo por campo, o que falta para enviá-lo',
    aditivoReaders,
    () => pncpNaTela,
  ),
  exportPncpDoTermo: call({
    method: 'GET',
    path: '/api/aditivos/{id}/pncp/arquivo',
    summary: 'O mesmo em arquivo, pronto para enviar (409 enquanto faltar algo)',
    access: aditivoReaders,
    params: () => byId,
    reply: file('application/json'),
  }),
  sendPncpDoTermo: decides(
    call({
      method: 'POST',
      path: '/api/aditivos/{id}/pncp/enviar',
      summary: 'Envia ao PNCP, uma só vez (409 com o motivo quando não foi, ou não se sabe se foi)',
      access: pncpSenders,
      params: () => byId,
      body: () => pncpEnviar,
      reply: () => written,
    }),
  ),
  createMensagem: call({
    method: 'POST',
    path: '/api/aditivos/{id}/mensagens',
    summary: 'Pergunta ou responde sobre um aditivo ainda não decidido (409 depois)',
    access: aditivoReaders,
    params: () => byId,
    body: () => mensagemCreate,
    reply: () => written,
  }),
  createAditivo: also(
    createCall('/api/aditivos', 'Pede um aditivo', projetoChangers, () => aditivoCreate),
    { alsoMissing: missingOfAny },
  ),
  approveAditivo: also(
    updateCall(
      '/api/aditivos/{id}/aprovar',
      'Aprova um aditivo e aplica o seu efeito',
      auditors,
      () => aprovacao,
    ),
    { proven: true },
  ),
  rejectAditivo: updateCall(
    '/api/aditivos/{id}/rejeitar',
    'Rejeita um aditivo, com justificativa',
    auditors,
    () => rejeicao,
  ),
  returnAditivo: decides(
    updateCall(
      '/api/aditivos/{id}/devolver',
      'Devolve um aditivo para correção, com o motivo',
      auditors,
      () => devolucao,
    ),
  ),
  resendAditivo: also(
    decides(
      updateCall(
        '/api/aditivos/{id}',
        'Corrige um aditivo devolvido e o reenvia',
        projetoChangers,
        () => aditivoResend,
      ),
    ),
    { alsoMissing: missingOfAny },
  ),
  withdrawAditivo: decides(
    updateCall(
      '/api/aditivos/{id}/retirar',
      'Retira um aditivo ainda não decidido',
      projetoChangers,
      () => retirada,
    ),
  ),
  noteTermo: decides(
    updateCall(
      '/api/aditivos/{id}/termo',
      'Registra número, assinatura e fundamento legal de um aditivo aprovado',
      projetoChangers,
      () => termo,
    ),
  ),
}
