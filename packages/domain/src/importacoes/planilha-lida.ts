/** A cell as it came, before anybody says what it should be. */
export type Celula =
  | null
  | string
  | number
  | boolean
  /** A true date cell: its calendar day, as `aaaa-mm-dd`. */
  | { readonly dia: string }
  /** A number that the sheet shows as a percentage, in percents: 0,12 shown as 12% is 12. */
  | { readonly percentual: number }
  /** A formula without a stored value, or with an error in place of it (`#REF!`, `#N/D`). */
  | { readonly formula: string }

export interface LinhaLida {
  /** As the spreadsheet numbers it, from 1. */
  readonly n: number
  readonly oculta?: true
  readonly celulas: readonly Celula[]
}

/** A merged range, rows and columns from 0, both ends in. */
export interface Mesclada {
  readonly de: readonly [number, number]
  readonly ate: readonly [number, number]
}

export interface FolhaLida {
  readonly nome: string
  readonly oculta?: true
  /** All rows up to the limit; empty rows are left out. */
  readonly linhas: readonly LinhaLida[]
  readonly mescladas: readonly Mesclada[]
  /** It has more rows than are read. */
  readonly cortada?: true
}
