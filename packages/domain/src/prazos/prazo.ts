import * as z from 'zod/mini'
import { aditivoReaders } from '../aditivos/policy.ts'
import { moduloLigado } from '../cidade/modulos.ts'
import { MARCAS, marca } from '../etapas/marca.ts'
import { defineList } from '../http/list.ts'
import { parseDay } from '../shared/days.ts'
import * as fields from '../shared/fields.ts'
import type { SessionUser } from '../shared/roles.ts'

/** What may be due: what the law asks, a stage, an agreement's term, an item of the procurement plan, a day of the city's fiscal year, a decision. */
export const TIPOS = ['legal', 'etapa', 'convenio', 'pca', 'fiscal', 'aditivo'] as const
export type TipoPrazo = (typeof TIPOS)[number]
export const TIPO_LABELS: Record<TipoPrazo, string> = {
  legal: 'Prazo legal',
  etapa: 'Etapa',
  convenio: 'Convênio',
  pca: 'PCA',
  fiscal: 'Calendário fiscal',
  aditivo: 'Aditivo',
}

/** The kinds a person is told of: who may read no amendment is not told that none waits, nor is a city of what it does without. */
export const tiposFor = (who: SessionUser | null): readonly TipoPrazo[] =>
  TIPOS.filter(
    (tipo) =>
      (tipo !== 'aditivo' || aditivoReaders.allows(who)) &&
      (tipo !== 'pca' || moduloLigado('pca')) &&
      (tipo !== 'convenio' || moduloLigado('convenios')),
  )

/** Something due on a day. */
export const prazo = z.object({
  tipo: z.enum(TIPOS),
  /** The record it is about: project, agreement, item, amendment, contract or stoppage; of a fiscal day its year. */
  id: z.number(),
  /** Which of the record's days: the stage's number, the agreement's family and term, the key of a legal or fiscal day. */
  parte: z.nullable(z.string()),
  titulo: z.string(),
  detalhe: z.string(),
  id_secretaria: z.nullable(z.number()),
  secretaria_nome: z.nullable(z.string()),
  dia: z.string(),
  /** Days left; below zero when it has passed. */
  dias: z.number(),
  /** Of a legal deadline, and of a fiscal day the first: what it rests on, what is to be done, and the working days left where it is counted in them. */
  base_legal: z.nullable(z.string()),
  acao: z.nullable(z.string()),
  dias_uteis: z.nullable(z.number()),
  /** Whether it is met by saying so; else only what its record says ends it. */
  marcavel: z.boolean(),
  /** The project it is of, where it is of one. */
  id_projeto: z.nullable(z.number()),
  /** A stage's mark: late, or not begun though its end has passed. */
  marca: z.nullable(z.enum(MARCAS)),
  /** The person's own affair: their department's, or theirs to decide. */
  meu: z.boolean(),
})
export type Prazo = z.output<typeof prazo>

export const mes = z
  .string()
  .check(z.refine((text) => parseDay(`${text}-01`) !== null, 'Informe o mês, como 2026-11.'))

export const prazosList = defineList({
  name: 'prazos',
  title: 'Prazos',
  columns: [
    { key: 'tipo', label: 'Tipo', kind: 'text', labels: TIPO_LABELS },
    { key: 'titulo', label: 'O quê', kind: 'text' },
    { key: 'detalhe', label: 'Detalhe', kind: 'text' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'dia', label: 'Dia', kind: 'day' },
    { key: 'dias', label: 'Dias', kind: 'integer' },
    { key: 'dias_uteis', label: 'Dias úteis', kind: 'integer' },
    { key: 'base_legal', label: 'Base legal', kind: 'text' },
  ],
  filters: {
    tipo: z.optional(z.enum(TIPOS, 'Tipo desconhecido.')),
    id_secretaria: z.optional(fields.id),
    marca: z.optional(marca),
    /** A calendar month, as `2026-11`. */
    mes: z.optional(mes),
  },
})

/** Whether it falls due within a month (`2026-11`); a request that waits has no day to be done by. */
export const venceNoMes = ({ tipo, dia }: Pick<Prazo, 'tipo' | 'dia'>, month: string): boolean =>
  tipo !== 'aditivo' && dia.startsWith(month)

/** How far a day is, as the page groups it. */
export const FAIXAS = ['vencido', '30', '60', '90', '120'] as const
export type Faixa = (typeof FAIXAS)[number]
export const FAIXA_LABELS: Record<Faixa, string> = {
  vencido: 'Vencidos',
  '30': 'Próximos 30 dias',
  '60': 'De 31 a 60 dias',
  '90': 'De 61 a 90 dias',
  '120': 'De 91 a 120 dias',
}
export const HORIZONTE = 90
/** The farthest anything is told from: the term of a contract. */
export const FARTHEST = 120

/** The group a number of days falls in; null when it is too far to be told. */
export function faixaOf(dias: number): Faixa | null {
  if (dias < 0) return 'vencido'
  if (dias <= 30) return '30'
  if (dias <= 60) return '60'
  if (dias <= HORIZONTE) return '90'
  return dias <= FARTHEST ? '120' : null
}

/** Whose affair it is: a department's people look after its days, auditors after what waits for a decision. */
export function isMine(who: SessionUser, due: { tipo: TipoPrazo; id_secretaria: number | null }): boolean {
  if (who.role === 'auditor') return due.tipo === 'aditivo'
  if (who.id_secretaria !== null) return due.id_secretaria === who.id_secretaria
  return false
}
