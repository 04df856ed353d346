import type { Curva } from '@paco/domain/medicoes/registros'
import { numberFormat } from '@paco/domain/shared/formats'

const two = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const percentText = (percent: number): string => `${two(percent)}%`
export const spiText = (spi: number | null): string => (spi === null ? '-' : two(spi))

/** Points of a percentage, with the sign that tells which of both is ahead. */
export const pointsText = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${two(Math.abs(points))} p.p.`

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** When it ends at this pace, or what is missing to say so. */
export function ritmoText({ texto, pontos, medido }: Pick<Curva, 'texto' | 'pontos' | 'medido'>): string {
  if (texto !== null) return sentence(texto)
  const measured = medido > 0 || pontos.some((ponto) => ponto.medido !== null)
  return measured
    ? 'Sem cronograma físico-financeiro: não há planejado com que comparar o que foi medido.'
    : 'Nenhum boletim aprovado ainda: nada foi medido nem pago.'
}

/** The month of the last bulletin, at which the index is frozen. */
export const spiNote = ({ spi, mes, pontos }: Pick<Curva, 'spi' | 'mes' | 'pontos'>): string =>
  spi === null
    ? 'medido ÷ planejado'
    : `medido ÷ planejado, no último boletim (${(pontos[(mes ?? 1) - 1]?.rotulo ?? '').replaceAll(' ', '\u00a0')})`

export const ADIANTADO =
  'Foi pago mais do que foi medido: a lei veda o pagamento antecipado (art. 145 da Lei nº 14.133/2021).'
