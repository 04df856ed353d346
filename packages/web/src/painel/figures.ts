import { comBarra } from '@paco/domain/painel/lugares'
import type { Painel } from '@paco/domain/painel/painel'
import { curtoDe } from '@paco/domain/secretarias/nome-curto'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatMoney, formatMoneyRounded, sumMoney } from '@paco/domain/shared/money'

export const formatCount = formatWhole

/** Without decimals; 'R$ 0,00' when there is nothing, as specified. */
export const formatTotal = (value: number): string =>
  value === 0 ? formatMoney(0) : formatMoneyRounded(value)

export const countText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'processo' : 'processos'}`

/** A whole percentage in words; what is there is never called nothing. */
export function shareText(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return '0%'
  const share = Math.round((part / whole) * 100)
  return share === 0 ? 'menos de 1%' : `${share}%`
}

/** A department that has a bar and a tile. */
export interface Parte {
  id: number
  nome: string
  curto: string
  total: number
  valor: number
}

export interface Divisao {
  /** The sixteen with bars, in their order. */
  partes: Parte[]
  /** All the others together: with the sixteen they make the total. */
  demais: { total: number; valor: number }
}

/** Deals the figures out to the sixteen bars and the rest. */
export function dividir({ por_secretaria }: Painel): Divisao {
  const bars = comBarra(por_secretaria)
  const others = por_secretaria.filter((one) => !bars.includes(one))
  return {
    partes: bars.map((one) => ({
      id: one.id_secretaria,
      nome: one.nomesecretaria,
      curto: curtoDe(one),
      total: one.total,
      valor: one.total_valor,
    })),
    demais: {
      total: others.reduce((sum, { total }) => sum + total, 0),
      valor: sumMoney(others.map(({ total_valor }) => total_valor)),
    },
  }
}

/** What there is belongs to none of the bars. */
export const DEMAIS = 'O que há é das demais secretarias.'
const CLICK = 'Clique em uma barra para ver a lista.'

const largest = (partes: readonly Parte[], of: (parte: Parte) => number) =>
  partes.reduce<Parte | null>((best, parte) => (of(parte) > (best ? of(best) : 0) ? parte : best), null)

/** 'Obras concentra 31 dos 193 processos (16%). Clique em uma barra para ver a lista.' */
export function numeroSummary(partes: readonly Parte[], total: number): string {
  const leader = largest(partes, (parte) => parte.total)
  if (!leader) return total === 0 ? 'Ainda não há processos.' : DEMAIS
  if (total === 1) return `${leader.curto} tem o único processo. ${CLICK}`
  const share = shareText(leader.total, total)
  return `${leader.curto} concentra ${formatCount(leader.total)} dos ${countText(total)} (${share}). ${CLICK}`
}

export function valorSummary(partes: readonly Parte[], valor: number): string {
  const leader = largest(partes, (parte) => parte.valor)
  if (!leader) return valor === 0 ? 'Ainda não há valores.' : DEMAIS
  const [part, whole] = [formatMoneyRounded(leader.valor), formatMoneyRounded(valor)]
  return `${leader.curto} soma ${part} dos ${whole} estimados (${shareText(leader.valor, valor)}). ${CLICK}`
}
