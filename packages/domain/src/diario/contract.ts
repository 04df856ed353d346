import { MAX_ARQUIVO } from '../arquivos/arquivo.ts'
import { anyone } from '../http/access.ts'
import { also, call, decides } from '../http/call.ts'
import { listCall, listQuery } from '../http/list.ts'
import { byId, createCall, getCall, updateCall } from '../http/record.ts'
import { envelope, file, storedFile } from '../http/replies.ts'
import { cabecalhoDiario } from './cabecalho.ts'
import { diarioWriters, livroReaders } from './policy.ts'
import {
  diarioList,
  fotoPublica,
  fotosList,
  missingRegistro,
  registroCorrigir,
  registroCreate,
  registroDiario,
  registroSemEfeito,
} from './registro.ts'

export const diarioCalls = {
  getDiario: getCall(
    '/api/diario/projeto/{id}',
    'De que obra é o diário, e o que quem pergunta pode fazer nele',
    anyone,
    () => cabecalhoDiario,
  ),
  listDiario: call({
    method: 'GET',
    path: '/api/diario/projeto/{id}/registros',
    summary:
      'O diário de uma obra: as fotos para todos; as ocorrências, a posição e o original para quem trabalha nela',
    access: anyone,
    params: () => byId,
    query: () => listQuery(diarioList),
    reply: () => envelope(registroDiario),
  }),
  listFotos: listCall(fotosList, '/api/diario/fotos', anyone, () => fotoPublica),
  createRegistro: also(
    createCall(
      '/api/diario',
      'Registra uma foto (JPEG, PNG ou WebP, até 30 MB) ou uma ocorrência; a mesma chave de novo responde o mesmo registro',
      diarioWriters,
      () => registroCreate,
    ),
    { alsoMissing: missingRegistro, maxFile: MAX_ARQUIVO },
  ),
  correctRegistro: decides(
    updateCall(
      '/api/diario/{id}',
      'Corrige legenda, etapa ou momento de uma foto; uma ocorrência não muda (409)',
      diarioWriters,
      () => registroCorrigir,
    ),
  ),
  annulRegistro: decides(
    updateCall(
      '/api/diario/{id}/sem-efeito',
      'Torna um registro sem efeito, com o motivo; ele continua no livro',
      diarioWriters,
      () => registroSemEfeito,
    ),
  ),
  printLivro: call({
    method: 'GET',
    path: '/api/diario/projeto/{id}/livro',
    summary: 'O livro de ocorrências de uma obra, em PDF: todas, numeradas, também as sem efeito',
    access: livroReaders,
    params: () => byId,
    reply: file('application/pdf'),
  }),
  readOriginal: call({
    method: 'GET',
    path: '/api/diario/{id}/original',
    summary: 'A foto como foi enviada, inteira ou um trecho (Range)',
    access: livroReaders,
    params: () => byId,
    reply: storedFile,
  }),
}
