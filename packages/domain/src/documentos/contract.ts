import * as z from 'zod/mini'
import { MAX_ARQUIVO } from '../arquivos/arquivo.ts'
import { anyone, signedIn } from '../http/access.ts'
import { also, call, decides, ofToday } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { byId, createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { envelope, storedFile, written } from '../http/replies.ts'
import { checklist, dispensaCreate } from './checklist.ts'
import {
  documento,
  documentoCreate,
  documentosList,
  documentoUpdate,
  restricao,
  semEfeito,
  versaoCreate,
  versaoDocumento,
} from './documento.ts'
import { checklistManagers } from './managers.ts'
import { documentoWriters } from './policy.ts'
import { etapaChecklist, etapaChecklistUpdate, regra, regraCreate, regrasList, regraUpdate } from './regra.ts'
import { sha256, verificado } from './verificar.ts'

/** Below a document's own address. */
const postTo = <B extends z.ZodMiniType>(path: string, summary: string, body: () => B) =>
  call({
    method: 'POST',
    path,
    summary,
    access: documentoWriters,
    params: () => byId,
    body,
    reply: () => written,
  })

export const documentosCalls = {
  listDocumentos: ofToday(listCall(documentosList, '/api/documentos', anyone, () => documento)),
  exportDocumentos: ofToday(exportCall(documentosList, anyone)),
  getDocumento: ofToday(getCall('/api/documentos/{id}', 'Um documento', anyone, () => documento)),
  createDocumento: also(
    createCall(
      '/api/documentos',
      'Guarda um documento com um registro: um arquivo de até 30 MB, um envio em partes já concluído, ou um endereço',
      documentoWriters,
      () => documentoCreate,
    ),
    { maxFile: MAX_ARQUIVO },
  ),
  updateDocumento: updateCall(
    '/api/documentos/{id}',
    'Altera título, número, data, tipo ou endereço de um documento',
    documentoWriters,
    () => documentoUpdate,
  ),
  listVersoes: ofToday(
    call({
      method: 'GET',
      path: '/api/documentos/{id}/versoes',
      summary: 'As versões de um documento, a mais nova primeiro',
      access: anyone,
      params: () => byId,
      reply: () => envelope(versaoDocumento),
    }),
  ),
  addVersao: also(
    decides(
      postTo('/api/documentos/{id}/versoes', 'Guarda uma nova versão de um documento', () => versaoCreate),
    ),
    { maxFile: MAX_ARQUIVO },
  ),
  restrictDocumento: decides(
    updateCall(
      '/api/documentos/{id}/restricao',
      'Restringe o acesso a um documento, com fundamento e prazo; nunca o amplia',
      documentoWriters,
      () => restricao,
    ),
  ),
  voidDocumento: decides(
    postTo(
      '/api/documentos/{id}/sem-efeito',
      'Torna um documento sem efeito, com o motivo; ele continua guardado',
      () => semEfeito,
    ),
  ),
  readDocumento: ofToday(
    call({
      method: 'GET',
      path: '/api/documentos/{id}/arquivo',
      summary: 'O arquivo da versão mais nova de um documento, inteiro ou um trecho (Range)',
      access: anyone,
      params: () => byId,
      reply: storedFile,
    }),
  ),
  readVersao: ofToday(
    call({
      method: 'GET',
      path: '/api/documentos/versoes/{id}/arquivo',
      summary: 'O arquivo de uma versão de um documento, inteiro ou um trecho (Range)',
      access: anyone,
      params: () => byId,
      reply: storedFile,
    }),
  ),
  readChecklist: call({
    method: 'GET',
    path: '/api/projetos/{id}/checklist',
    summary: 'Os documentos que cada etapa de um projeto pede, com a base legal, e os que ele tem',
    access: signedIn,
    params: () => byId,
    reply: () => envelope(checklist),
  }),
  waiveDocumento: postTo(
    '/api/projetos/{id}/dispensas',
    'Dispensa um documento de um projeto, com o motivo',
    () => dispensaCreate,
  ),
  unwaiveDocumento: deleteCall(
    '/api/checklist/dispensas/{id}',
    'Desfaz a dispensa de um documento',
    documentoWriters,
  ),
  listRegras: listCall(regrasList, '/api/checklist/regras', anyone, () => regra),
  exportRegras: exportCall(regrasList, anyone),
  createRegra: createCall(
    '/api/checklist/regras',
    'Acrescenta um documento à lista de uma etapa',
    checklistManagers,
    () => regraCreate,
  ),
  updateRegra: updateCall(
    '/api/checklist/regras/{id}',
    'Altera um documento da lista de uma etapa, ou o tira de uso',
    checklistManagers,
    () => regraUpdate,
  ),
  listEtapasChecklist: call({
    method: 'GET',
    path: '/api/checklist/etapas',
    summary: 'Em quais etapas a falta de documentos impede a conclusão',
    access: anyone,
    reply: () => envelope(etapaChecklist),
  }),
  updateEtapaChecklist: updateCall(
    '/api/checklist/etapas/{id}',
    'Diz se a falta de documentos impede a conclusão de uma etapa',
    checklistManagers,
    () => etapaChecklistUpdate,
  ),
}

/** Answered beside them: whether a file is one that the city hall kept. */
export const verificarCalls = {
  verifyArquivo: ofToday(
    call({
      method: 'GET',
      path: '/api/verificar/{sha256}',
      summary:
        'Se um arquivo, pelo seu código SHA-256, é um que a prefeitura guardou, desde quando e com que lacre',
      access: anyone,
      params: () => z.object({ sha256 }),
      reply: () => envelope(verificado),
    }),
  ),
}
