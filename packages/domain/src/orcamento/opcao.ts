import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { ppa, saysPrograma } from './programa.ts'

/** The option lists of the budget form, by the name their call has. */
export const LISTAS_DO_LANCAMENTO = [
  'unidade',
  'classificacao',
  'funcionais',
  'contaelemento',
  'aplicacao',
  'fontederecurso',
] as const
export type ListaDoLancamento = (typeof LISTAS_DO_LANCAMENTO)[number]

/** Those, and the programmes of the multi-year plan, which projects name. */
export const LISTAS = [...LISTAS_DO_LANCAMENTO, 'programa'] as const
export type Lista = (typeof LISTAS)[number]

export const LISTA_LABELS: Record<Lista, string> = {
  unidade: 'Unidade',
  classificacao: 'Classificação institucional',
  funcionais: 'Funcional programática',
  contaelemento: 'Conta/Elemento de despesa',
  aplicacao: 'Aplicação',
  fontederecurso: 'Fonte de recurso STN',
  programa: 'Programa do PPA',
}

const lista = z.enum(LISTAS, 'Escolha uma das listas.')

/** What a select box of the budget form offers. A code may stand twice, for two departments. */
export const opcao = z.object({
  id: z.number(),
  codigo: z.string(),
  descricao: z.string(),
  grupo: z.nullable(z.string()),
  id_secretaria: z.nullable(z.number()),
})
export type Opcao = z.output<typeof opcao>

/** A programme of the multi-year plan: what it is for, and the first year of the plan. */
export const programa = z.extend(opcao, {
  ppa: z.nullable(z.number()),
  objetivo: z.nullable(z.string()),
})
export type Programa = z.output<typeof programa>

/** The same option as administrators keep it, retired ones included. */
export const opcaoMantida = z.extend(programa, {
  lista: z.enum(LISTAS),
  secretaria_nome: z.nullable(z.string()),
  ativo: z.boolean(),
  versao: z.number(),
})
export type OpcaoMantida = z.output<typeof opcaoMantida>

/** What its fields are called. */
const LABELS = {
  lista: 'Lista',
  codigo: 'Código',
  descricao: 'Descrição',
  grupo: 'Grupo',
  id_secretaria: 'Secretaria',
  secretaria_nome: 'Secretaria',
  ppa: 'Primeiro ano do PPA',
  objetivo: 'Objetivo',
  ativo: 'Situação',
}

export const MAX_OBJETIVO = 1000

export const opcaoCreate = labelled(
  z
    .object({
      lista,
      codigo: fields.requiredText(60),
      descricao: fields.requiredText(300),
      grupo: fields.optionalText(100),
      id_secretaria: fields.clearable(fields.id),
      ppa,
      objetivo: fields.optionalText(MAX_OBJETIVO),
    })
    .check(saysPrograma),
  LABELS,
  'opcoes_orcamento',
)

/** A code that lines already carry is not rewritten: it is retired and another one added. */
export const opcaoUpdate = labelled(
  z.object({
    descricao: z.optional(fields.requiredText(300)),
    grupo: fields.optionalText(100),
    ppa,
    objetivo: fields.optionalText(MAX_OBJETIVO),
    ativo: z.optional(fields.flag),
    versao: fields.versao,
  }),
  LABELS,
  'opcoes_orcamento',
)

export const opcoesList = defineList({
  name: 'opcoes-orcamento',
  title: 'Opções do orçamento',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'lista', label: LABELS.lista, kind: 'text', labels: LISTA_LABELS },
    { key: 'codigo', label: LABELS.codigo, kind: 'text' },
    { key: 'descricao', label: LABELS.descricao, kind: 'text' },
    { key: 'grupo', label: LABELS.grupo, kind: 'text' },
    { key: 'secretaria_nome', label: LABELS.secretaria_nome, kind: 'text' },
    { key: 'ppa', label: LABELS.ppa, kind: 'year' },
    { key: 'objetivo', label: LABELS.objetivo, kind: 'text' },
    { key: 'ativo', label: LABELS.ativo, kind: 'boolean', labels: { true: 'Em uso', false: 'Retirada' } },
  ],
  filters: { lista: z.optional(lista), ativo: z.optional(fields.flag), id_secretaria: z.optional(fields.id) },
})

/** What one of the lists offers. */
export const opcoesOferecidasList = defineList({
  name: 'opcoes',
  title: 'Opções',
  short: true,
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'codigo', label: LABELS.codigo, kind: 'text' },
    { key: 'descricao', label: LABELS.descricao, kind: 'text' },
    { key: 'grupo', label: LABELS.grupo, kind: 'text' },
  ],
  filters: { id_secretaria: z.optional(fields.id) },
})
