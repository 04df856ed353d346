import * as z from 'zod/mini'
import { contrato } from '../contratos/contrato.ts'
import { projeto } from '../projetos/projeto.ts'
import { aditivo } from './aditivo.ts'
import { fila } from './fila.ts'

/** What is looked at before a request is decided, in one answer: the first sight of its page needs no other. */
export const exame = z.object({
  aditivo,
  projeto,
  /** The contract it amends. */
  contrato: z.nullable(contrato),
  /** All that was asked for on the same contract, or without one on the project, the newest first; with this one. */
  aditivos: z.array(aditivo),
  /** For auditors. */
  fila: z.nullable(fila),
})
export type Exame = z.output<typeof exame>
