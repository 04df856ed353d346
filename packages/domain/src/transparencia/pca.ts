import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import { CATEGORIA_LABELS } from '../pca/categorias.ts'
import { EXECUCAO_LABELS, EXECUCOES } from '../pca/execucao.ts'
import { ano, LABELS, pca, pcaAberto } from '../pca/pca.ts'
import * as fields from '../shared/fields.ts'

/** An item of the plan as everyone reads it, with what became of it. */
export const pcaPublico = z.extend(
  z.pick(pca, {
    id: true,
    requisitante: true,
    objeto: true,
    expectativa_consumo_anual: true,
    valor_preliminar: true,
    data_pretendida: true,
    prioridade: true,
    ano: true,
    numero_item: true,
    categoria: true,
    execucao: true,
    unidade_nome: true,
  }),
  {
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
    { key: 'numero_item', label: 'Nº no plano', kind: 'integer' },
    { key: 'categoria', label: LABELS.categoria, kind: 'text', labels: CATEGORIA_LABELS },
    { key: 'execucao', label: 'Execução', kind: 'text', labels: EXECUCAO_LABELS },
    { key: 'unidade_nome', label: 'Unidade', kind: 'text' },
  ],
  filters: {
    ano: z.optional(ano),
    prioridade: z.optional(fields.requiredText(60)),
    execucao: z.optional(z.enum(EXECUCOES, 'Escolha a execução.')),
  },
})
