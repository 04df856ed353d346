import * as z from 'zod/mini'

/** A name that is known in the city, to be suggested where somebody's is written. */
export const pessoaConhecida = z.object({
  nome: z.string(),
  /** How many projects it manages. */
  projetos: z.number(),
})
export type PessoaConhecida = z.output<typeof pessoaConhecida>

/** As many as one looks through under a field. */
export const MOST_PESSOAS = 10
