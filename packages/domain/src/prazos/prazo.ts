import * as z from 'zod/mini'
import { aditivoReaders } from '../aditivos/policy.ts'
import { MARCAS, marca } from '../etapas/marca.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import type { SessionUser } from '../shared/roles.ts'

/** What may be due: a stage, an agreement's term, an item of the procurement plan, a decision. */
export const TIPOS = ['etapa', 'convenio', 'pca', 'aditivo'] as const
export type TipoPrazo = (typeof TIPOS)[number]
export const TIPO_LABELS: Record<TipoPrazo, string> = {
  etapa: 'Etapa',
  convenio: 'Convênio',
  pca: 'PCA',
  aditivo: 'Aditivo',
}

/** The kinds a person is told of: who may read no amendment is not told that none waits. */
export const tiposFor = (who: SessionUser | null): readonly TipoPrazo[] =>
  aditivoReaders.allows(who) ? TIPOS : TIPOS.filter((tipo) => tipo !== 'aditivo')

/** Something due on a day. */
export const prazo = z.object({
  tipo: z.enum(TIPOS),
  /** The record it is about: project, agreement, item or amendment. */
  id: z.number(),
  /** Which of the record's days: the stage's number, the agreement's family and term. */
  parte: z.nullable(z.string()),
  titulo: z.string(),
  detalhe: z.string(),
  id_secretaria: z.nullable(z.number()),
  secretaria_nome: z.nullable(z.string()),
  dia: z.string(),
  /** Days left; below zero when it has passed. */
  dias: z.number(),
  /** A stage's mark: late, or not begun though its end has passed. */
  marca: z.nullable(z.enum(MARCAS)),
  /** The person's own affair: their department's, or theirs to decide. */
  meu: z.boolean(),
})
export type Prazo = z.output<typeof prazo>

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
  ],
  filters: {
    tipo: z.optional(z.enum(TIPOS, 'Tipo desconhecido.')),
    id_secretaria: z.optional(fields.id),
    marca: z.optional(marca),
  },
})

/** How far a day is, as the page groups it. */
export const FAIXAS = ['vencido', '30', '60', '90'] as const
export type Faixa = (typeof FAIXAS)[number]
export const FAIXA_LABELS: Record<Faixa, string> = {
  vencido: 'Vencidos',
  '30': 'Próximos 30 dias',
  '60': 'De 31 a 60 dias',
  '90': 'De 61 a 90 dias',
}
export const HORIZONTE = 90

/** The group a number of days falls in; null when it is too far to be told. */
export function faixaOf(dias: number): Faixa | null {
  if (dias < 0) return 'vencido'
  if (dias <= 30) return '30'
  if (dias <= 60) return '60'
  return dias <= HORIZONTE ? '90' : null
}

/** Whose affair it is: a department's people look after its days, auditors after what waits for a decision. */
export function isMine(who: SessionUser, due: { tipo: TipoPrazo; id_secretaria: number | null }): boolean {
  if (who.role === 'auditor') return due.tipo === 'aditivo'
  if (who.id_secretaria !== null) return due.id_secretaria === who.id_secretaria
  return false
}
