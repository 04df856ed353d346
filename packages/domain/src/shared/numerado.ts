interface Numerado {
  readonly id: number
  readonly nome: string
}

/** A record whose name others may have, as a spreadsheet says it: with its number. */
export const numbered = ({ id, nome }: Numerado): string => `${nome} (${id})`

/** Several of them in one cell. */
export const allNumbered = (records: readonly Numerado[]): string => records.map(numbered).join(' | ')
