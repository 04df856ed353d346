import { campoOf } from '@paco/domain/convenios/familia'
import type { KnownFamilia } from '@paco/domain/convenios/familias'
import type { ConveniosPainel, FamiliaPainel } from '@paco/domain/convenios/painel'
import { familiasEmOrdem } from '@paco/domain/convenios/usadas'
import { sumMoney } from '@paco/domain/shared/money'
import { formatCount } from '../ui/list-screen/pages.ts'

/** How many agreements, and what they are worth. */
export interface Soma {
  quantidade: number
  repasse: number
  contrapartida: number
  total: number
}

type Ano = FamiliaPainel['anos'][number]

export const somar = (parts: readonly Soma[]): Soma => ({
  quantidade: parts.reduce((sum, { quantidade }) => sum + quantidade, 0),
  repasse: sumMoney(parts.map(({ repasse }) => repasse)),
  contrapartida: sumMoney(parts.map(({ contrapartida }) => contrapartida)),
  total: sumMoney(parts.map(({ total }) => total)),
})

export interface FamiliaFigures {
  familia: KnownFamilia
  anos: readonly Ano[]
  estados: FamiliaPainel['estados']
  soma: Soma
}

/** The figures of each family that this program knows, in their order. */
export const byFamilia = ({ familias }: ConveniosPainel): FamiliaFigures[] =>
  familiasEmOrdem().flatMap((familia) => {
    const found = familias.find((one) => one.familia === familia.key)
    return found ? [{ familia, anos: found.anos, estados: found.estados, soma: somar(found.anos) }] : []
  })

/** Whether a family divides its money into repasse and contrapartida; a loan does not. */
export const isDivided = (familia: KnownFamilia): boolean => campoOf(familia, 'repasse') !== undefined

export interface Parts {
  repasse: number
  contrapartida: number
  financiamento: number
}

/** What the bars are made of: the two parts, and loans, which have none. */
export const partsOfSoma = (figures: readonly { familia: KnownFamilia; soma: Soma }[]): Parts => ({
  repasse: sumMoney(figures.map(({ soma }) => soma.repasse)),
  contrapartida: sumMoney(figures.map(({ soma }) => soma.contrapartida)),
  financiamento: sumMoney(figures.flatMap(({ familia, soma }) => (isDivided(familia) ? [] : [soma.total]))),
})

/** Every year there are agreements of, the first first; those without a year last. */
export const anosOf = (figures: readonly FamiliaFigures[]): (number | null)[] =>
  [...new Set(figures.flatMap(({ anos }) => anos.map(({ ano }) => ano)))].sort(
    (a, b) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER),
  )

/** The families that have something in that year, with just that. */
export const inAno = (figures: readonly FamiliaFigures[], ano: number | null) =>
  figures.flatMap(({ familia, anos }) => {
    const soma = anos.find((line) => line.ano === ano)
    return soma ? [{ familia, soma }] : []
  })

export const anoText = (ano: number | null): string => (ano === null ? 'Sem ano' : String(ano))

export const countText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'convênio' : 'convênios'}`

/** An amount stays on one line. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0')
