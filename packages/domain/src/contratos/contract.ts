import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { also, call, decides } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { byId, createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { envelope, file, written } from '../http/replies.ts'
import { pncpEnviar, pncpNaTela } from '../shared/pncp.ts'
import { namesSecretaria } from '../usuarios/policy.ts'
import { contrato, contratoCreate, contratosList, contratoUpdate } from './contrato.ts'
import { correcaoDoContrato } from './correcao.ts'
import { contratoChangers, correcaoReaders, pncpSenders } from './policy.ts'

/** Someone who may inspect or manage a contract. */
const pessoa = z.object({ id: z.number(), name: z.string(), secretaria_nome: z.nullable(z.string()) })

export const contratosCalls = {
  listContratos: listCall(contratosList, '/api/contratos', anyone, () => contrato),
  exportContratos: exportCall(contratosList, anyone),
  listFiscais: call({
    method: 'GET',
    path: '/api/contratos/pessoas',
    summary: 'As pessoas do sistema que podem fiscalizar ou gerir um contrato',
    access: contratoChangers,
    reply: () => envelope(pessoa),
  }),
  getContrato: getCall('/api/contratos/{id}', 'Um contrato', anyone, () => contrato),
  listCorrecoesDoContrato: call({
    method: 'GET',
    path: '/api/contratos/{id}/correcoes',
    summary: 'O que administradores corrigiram de um contrato assinado, o mais novo primeiro',
    access: correcaoReaders,
    params: () => byId,
    reply: () => envelope(correcaoDoContrato),
  }),
  getPncpDoContrato: getCall(
    '/api/contratos/{id}/pncp',
    'Um contrato no leiaute do PNCP e, campo por campo, o que falta para enviá-lo',
    correcaoReaders,
    () => pncpNaTela,
  ),
  exportPncpDoContrato: call({
    method: 'GET',
    path: '/api/contratos/{id}/pncp/arquivo',
    summary: 'O mesmo em arquivo, pronto para enviar (409 enquanto faltar algo)',
    access: correcaoReaders,
    params: () => byId,
    reply: file('application/json'),
  }),
  sendPncpDoContrato: decides(
    call({
      method: 'POST',
      path: '/api/contratos/{id}/pncp/enviar',
      summary: 'Envia ao PNCP, uma só vez (409 com o motivo quando não foi, ou não se sabe se foi)',
      access: pncpSenders,
      params: () => byId,
      body: () => pncpEnviar,
      reply: () => written,
    }),
  ),
  createContrato: also(
    createCall('/api/contratos', 'Cadastra um contrato', contratoChangers, () => contratoCreate),
    { alsoMissing: namesSecretaria('id_secretaria') },
  ),
  updateContrato: decides(
    updateCall(
      '/api/contratos/{id}',
      'Altera um contrato; o que foi assinado só muda por aditivo (409) ou por correção de um administrador, com motivo_correcao',
      contratoChangers,
      () => contratoUpdate,
    ),
  ),
  deleteContrato: deleteCall(
    '/api/contratos/{id}',
    'Exclui um contrato que ainda não foi assinado (409 depois)',
    contratoChangers,
  ),
}
