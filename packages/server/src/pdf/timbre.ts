import { cidadeAtual } from '@paco/domain/cidade/atual'
import { brasaoText } from '@paco/domain/cidade/brasao'

/** Whose papers these are, in the head of each. */
export interface Timbre {
  readonly orgao: string
  readonly sistema: string
  /** Of bands and headings, where the city has one of its own; white letters can be read on it, and it on white. */
  readonly cor_da_cidade: string | null
  /** The coat of arms, and what it is to those who do not see it: byte by byte, as Typst makes a picture of data. */
  readonly brasao: { readonly bytes: readonly number[]; readonly alt: string } | null
}

let brasao: readonly number[] | null = null

/** From now on papers show this coat of arms, or none. */
export function setTimbre(bytes: Uint8Array | null): void {
  brasao = bytes && [...bytes]
}

export const timbre = (): Timbre => {
  const cidade = cidadeAtual()
  return {
    orgao: cidade.nome_orgao,
    sistema: cidade.nome_sistema,
    cor_da_cidade: cidade.cor_primaria,
    brasao: brasao && { bytes: brasao, alt: brasaoText(cidade) },
  }
}
