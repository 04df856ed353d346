import { formatTamanho } from '../arquivos/arquivo.ts'
import type { Instalacao } from './instalacao.ts'

/** What the embedded database is asked to carry. */
export interface Porte {
  /** How much room its files take. */
  readonly bytes: number
  /** Lines of the trail: what was ever written. */
  readonly trilha: number
  /** How many people came in within seven days. */
  readonly pessoas: number
}

/**
 * Up to where the embedded database, which answers one at a time, is good for a city (`docs/decisions/0050-tamanho.md`). It goes on
 * beyond; what it takes longer for grows with these.
 */
export const PORTE: Porte = { bytes: 4 * 1024 ** 3, trilha: 1_000_000, pessoas: 60 }
/** From which part of it on it is time to think of a server. */
const PERTO = 0.75

export type Folego = 'cabe' | 'perto' | 'passou'

const KEYS = ['bytes', 'trilha', 'pessoas'] as const

const TEXTO: Record<keyof Porte, (value: number) => string> = {
  bytes: (value) => formatTamanho(value),
  trilha: (value) => `${value.toLocaleString('pt-BR')} linhas na trilha`,
  pessoas: (value) => `${value.toLocaleString('pt-BR')} pessoas em sete dias`,
}

const over = (porte: Partial<Porte>, share: number) =>
  KEYS.filter((key) => (porte[key] ?? 0) >= PORTE[key] * share)

/** Whether a city still fits. What is not known speaks neither for nor against it. */
export function folegoOf(porte: Partial<Porte>): Folego {
  if (over(porte, 1).length > 0) return 'passou'
  return over(porte, PERTO).length > 0 ? 'perto' : 'cabe'
}

/** The same as advice, with the numbers it goes by; null where a city fits. */
export function conselhoDoPorte(porte: Partial<Porte>): string | null {
  const folego = folegoOf(porte)
  if (folego === 'cabe') return null
  const told = over(porte, folego === 'passou' ? 1 : PERTO).map(
    (key) => `${TEXTO[key](porte[key] ?? 0)} (recomenda-se até ${TEXTO[key](PORTE[key])})`,
  )
  const what = folego === 'passou' ? 'A cidade passou do que cabe bem' : 'A cidade está perto do que cabe bem'
  return `${what} no banco embutido: ${told.join('; ')}. Mude para um servidor PostgreSQL, sem parar o sistema, com o comando mudar (docs/operations.md, Move).`
}

/** Of an installation; a server has no such end. */
export const conselhoDaInstalacao = ({ banco, porte }: Pick<Instalacao, 'banco' | 'porte'>): string | null =>
  banco.tipo === 'embutido' ? conselhoDoPorte({ bytes: banco.bytes, ...porte }) : null
