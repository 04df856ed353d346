import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import {
  ESFERA_LABELS,
  ESFERAS,
  FORMA_REPASSE_LABELS,
  FORMAS_REPASSE,
  FUNCAO_CODES,
  FUNCAO_LABELS,
  TIPO_EMENDA_LABELS,
  TIPOS_EMENDA,
} from './dominios.ts'

/** A parliamentary amendment, as far as it is one department's to carry out. */
export const emenda = z.object({
  id: z.number(),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  esfera: z.enum(ESFERAS),
  numero: z.string(),
  ano: z.number(),
  autor: z.string(),
  partido: z.nullable(z.string()),
  tipo: z.enum(TIPOS_EMENDA),
  forma_repasse: z.enum(FORMAS_REPASSE),
  objeto: z.string(),
  funcao: z.enum(FUNCAO_CODES),
  valor_previsto: z.number(),
  /** What became of it in the budget; null while nobody has said it. */
  valor_empenhado: z.nullable(z.number()),
  valor_liquidado: z.nullable(z.number()),
  valor_pago: z.nullable(z.number()),
  versao: z.number(),
})
export type Emenda = z.output<typeof emenda>

/** What its fields are called. */
export const LABELS = {
  id_secretaria: 'Secretaria',
  esfera: 'Esfera',
  numero: 'Número',
  ano: 'Ano',
  autor: 'Autor',
  partido: 'Partido',
  tipo: 'Tipo',
  forma_repasse: 'Forma de repasse',
  objeto: 'Objeto',
  funcao: 'Função',
  valor_previsto: 'Valor previsto',
  valor_empenhado: 'Valor empenhado',
  valor_liquidado: 'Valor liquidado',
  valor_pago: 'Valor pago',
}

/** The year of the budget law that it amends. */
const ano = fields.integer(1900, 2199, 'Informe o ano com quatro algarismos.')
const esfera = z.enum(ESFERAS, 'Escolha a esfera.')
const tipo = z.enum(TIPOS_EMENDA, 'Escolha o tipo.')
const funcao = z.enum(FUNCAO_CODES, 'Escolha a função.')

const required = {
  esfera,
  numero: fields.requiredText(60),
  ano,
  autor: fields.requiredText(200),
  tipo,
  forma_repasse: z.enum(FORMAS_REPASSE, 'Escolha a forma de repasse.'),
  objeto: fields.requiredText(2000),
  funcao,
  valor_previsto: fields.money,
}

const optional = {
  partido: fields.optionalText(60),
  valor_empenhado: fields.clearable(fields.money),
  valor_liquidado: fields.clearable(fields.money),
  valor_pago: fields.clearable(fields.money),
}

export const emendaCreate = labelled(
  z.object({ id_secretaria: fields.clearable(fields.id), ...required, ...optional }),
  LABELS,
  'emendas',
)
export type EmendaCreate = z.output<typeof emendaCreate>

/** What is missing stays as it is; what is required cannot be emptied. */
export const emendaUpdate = labelled(
  z.extend(z.partial(z.object({ id_secretaria: fields.id, ...required })), {
    ...optional,
    versao: fields.versao,
  }),
  LABELS,
  'emendas',
)
export type EmendaUpdate = z.output<typeof emendaUpdate>

export const emendasList = defineList({
  name: 'emendas',
  title: 'Emendas',
  sobre: 'As emendas parlamentares ao orçamento: autor, objeto, valor e o que já foi pago.',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'numero', label: LABELS.numero, kind: 'text' },
    { key: 'ano', label: LABELS.ano, kind: 'year' },
    { key: 'esfera', label: LABELS.esfera, kind: 'text', labels: ESFERA_LABELS },
    { key: 'autor', label: LABELS.autor, kind: 'text' },
    { key: 'partido', label: LABELS.partido, kind: 'text' },
    { key: 'tipo', label: LABELS.tipo, kind: 'text', labels: TIPO_EMENDA_LABELS },
    { key: 'forma_repasse', label: LABELS.forma_repasse, kind: 'text', labels: FORMA_REPASSE_LABELS },
    { key: 'objeto', label: LABELS.objeto, kind: 'text' },
    { key: 'funcao', label: LABELS.funcao, kind: 'text', labels: FUNCAO_LABELS },
    { key: 'secretaria_nome', label: LABELS.id_secretaria, kind: 'text' },
    { key: 'valor_previsto', label: 'Previsto (R$)', kind: 'money', sum: true },
    { key: 'valor_empenhado', label: 'Empenhado (R$)', kind: 'money', sum: true },
    { key: 'valor_liquidado', label: 'Liquidado (R$)', kind: 'money', sum: true },
    { key: 'valor_pago', label: 'Pago (R$)', kind: 'money', sum: true },
  ],
  filters: {
    ano: z.optional(ano),
    esfera: z.optional(esfera),
    tipo: z.optional(tipo),
    funcao: z.optional(funcao),
    id_secretaria: z.optional(fields.id),
  },
})
