import {
  FAIXA_LABELS,
  FAIXAS,
  type Faixa,
  faixaOf,
  type Prazo,
  type TipoPrazo,
} from '@paco/domain/prazos/prazo'
import {
  CalendarClock,
  CalendarDays,
  CalendarRange,
  FilePlus2,
  Handshake,
  Hourglass,
  Landmark,
  ListTodo,
  type LucideIcon,
  Scale,
  ShoppingCart,
  TriangleAlert,
} from 'lucide-react'
import { formatCount } from '../ui/list-screen/pages.ts'
import type { Tone } from '../ui/status-pill.tsx'

/** How near something is, or that it only waits: an amendment has no day to be decided by. */
export type Grupo = Faixa | 'espera'
export const GRUPOS: readonly Grupo[] = [...FAIXAS, 'espera']

export const GRUPO_LOOKS: Record<Grupo, { label: string; tone: Tone; icon: LucideIcon }> = {
  vencido: { label: FAIXA_LABELS.vencido, tone: 'late', icon: TriangleAlert },
  '30': { label: FAIXA_LABELS['30'], tone: 'wait', icon: CalendarClock },
  '60': { label: FAIXA_LABELS['60'], tone: 'run', icon: CalendarDays },
  '90': { label: FAIXA_LABELS['90'], tone: 'idle', icon: CalendarRange },
  '120': { label: FAIXA_LABELS['120'], tone: 'idle', icon: CalendarRange },
  espera: { label: 'Aditivos à espera', tone: 'wait', icon: Hourglass },
}

export const TIPO_ICONS: Record<TipoPrazo, LucideIcon> = {
  legal: Scale,
  etapa: ListTodo,
  convenio: Handshake,
  pca: ShoppingCart,
  fiscal: Landmark,
  aditivo: FilePlus2,
}

/** What the server tells lies within the horizon; the last group takes the rest. */
export const grupoOf = ({ tipo, dias }: Pick<Prazo, 'tipo' | 'dias'>): Grupo =>
  tipo === 'aditivo' ? 'espera' : (faixaOf(dias) ?? '120')

export const countByGrupo = (prazos: readonly Prazo[]): Record<Grupo, number> => {
  const counts = { vencido: 0, '30': 0, '60': 0, '90': 0, '120': 0, espera: 0 }
  for (const prazo of prazos) counts[grupoOf(prazo)] += 1
  return counts
}

/** The groups where something of these kinds may stand; the farthest, which few things reach, only where something does. */
export const gruposOf = (tipos: readonly TipoPrazo[], counts: Record<Grupo, number>): readonly Grupo[] =>
  (tipos.includes('aditivo') ? GRUPOS : FAIXAS).filter((grupo) => grupo !== '120' || counts[grupo] > 0)

const days = (count: number) => `${formatCount(count)} ${count === 1 ? 'dia' : 'dias'}`

/** How far it is, in words: 'vencido há 12 dias', 'vence hoje', 'em 5 dias'. */
export function distanceText({ tipo, dias }: Pick<Prazo, 'tipo' | 'dias'>): string {
  if (tipo === 'aditivo') return dias === 0 ? 'pedido hoje' : `espera há ${days(-dias)}`
  if (dias === 0) return 'vence hoje'
  return dias < 0 ? `vencido há ${days(-dias)}` : `em ${days(dias)}`
}

/** The working days left, where the law counts in them: 'faltam 11 dias úteis'. */
export function uteisText(uteis: number): string {
  const counted = `${formatCount(Math.abs(uteis))} ${Math.abs(uteis) === 1 ? 'dia útil' : 'dias úteis'}`
  if (uteis === 0) return 'último dia útil'
  if (uteis < 0) return `${counted} de atraso`
  return uteis === 1 ? `falta ${counted}` : `faltam ${counted}`
}
