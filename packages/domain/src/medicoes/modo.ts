import { REGIMES } from '../contratos/dominios.ts'
import { MESSAGES } from './messages.ts'

/** By the quantities of each item, or by the stages of the schedule. */
export const MODOS = ['por_item', 'por_etapa'] as const
export type Modo = (typeof MODOS)[number]
export const MODO_LABELS: Record<Modo, string> = {
  por_item: 'Por item (preços unitários)',
  por_etapa: 'Por etapa do cronograma',
}

/**
 * Which regime is measured how, by the codes of AUDESP. Art. 46, § 9º forbids pay by unit prices in all but the first and
 * the eighth; a concession gets public money in proportion to finished stages; what is no works pays what is delivered.
 */
const MODO_DO_REGIME: Readonly<Record<number, Modo>> = {
  1: 'por_item',
  2: 'por_etapa',
  3: 'por_etapa',
  4: 'por_etapa',
  5: 'por_etapa',
  6: 'por_etapa',
  8: 'por_item',
  9: 'por_etapa',
  10: 'por_item',
}

/** Null where the city builds by itself: nobody is paid by measurement. */
export const modoDoRegime = (regime: number): Modo | null => MODO_DO_REGIME[regime] ?? null

/** Why a contract of this regime is not measured in this mode; null where it is. */
export function refusalOfModo(regime: number, modo: Modo): string | null {
  const legal = modoDoRegime(regime)
  if (legal === modo) return null
  if (legal === null) return MESSAGES.directExecution
  const nome = REGIMES[regime] ?? ''
  return legal === 'por_etapa'
    ? `${nome}: mede-se por etapa concluída do cronograma; pagar por quantidades unitárias é vedado (art. 46, § 9º, Lei 14.133/2021).`
    : `${nome}: paga-se pelas quantidades executadas de cada item; a medição por etapa é dos regimes de preço global (art. 46, § 9º, Lei 14.133/2021).`
}
