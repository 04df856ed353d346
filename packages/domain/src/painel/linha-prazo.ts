import * as z from 'zod/mini'
import { paralisada } from '../projetos/paralisada.ts'

/** A project by its deadline. */
export const linhaPrazo = z.object({
  id: z.number(),
  nomeprojeto: z.string(),
  secretaria_nome: z.string(),
  termina_em: z.string(),
  /** Days past the end, or days left. */
  dias: z.number(),
  progresso: z.number(),
  paralisacao: z.nullable(paralisada),
})
export type LinhaPrazo = z.output<typeof linhaPrazo>
