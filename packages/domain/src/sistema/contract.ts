import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { TICKET_HEADER } from '../http/headers.ts'
import { done, envelope } from '../http/replies.ts'

/** How heavy work may be named. */
export const TICKET = /^[\w-]{8,64}$/

const SITUACOES_FILA = ['na fila', 'em andamento'] as const

/** The system about itself. */
export const sistemaCalls = {
  getHealth: call({
    method: 'GET',
    path: '/api/health',
    summary: 'Responde 200 quando o banco de dados responde, 503 quando não',
    access: anyone,
    waitsNever: true,
    reply: () => done,
  }),
  getFila: call({
    method: 'GET',
    path: '/api/fila/{chave}',
    summary: `Onde está um trabalho demorado (PDF, planilha, foto) enviado com o cabeçalho ${TICKET_HEADER}; nada quando já terminou`,
    access: anyone,
    waitsNever: true,
    params: () => z.object({ chave: z.string().check(z.regex(TICKET, 'Chave inválida.')) }),
    reply: () =>
      envelope(
        z.object({
          situacao: z.enum(SITUACOES_FILA),
          /** Quantos começam antes. */
          a_frente: z.number(),
        }),
      ),
  }),
}
