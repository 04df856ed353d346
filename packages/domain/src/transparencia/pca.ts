import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import { ano, pca, pcaAberto } from '../pca/pca.ts'
import * as fields from '../shared/fields.ts'

/** An item of the plan as everyone reads it, with what became of it. */
export const pcaPublico = z.extend(
  z.omit(pca, { justificativa: true, indicacao_vinculacao_dependencia: true, versao: true }),
  {
    /** Of the day it is wanted for. */
    ano: z.number(),
    /** The projects that it is for; archived ones are not among them. */
    projetos: z.nullable(z.string()),
    /** Under which their contracts were signed. */
    processo: z.nullable(z.string()),
  },
)
export type PcaPublico = z.output<typeof pcaPublico>

export const pcaPublicoList = defineList({
  name: 'transparencia-pca',
  title: 'Plano de contratações',
  columns: [
    ...pcaAberto,
    { key: 'ano', label: 'Ano', kind: 'year' },
    { key: 'projetos', label: 'Projetos', kind: 'text' },
    { key: 'processo', label: 'Processo', kind: 'text' },
  ],
  filters: { ano: z.optional(ano), prioridade: z.optional(fields.requiredText(60)) },
})
