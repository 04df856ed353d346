import * as z from 'zod/mini'
import { emenda, emendasList } from '../emendas/emenda.ts'
import { defineList } from '../http/list.ts'

/** An amendment as everyone reads it, with the projects that it pays for. */
export const emendaPublica = z.extend(z.omit(emenda, { versao: true }), {
  /** Their names; archived ones are not among them. */
  projetos: z.nullable(z.string()),
})
export type EmendaPublica = z.output<typeof emendaPublica>

export const emendasPublicasList = defineList({
  name: 'transparencia-emendas',
  title: 'Emendas parlamentares',
  columns: [...emendasList.columns, { key: 'projetos', label: 'Projetos', kind: 'text' }],
  filters: emendasList.filters,
})
