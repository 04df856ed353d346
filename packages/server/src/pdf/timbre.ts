import { cidadeAtual } from '@paco/domain/cidade/atual'
import { brasaoText } from '@paco/domain/cidade/brasao'

/** Whose papers these are, in the head of each. */
export interface Timbre {
  readonly orgao: string
  readonly sistema: string
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
    brasao: brasao && { bytes: brasao, alt: brasaoText(cidade) },
  }
}
