import { sumMoney, toCents } from '../shared/money.ts'
import type { Vinculo } from './vinculo.ts'

/** How far an item of the procurement plan is drawn on by its projects: over it, or far over. */
export type Aperto = 'cabe' | 'acima' | 'muito acima'

/** More than this of the planned value is told in red. */
export const MUITO_ACIMA = 125

/** What is drawn on something beside what it holds. */
export function apertoOf(total: number | null, comprometido: number | null): Aperto {
  const [held, drawn] = [BigInt(toCents(total ?? 0)), BigInt(toCents(comprometido ?? 0))]
  if (drawn <= held) return 'cabe'
  return drawn * 100n > held * BigInt(MUITO_ACIMA) ? 'muito acima' : 'acima'
}

/** What the links of a project, or those of one thing, add up to. */
export const somaOf = (vinculos: readonly Pick<Vinculo, 'valor'>[]): number =>
  sumMoney(vinculos.map(({ valor }) => valor ?? 0))
