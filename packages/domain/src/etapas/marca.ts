import * as z from 'zod/mini'
import { type Day, formatDay } from '../shared/days.ts'
import type { Etapa } from './etapa.ts'
import { isLate, isOverdueUnbegun } from './progress.ts'

/** Marks of our own beside a project's status, which stays as the specification has it: what its stages hide in it. */
export const MARCAS = ['atrasada', 'nao_iniciada'] as const
export type Marca = (typeof MARCAS)[number]
export const marca = z.enum(MARCAS, 'Escolha atrasada ou nao_iniciada.')

interface Meaning {
  readonly label: string
  /** How it is offered where one chooses among stages; short enough for a select box. */
  readonly option: string
  /** When a stage gets it. */
  readonly rule: string
  /** How grave: late, or still to wait for. */
  readonly tone: 'late' | 'wait'
}

export const MARCA_MEANINGS: Readonly<Record<Marca, Meaning>> = {
  atrasada: {
    label: 'etapa atrasada',
    option: 'Etapa atrasada',
    rule: 'Em andamento depois do seu fim, ou com a situação Atrasado.',
    tone: 'late',
  },
  nao_iniciada: {
    label: 'etapa não iniciada no prazo',
    option: 'Não iniciada no prazo',
    rule: 'O fim previsto passou e a situação ainda é Não iniciado.',
    tone: 'wait',
  },
}

/** The mark of a stage on a day; none of them has two. */
export function marcaOf(etapa: Pick<Etapa, 'fim' | 'situacao'>, today: Day): Marca | null {
  if (isLate(etapa, today)) return 'atrasada'
  return isOverdueUnbegun(etapa, today) ? 'nao_iniciada' : null
}

/** A stage that has a mark, with what the mark goes by. */
export const etapaMarcada = z.object({
  marca: z.enum(MARCAS),
  numero: z.number(),
  nome: z.string(),
  fim: z.nullable(z.string()),
})
export type EtapaMarcada = z.output<typeof etapaMarcada>

/** `Etapa 3 · Processo licitatório: fim previsto 12/03/2026`. */
export function marcadaText({ numero, nome, fim }: Omit<EtapaMarcada, 'marca'>): string {
  const bare = nome.replace(/^\d+\s*-\s*/, '')
  return `Etapa ${numero} · ${bare}: ${fim === null ? 'sem data de término' : `fim previsto ${formatDay(fim)}`}`
}

/** A mark as it is shown: its words, and in `title` every stage that has it. */
interface ShownMarca extends Meaning {
  readonly marca: Marca
  readonly title: string
}

/** Each mark once, however many stages have it. */
export const marcasOf = (marcadas: readonly EtapaMarcada[]): ShownMarca[] =>
  MARCAS.map((one) => ({ one, etapas: marcadas.filter((marcada) => marcada.marca === one) }))
    .filter(({ etapas }) => etapas.length > 0)
    .map(({ one, etapas }) => ({
      ...MARCA_MEANINGS[one],
      marca: one,
      title: etapas.map(marcadaText).join('\n'),
    }))
