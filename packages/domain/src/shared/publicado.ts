import type * as z from 'zod/mini'
import { tabelaOf } from './labels.ts'
import { publicadoEm } from './publicos.ts'

/** Whether everyone will read what is written in a field of this body. */
export function isPublished(body: z.ZodMiniType, campo: string): boolean {
  const tabela = tabelaOf(body)
  return tabela !== undefined && publicadoEm(tabela, campo) !== null
}
