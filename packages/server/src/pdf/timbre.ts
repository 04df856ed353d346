import { cidadeAtual } from '@paco/domain/cidade/atual'
import { brasaoText } from '@paco/domain/cidade/brasao'
import { perCity } from '@paco/domain/shared/per-city'

/** Whose papers these are, in the head of each. */
export interface Timbre {
  readonly orgao: string
  readonly sistema: string
  /** Of bands and headings, where the city has one of its own; white letters can be read on it, and it on white. */
  readonly cor_da_cidade: string | null
  /** The coat of arms, and what it is to those who do not see it: byte by byte, as Typst makes a picture of data. */
  readonly brasao: { readonly bytes: readonly number[]; readonly alt: string } | null
}

const brasao = perCity<readonly number[] | null>(() => null)

/** From now on papers show this coat of arms, or none. */
export function setTimbre(bytes: Uint8Array | null): void {
  brasao.set(bytes && [...bytes])
}

export const timbre = (): Timbre => {
  const cidade = cidadeAtual()
  const bytes = brasao.get()
  return {
    orgao: cidade.nome_orgao,
    sistema: cidade.nome_sistema,
    cor_da_cidade: cidade.cor_primaria,
    brasao: bytes && { bytes, alt: brasaoText(cidade) },
  }
}
