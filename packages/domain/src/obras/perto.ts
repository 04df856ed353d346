import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'

/** What the address says of the page of works nearby. */
export const pertoList = defineList({
  name: 'perto',
  title: 'Obras perto de você',
  columns: [],
  filters: { bairro: z.optional(z.string()) },
})

/** Whether a work is shown to whoever asks for this neighbourhood, or for none. */
export const ficaEm = (
  { bairros }: { readonly bairros: readonly string[] },
  bairro: string | null,
): boolean => bairro === null || bairros.includes(bairro)
