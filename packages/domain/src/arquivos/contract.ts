import * as z from 'zod/mini'
import { call } from '../http/call.ts'
import { done, envelope } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { MAX_ARQUIVO } from './arquivo.ts'
import { envio, envioCreate, envioId, PARTE } from './envio.ts'
import { MESSAGES } from './messages.ts'
import { armazenamentoReaders, arquivoSenders } from './policy.ts'
import { uso } from './uso.ts'

const byEnvio = z.object({ id: envioId })

export const arquivosCalls = {
  readUso: call({
    method: 'GET',
    path: '/api/arquivos/uso',
    summary: 'Quanto espaço os arquivos ocupam, de quanto a cidade pode guardar',
    access: armazenamentoReaders,
    reply: () => envelope(uso),
  }),
  createEnvio: call({
    method: 'POST',
    path: '/api/envios',
    summary: 'Anuncia um arquivo que será enviado em partes; recusa antes do envio o que não seria aceito',
    access: arquivoSenders,
    body: () => envioCreate,
    reply: () =>
      z.object({
        Status: z.literal('Success'),
        id: z.string(),
        /** How many bytes each part has, except the last one. */
        parte: z.number(),
        recebido: z.number(),
      }),
  }),
  sendParte: call({
    method: 'PUT',
    path: '/api/envios/{id}',
    summary:
      'Recebe a parte que começa no byte `de`; a que já chegou é respondida do mesmo modo. A última faz o arquivo',
    access: arquivoSenders,
    params: () => byEnvio,
    query: () => z.object({ de: fields.integer(0, MAX_ARQUIVO) }),
    body: () => z.custom<Uint8Array>((value) => value instanceof Uint8Array, MESSAGES.notOctets),
    bodyType: 'octets',
    maxBody: PARTE,
    reply: () => envio,
  }),
  getEnvio: call({
    method: 'GET',
    path: '/api/envios/{id}',
    summary: 'Quanto de um arquivo já chegou, para continuar de onde parou',
    access: arquivoSenders,
    params: () => byEnvio,
    reply: () => envio,
  }),
  cancelEnvio: call({
    method: 'DELETE',
    path: '/api/envios/{id}',
    summary: 'Desiste de um envio: o que chegou dele é descartado',
    access: arquivoSenders,
    params: () => byEnvio,
    reply: () => done,
  }),
}
