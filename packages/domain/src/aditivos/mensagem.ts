import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { ROLES, type Role } from '../shared/roles.ts'
import type { StatusAditivo } from './aditivo.ts'

/** A question or an answer about a request, as it was written. */
export const mensagem = z.object({
  id: z.number(),
  texto: z.string(),
  autor_id: z.number(),
  autor_nome: z.string(),
  /** What the author was when it was written: only an auditor's is a question. */
  papel: z.enum(ROLES),
  criada_em: z.string(),
})
export type Mensagem = z.output<typeof mensagem>

export const mensagemCreate = labelled(z.object({ texto: fields.requiredText(2000) }), { texto: 'Mensagem' })

/** Whose turn it is in a thread. */
export const CONVERSAS = ['aguarda resposta', 'respondida'] as const
export type Conversa = (typeof CONVERSAS)[number]
export const CONVERSA_LABELS: Record<Conversa, string> = {
  'aguarda resposta': 'Aguarda resposta',
  respondida: 'Respondida',
}

/** Questions are asked and answered until somebody decides, or the request is withdrawn. */
export const isConversaOpen = (status: StatusAditivo): boolean =>
  status === 'pendente' || status === 'devolvido'

/**
 * What a thread waits for, its messages oldest first: an answer after the last question of an auditor, or the auditor
 * after an answer. Nobody waits for what was never asked, nor once the thread is closed.
 */
export function conversaOf(
  status: StatusAditivo,
  mensagens: readonly { readonly papel: Role }[],
): Conversa | null {
  if (!isConversaOpen(status) || !mensagens.some(({ papel }) => papel === 'auditor')) return null
  return mensagens.at(-1)?.papel === 'auditor' ? 'aguarda resposta' : 'respondida'
}
