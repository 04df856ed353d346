import type { Verificacao } from '../pacotes/criterio.ts'
import type { Luz } from './luzes.ts'

/** Which part of a criterion's points each check is, in percent. */
export const VERIFICACOES: Readonly<Record<Verificacao, number>> = {
  disponibilidade: 30,
  atualidade: 30,
  historico: 20,
  gravacao: 10,
  filtro: 10,
}

export interface Pontos {
  readonly pontos: number
  /** What there was to be had, as far as it can be known. */
  readonly possiveis: number
}

/** What the lights of a criterion are worth together: its weight, in the parts of the checks that apply. */
export function pontosOf(peso: number, luzes: readonly Luz[]): Pontos {
  const weight = (of: readonly Luz[]) =>
    of.reduce((sum, { verificacao }) => sum + VERIFICACOES[verificacao], 0)
  const all = weight(luzes)
  const part = (of: readonly Luz[]) => (peso * weight(of)) / all
  return {
    pontos: part(luzes.filter(({ estado }) => estado === 'sim')),
    possiveis: part(luzes.filter(({ estado }) => estado !== 'fora')),
  }
}

/** A part of a whole in percent with one decimal, never more than it is: 94,96 is no 95. Tenths hide what binary loses. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part / whole) * 1000 + 1e-6) / 10

/** Seals, which ask for all that is essential, and levels, from the best on. */
const NIVEIS = [
  { nome: 'Diamante', desde: 95, selo: true },
  { nome: 'Ouro', desde: 85, selo: true },
  { nome: 'Prata', desde: 75, selo: true },
  { nome: 'Elevado', desde: 75, selo: false },
  { nome: 'Intermediário', desde: 50, selo: false },
  { nome: 'Básico', desde: 30, selo: false },
  { nome: 'Inicial', desde: 0, selo: false },
] as const

export interface Nivel {
  readonly nome: string
  readonly selo: boolean
}

export function nivelOf(percentual: number, essencialFalta: boolean): Nivel {
  const { nome, selo } =
    NIVEIS.find((nivel) => percentual >= nivel.desde && !(nivel.selo && essencialFalta)) ?? NIVEIS[6]
  return { nome, selo }
}
