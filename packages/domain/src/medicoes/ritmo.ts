import { divided } from '../shared/exact.ts'
import { numberFormat } from '../shared/formats.ts'
import { toCents } from '../shared/money.ts'
import type { PontoCurva } from './curva.ts'

export type Cor = 'vermelho' | 'amarelo' | 'verde'
/** A colour never stands alone. */
export const COR_LABELS: Record<Cor, string> = {
  vermelho: 'Atrasada',
  amarelo: 'Atenção',
  verde: 'No prazo',
}

/** Below these hundredths of the plan. */
const RED = 80n
const AMBER = 90n

export interface Spi {
  /** Measured over planned, with two decimals. */
  readonly valor: number
  readonly cor: Cor
}

function corOf(earned: bigint, planned: bigint): Cor {
  if (earned * 100n < planned * RED) return 'vermelho'
  return earned * 100n < planned * AMBER ? 'amarelo' : 'verde'
}

/** Null before the first planned month. The colour is that of the exact ratio, not of its decimals. */
export function spiDe(medido: number, planejado: number): Spi | null {
  const [earned, planned] = [BigInt(toCents(medido)), BigInt(toCents(planejado))]
  if (planned <= 0n) return null
  return { valor: Number(divided(earned * 100n, planned)) / 100, cor: corOf(earned, planned) }
}

/** How many months of the plan are earned by what was measured (earned schedule), with a part of the one begun. */
export function prazoGanho(plano: readonly number[], medido: number): number {
  const earned = toCents(medido)
  const whole = plano.findLastIndex((planned) => toCents(planned) <= earned) + 1
  const [before, next] = [toCents(plano[whole - 1] ?? 0), plano[whole]]
  if (next === undefined) return plano.length
  return whole + (earned - before) / (toCents(next) - before)
}

export interface Ritmo {
  /** The month of the last bulletin, at which everything here is frozen. */
  readonly mes: number
  readonly spi: Spi | null
  readonly ganho: number
  /** How many months it takes in all at this pace; null where there is none to go by. */
  readonly meses: number | null
  readonly texto: string
}

const inMonths = numberFormat({ maximumFractionDigits: 1 })

function textOf(done: boolean, months: number | null, planned: number): string {
  if (done) return 'tudo o que foi planejado está medido'
  if (months === null) return 'nada medido ainda: não há ritmo que diga quando termina'
  return `no ritmo atual termina em ${inMonths(months)} meses (previsto ${planned})`
}

/**
 * How the works stood at the last bulletin; null before the first. The plan reaches its end in its last month: from then on
 * the index only climbs, however late the works are, so that unfinished ones are red whatever it says.
 */
export function ritmoDe(curva: readonly PontoCurva[], plano: readonly number[]): Ritmo | null {
  const at = curva.findLast(({ medido }) => medido !== null)
  if (at === undefined || at.medido === null || plano.length === 0) return null
  const ganho = prazoGanho(plano, at.medido)
  const done = toCents(at.medido) >= toCents(plano.at(-1) ?? 0)
  const spi = spiDe(at.medido, at.planejado)
  const meses = at.medido <= 0 || ganho === 0 ? null : (plano.length * at.mes) / ganho
  return {
    mes: at.mes,
    spi: spi !== null && !done && at.mes > plano.length ? { ...spi, cor: 'vermelho' } : spi,
    ganho: Math.round(ganho * 100) / 100,
    meses: done || meses === null ? null : Math.round(meses * 10) / 10,
    texto: textOf(done, meses, plano.length),
  }
}
