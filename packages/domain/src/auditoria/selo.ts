import * as z from 'zod/mini'
import { formatInstant } from '../shared/days.ts'

/** How the trail ended at an instant: its last line and that line's seal. What is kept of it outside the database. */
export const selo = z.object({ instante: z.string(), linha: z.number(), hash: z.string() })
export type Selo = z.output<typeof selo>

const LINE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([1-9]\d{0,15}) ([0-9a-f]{64})$/

/** One line of a file of seals. */
export const seloLine = ({ instante, linha, hash }: Selo): string => `${instante} ${linha} ${hash}\n`

/** What a line of a file of seals says; null when it says nothing of the kind. */
export function parseSelo(text: string): Selo | null {
  const [, instante, linha, hash] = LINE.exec(text) ?? []
  return instante && linha && hash ? { instante, linha: Number(linha), hash } : null
}

/** A hash as people read it aloud: `3f2a91c0 5b…`, eight at a time. */
export const inGroups = (hash: string): string => hash.replace(/.{8}(?=.)/g, '$& ')

/** Which lines may have been touched: those after the last seal that agrees, up to the one that does not. */
const between = (agreed: number, linha: number): string =>
  agreed + 1 >= linha ? `no registro ${linha}` : `entre os registros ${agreed + 1} e ${linha}`

/**
 * The first difference between the trail and the seals kept outside, in words; null when there is none. `hashes` has
 * the seals that the trail has today, by line.
 */
export function firstDifference(selos: readonly Selo[], hashes: ReadonlyMap<number, string>): string | null {
  let agreed = 0
  for (const { instante, linha, hash } of selos.toSorted((one, other) => one.linha - other.linha)) {
    const found = hashes.get(linha)
    const when = `o selo de ${formatInstant(instante)}`
    if (found === undefined)
      return `O registro ${linha}, que ${when} atesta, não está mais na trilha: registros foram apagados depois do registro ${agreed}.`
    if (found !== hash)
      return `O registro ${linha} não tem mais o lacre que ${when} atesta: algo mudou ${between(agreed, linha)}.`
    agreed = linha
  }
  return null
}
