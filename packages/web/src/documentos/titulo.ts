import type { Entidade } from '@paco/domain/documentos/donos'
import type { Regra } from '@paco/domain/documentos/regra'

const MOST = 200

/** What a file's name suggests as a title: without its ending, and words where it has dashes. */
export function tituloOf(nome: string): string {
  const words = nome
    .replace(/\.[^.]+$/, '')
    .replace(/_+/g, ' ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, MOST)
}

/** Of several files for the same expected document each keeps a name of its own. */
export const tituloFor = (regra: Regra | null, nome: string, alone: boolean): string => {
  if (regra === null) return tituloOf(nome)
  return (alone ? regra.nome : `${regra.nome}: ${tituloOf(nome)}`).slice(0, MOST)
}

/** The stage that papers of such a record belong to, unless their kind says another. */
export function etapaOf(entidade: Entidade): number | null {
  switch (entidade) {
    case 'pca':
      return 1
    case 'contratos':
      return 4
    case 'aditivos':
    case 'medicoes':
    case 'paralisacoes':
      return 5
    case 'recebimentos':
      return 6
    default:
      return null
  }
}
