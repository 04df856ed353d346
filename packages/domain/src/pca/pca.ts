import * as z from 'zod/mini'
import { type Column, defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { fold } from '../shared/fold.ts'
import { labelled } from '../shared/labels.ts'
import { CATEGORIA_LABELS, CATEGORIAS, CLASSIFICACAO_LABELS, CLASSIFICACOES } from './categorias.ts'
import { EXECUCAO_LABELS, EXECUCOES } from './execucao.ts'
import { SITUACOES_PLANO } from './plano.ts'
import { SITUACAO_ITEM_LABELS, SITUACOES_ITEM } from './situacao.ts'

/** The priorities that are offered, the most pressing first; any other text is accepted too. */
export const PRIORIDADES = ['Alta', 'Média', 'Baixa'] as const

/** 'alta' and 'MEDIA' are the priorities that are offered, so that sums do not fall apart by spelling. */
export function spellPrioridade(typed: string): string {
  return PRIORIDADES.find((known) => fold(known) === fold(typed)) ?? typed
}

/** An item of the annual procurement plan. */
export const pca = z.object({
  id: z.number(),
  requisitante: z.string(),
  objeto: z.string(),
  justificativa: z.string(),
  expectativa_consumo_anual: z.number(),
  valor_preliminar: z.number(),
  data_pretendida: z.string(),
  prioridade: z.string(),
  indicacao_vinculacao_dependencia: z.nullable(z.string()),
  versao: z.number(),
  /** The year of its plan, which stays when its day moves to another one. */
  ano: z.number(),
  plano_situacao: z.enum(SITUACOES_PLANO),
  /** Whose plan it is in, by the unit's code and name. */
  unidade: z.string(),
  unidade_nome: z.string(),
  /** Given once in its plan, and never to another item. */
  numero_item: z.number(),
  id_secretaria: z.nullable(z.number()),
  secretaria_nome: z.nullable(z.string()),
  categoria: z.nullable(z.enum(CATEGORIAS)),
  classificacao: z.nullable(z.enum(CLASSIFICACOES)),
  classificacao_codigo: z.nullable(z.string()),
  classificacao_nome: z.nullable(z.string()),
  unidade_fornecimento: z.nullable(z.string()),
  valor_exercicio: z.nullable(z.number()),
  renovacao: z.boolean(),
  grupo_codigo: z.nullable(z.string()),
  grupo_nome: z.nullable(z.string()),
  situacao: z.enum(SITUACOES_ITEM),
  /** Why it came back. */
  motivo: z.nullable(z.string()),
  criado_por: z.nullable(z.number()),
  /** All who wrote something of it: none of them approves it. */
  autores: z.array(z.number()),
  /** The item that it became part of. */
  consolidado_em: z.nullable(z.number()),
  /** The item of an earlier plan that it was carried over from, and that of a later one that it was carried over to. */
  adiado_de: z.nullable(z.number()),
  adiado_para: z.nullable(z.number()),
  /** How many projects it is for. */
  vinculados: z.number(),
  comprometido: z.number(),
  contratado: z.number(),
  execucao: z.enum(EXECUCOES),
  /** Has all that the national portal asks for. */
  pronto: z.boolean(),
  no_portal: z.boolean(),
})
export type Pca = z.output<typeof pca>

/** What its fields are called. */
export const LABELS = {
  requisitante: 'Requisitante',
  objeto: 'Objeto',
  justificativa: 'Justificativa',
  expectativa_consumo_anual: 'Expectativa de consumo anual',
  valor_preliminar: 'Valor preliminar',
  data_pretendida: 'Data pretendida',
  prioridade: 'Prioridade',
  indicacao_vinculacao_dependencia: 'Indicação de vinculação ou dependência',
  id_secretaria: 'Secretaria',
  categoria: 'Categoria',
  classificacao: 'Classificação',
  classificacao_codigo: 'Código da classe ou grupo',
  classificacao_nome: 'Classe ou grupo',
  unidade_fornecimento: 'Unidade de fornecimento',
  valor_exercicio: 'Valor no exercício',
  renovacao: 'Renovação de contrato',
  grupo_codigo: 'Código da contratação futura',
  grupo_nome: 'Contratação futura',
  unidade: 'Unidade do plano',
}

/** The longest texts are as long as the layout of the national portal takes them. */
const required = {
  requisitante: fields.requiredText(255),
  objeto: fields.requiredText(2048),
  justificativa: fields.requiredText(5000),
  expectativa_consumo_anual: fields.decimal(0, 999_999_999, 'Informe um número, como 90 ou 90,5.'),
  valor_preliminar: fields.money,
  data_pretendida: fields.day,
  prioridade: fields.requiredText(60).check(z.overwrite(spellPrioridade)),
}

/** What the national portal asks for beside them; a plan may be written before anybody knows it. */
const optional = {
  indicacao_vinculacao_dependencia: fields.optionalText(2000),
  id_secretaria: fields.clearable(fields.id),
  categoria: fields.clearable(z.enum(CATEGORIAS, 'Escolha a categoria.')),
  classificacao: fields.clearable(z.enum(CLASSIFICACOES, 'Escolha material ou serviço.')),
  classificacao_codigo: fields.optionalText(100),
  classificacao_nome: fields.optionalText(255),
  unidade_fornecimento: fields.optionalText(255),
  valor_exercicio: fields.clearable(fields.money),
  renovacao: z.optional(fields.flag),
  grupo_codigo: fields.optionalText(100),
  grupo_nome: fields.optionalText(255),
}

export const pcaCreate = labelled(
  z.object({
    ...required,
    ...optional,
    /** Into whose plan it goes, by the unit's code: the year's first one where nobody says. It stays there. */
    unidade: fields.optionalText(20),
  }),
  LABELS,
  'pca',
)
export type PcaCreate = z.output<typeof pcaCreate>

/** What is missing stays as it is; what is required cannot be emptied. */
export const pcaUpdate = labelled(
  z.object({
    requisitante: z.optional(required.requisitante),
    objeto: z.optional(required.objeto),
    justificativa: z.optional(required.justificativa),
    expectativa_consumo_anual: z.optional(required.expectativa_consumo_anual),
    valor_preliminar: z.optional(required.valor_preliminar),
    data_pretendida: z.optional(required.data_pretendida),
    prioridade: z.optional(required.prioridade),
    ...optional,
    /** Why, in a plan that is approved. */
    justificativa_revisao: fields.optionalText(255),
    versao: fields.versao,
  }),
  { ...LABELS, justificativa_revisao: 'Justificativa da revisão' },
  'pca',
)
export type PcaUpdate = z.output<typeof pcaUpdate>

/** The year of a plan. */
export const ano = fields.integer(1900, 2199, 'Informe um ano.')

export const pcaList = defineList({
  name: 'pca',
  title: 'Lista de PCA',
  columns: [
    { key: 'id', label: 'ID', kind: 'id' },
    { key: 'requisitante', label: LABELS.requisitante, kind: 'text' },
    { key: 'objeto', label: LABELS.objeto, kind: 'text' },
    { key: 'justificativa', label: LABELS.justificativa, kind: 'text', sortable: false },
    { key: 'valor_preliminar', label: 'Valor', kind: 'money', sum: true },
    { key: 'data_pretendida', label: 'Data Pretendida', kind: 'day' },
    { key: 'prioridade', label: LABELS.prioridade, kind: 'text' },
    { key: 'expectativa_consumo_anual', label: LABELS.expectativa_consumo_anual, kind: 'decimal' },
    { key: 'indicacao_vinculacao_dependencia', label: 'Vinculação ou dependência', kind: 'text' },
    { key: 'ano', label: 'Plano', kind: 'year' },
    { key: 'numero_item', label: 'Nº no plano', kind: 'integer' },
    { key: 'situacao', label: 'Situação', kind: 'text', labels: SITUACAO_ITEM_LABELS },
    { key: 'execucao', label: 'Execução', kind: 'text', labels: EXECUCAO_LABELS },
    { key: 'vinculados', label: 'Projetos', kind: 'integer' },
    { key: 'comprometido', label: 'Comprometido (R$)', kind: 'money' },
    { key: 'secretaria_nome', label: 'Secretaria demandante', kind: 'text' },
    { key: 'categoria', label: LABELS.categoria, kind: 'text', labels: CATEGORIA_LABELS },
    { key: 'classificacao', label: LABELS.classificacao, kind: 'text', labels: CLASSIFICACAO_LABELS },
    { key: 'classificacao_codigo', label: LABELS.classificacao_codigo, kind: 'text' },
    { key: 'classificacao_nome', label: LABELS.classificacao_nome, kind: 'text' },
    { key: 'unidade_fornecimento', label: LABELS.unidade_fornecimento, kind: 'text' },
    { key: 'valor_exercicio', label: 'Valor no exercício (R$)', kind: 'money' },
    { key: 'pronto', label: 'Pronto para o PNCP', kind: 'boolean' },
    { key: 'unidade', label: LABELS.unidade, kind: 'text' },
  ],
  filters: {
    prioridade: z.optional(fields.requiredText(60)),
    ano: z.optional(ano),
    de: z.optional(fields.day),
    ate: z.optional(fields.day),
    situacao: z.optional(z.enum(SITUACOES_ITEM, 'Escolha a situação.')),
    execucao: z.optional(z.enum(EXECUCOES, 'Escolha a execução.')),
    categoria: z.optional(z.enum(CATEGORIAS, 'Escolha a categoria.')),
    id_secretaria: z.optional(fields.id),
    unidade: z.optional(fields.requiredText(20)),
    pronto: z.optional(fields.flag),
    sem_projeto: z.optional(fields.flag),
  },
})

/** What everyone reads of an item: why it is asked for, and what hangs on it, is for those who work here. */
export const pcaAberto = [
  { key: 'id', label: 'Item', kind: 'id' },
  { key: 'objeto', label: LABELS.objeto, kind: 'text' },
  { key: 'requisitante', label: LABELS.requisitante, kind: 'text' },
  { key: 'expectativa_consumo_anual', label: 'Quantidade no ano', kind: 'decimal' },
  { key: 'valor_preliminar', label: 'Valor estimado (R$)', kind: 'money', sum: true },
  { key: 'data_pretendida', label: LABELS.data_pretendida, kind: 'day' },
  { key: 'prioridade', label: LABELS.prioridade, kind: 'text' },
] as const satisfies readonly Column[]

const contagem = { total: z.number(), total_valor: z.number() }

/** What the items of a filter add up to. */
export const resumoPca = z.object({
  ...contagem,
  /** Those that are offered first, then the others by name. */
  por_prioridade: z.array(z.object({ prioridade: z.string(), ...contagem })),
  /** Months as `2026-03`, in their order; only those that have items. */
  por_mes: z.array(z.object({ mes: z.string(), ...contagem })),
})
export type ResumoPca = z.output<typeof resumoPca>
