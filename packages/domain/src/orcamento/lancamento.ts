import * as z from 'zod/mini'
import { type Column, defineList, sheetColumns } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { FONTE_CODES, FONTE_LABELS, fonte } from './fonte.ts'
import { LISTA_LABELS } from './opcao.ts'

/** Whether the money is in the annual budget law; the specification writes it without accent. */
export const ORCAMENTO_FLAGS = ['Sim', 'Nao'] as const
export const ORCAMENTO_LABELS: Record<(typeof ORCAMENTO_FLAGS)[number], string> = { Sim: 'Sim', Nao: 'Não' }

/** A budget line. Its codes are text; the names beside them are those of the option lists, where they have them. */
export const lancamento = z.object({
  id: z.number(),
  secretaria_id: z.number(),
  secretaria_nome: z.string(),
  valor: z.number(),
  unidade: z.string(),
  orcamento: z.enum(ORCAMENTO_FLAGS),
  funcional_programatica: z.string(),
  fonte_recurso_stn: z.string(),
  fonte_recurso: z.enum(FONTE_CODES),
  ficha: z.string(),
  /** The year of the budget law; none where nobody has said it. */
  exercicio: z.nullable(z.number()),
  conta_elemento_despesa: z.string(),
  classificacao_institucional: z.string(),
  aplicacao: z.string(),
  funcional_nome: z.nullable(z.string()),
  conta_nome: z.nullable(z.string()),
  aplicacao_nome: z.nullable(z.string()),
  stn_nome: z.nullable(z.string()),
  /** Of the programme that the functional code names, in the plan of its year. */
  programa_nome: z.nullable(z.string()),
  /** What value amendments draw on the line: approved ones, and pending ones for those who read them. */
  comprometido: z.number(),
  /** What is left of it; below zero when more was asked for than it holds. */
  saldo: z.number(),
  versao: z.number(),
})
export type Lancamento = z.output<typeof lancamento>

/** What its fields are called. The codes are called as the lists they are chosen from. */
export const LABELS = {
  secretaria_id: 'Secretaria',
  valor: 'Valor',
  unidade: LISTA_LABELS.unidade,
  orcamento: 'Orçamento',
  funcional_programatica: LISTA_LABELS.funcionais,
  fonte_recurso_stn: LISTA_LABELS.fontederecurso,
  fonte_recurso: 'Fonte de recurso',
  ficha: 'Ficha',
  exercicio: 'Exercício',
  conta_elemento_despesa: LISTA_LABELS.contaelemento,
  classificacao_institucional: LISTA_LABELS.classificacao,
  aplicacao: LISTA_LABELS.aplicacao,
}

const MAX_CODE = 200
const code = fields.requiredText(MAX_CODE)
const exercicio = fields.integer(1900, 2199, 'Informe o ano com quatro algarismos.')

const ownFields = {
  valor: fields.money,
  unidade: code,
  orcamento: z.enum(ORCAMENTO_FLAGS, 'Escolha Sim ou Não.'),
  funcional_programatica: code,
  fonte_recurso_stn: code,
  fonte_recurso: fonte,
  ficha: fields.requiredText(60),
  exercicio: fields.clearable(exercicio),
  conta_elemento_despesa: code,
  classificacao_institucional: code,
  aplicacao: code,
}

export const lancamentoCreate = labelled(
  z.object({ secretaria_id: fields.clearable(fields.id), ...ownFields }),
  LABELS,
  'orcamento',
)
export type LancamentoCreate = z.output<typeof lancamentoCreate>

/** What is missing stays as it is. */
export const lancamentoUpdate = labelled(
  z.extend(z.partial(z.object({ secretaria_id: fields.id, ...ownFields })), { versao: fields.versao }),
  LABELS,
  'orcamento',
)
export type LancamentoUpdate = z.output<typeof lancamentoUpdate>

export const orcamentoList = defineList({
  name: 'orcamento',
  title: 'Lista de Lançamentos Orçamentários',
  sobre: 'As dotações do orçamento da prefeitura: para que o dinheiro está reservado, e quanto é.',
  columns: [
    { key: 'id', label: 'ID', kind: 'id' },
    { key: 'secretaria_nome', label: LABELS.secretaria_id, kind: 'text' },
    { key: 'funcional_programatica', label: 'Funcional', kind: 'text' },
    { key: 'classificacao_institucional', label: 'Classificação', kind: 'text' },
    { key: 'conta_elemento_despesa', label: 'Conta/Elemento', kind: 'text' },
    { key: 'aplicacao', label: LABELS.aplicacao, kind: 'text' },
    { key: 'fonte_recurso_stn', label: 'Fonte STN', kind: 'text' },
    { key: 'fonte_recurso', label: 'Fonte', kind: 'text', labels: FONTE_LABELS },
    { key: 'ficha', label: LABELS.ficha, kind: 'text' },
    { key: 'exercicio', label: LABELS.exercicio, kind: 'year' },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
    { key: 'saldo', label: 'Saldo (R$)', kind: 'money', sum: true },
  ],
  filters: {
    secretaria_id: z.optional(fields.id),
    exercicio: z.optional(exercicio),
    fonte_recurso: z.optional(fonte),
    orcamento: z.optional(z.enum(ORCAMENTO_FLAGS)),
  },
})

/** Its spreadsheet has all that a person may change. */
export const orcamentoPlanilha: readonly Column[] = sheetColumns(orcamentoList, [
  { key: 'unidade', label: LABELS.unidade, kind: 'text' },
  { key: 'orcamento', label: LABELS.orcamento, kind: 'text', labels: ORCAMENTO_LABELS },
])
