import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { MESSAGES } from './messages.ts'

/** How binding the transparency programme has a criterion. */
export const CLASSIFICACOES = ['essencial', 'obrigatoria', 'recomendada'] as const
export type Classificacao = (typeof CLASSIFICACOES)[number]
export const CLASSIFICACAO_LABELS: Record<Classificacao, string> = {
  essencial: 'Essencial',
  obrigatoria: 'Obrigatória',
  recomendada: 'Recomendada',
}

/** What is looked at in a criterion. */
export const VERIFICACAO_KEYS = ['disponibilidade', 'atualidade', 'historico', 'gravacao', 'filtro'] as const
export type Verificacao = (typeof VERIFICACAO_KEYS)[number]
export const VERIFICACAO_LABELS: Record<Verificacao, string> = {
  disponibilidade: 'Disponibilidade',
  atualidade: 'Atualidade',
  historico: 'Série histórica',
  gravacao: 'Gravação',
  filtro: 'Filtro',
}

/** What the fields of a criterion are called. */
export const LABELS = {
  ciclo: 'Ciclo',
  codigo: 'Código',
  dimensao: 'Dimensão',
  titulo: 'Critério',
  pede: 'O que pede',
  classificacao: 'Classificação',
  peso: 'Peso',
  verificacoes: 'Verificações',
}

/** Each once, in the order of the programme, that something is there at all among them. */
const verificacoes = z.pipe(
  z.array(z.enum(VERIFICACAO_KEYS, MESSAGES.badCheck), MESSAGES.badCheck).check(
    z.maxLength(VERIFICACAO_KEYS.length, MESSAGES.badCheck),
    z.refine((keys) => keys.includes('disponibilidade'), MESSAGES.noAvailability),
  ),
  z.transform((keys) => VERIFICACAO_KEYS.filter((key) => keys.includes(key))),
)

/** A criterion of the programme's matrix, of one year. */
export const criterio = z.object({
  ciclo: fields.integer(2022, 2100),
  /** '9.1': by it the program knows whether and how it measures it. */
  codigo: z
    .string({ error: MESSAGES.badCode })
    .check(
      z.maxLength(12, { error: MESSAGES.badCode, abort: true }),
      z.regex(/^\d{1,2}\.\d{1,3}$/, MESSAGES.badCode),
    ),
  dimensao: fields.requiredText(100),
  titulo: fields.requiredText(200),
  /** What it asks for, where the title does not say it. */
  pede: fields.optionalText(500),
  classificacao: z.enum(CLASSIFICACOES, MESSAGES.badClass),
  peso: fields.decimal(0.01, 99, 'Informe o peso.'),
  /** What is looked at; the rest does not apply, and is not counted. */
  verificacoes,
})

/** The same as it is measured by. */
export interface Criterio {
  readonly codigo: string
  readonly dimensao: string
  readonly titulo: string
  readonly pede: string
  readonly classificacao: Classificacao
  readonly peso: number
  readonly verificacoes: readonly Verificacao[]
}

/** The matrix that holds: that of the newest year. */
export interface Matriz {
  readonly ciclo: number | null
  readonly criterios: readonly Criterio[]
}
