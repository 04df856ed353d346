import type { Conserto, Valor } from '@paco/domain/importacoes/celula'
import type { Mapa, Origem } from '@paco/domain/importacoes/mapa'
import { keyText } from '@paco/domain/importacoes/texto'

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> => {
  const { [key]: _, ...rest } = record
  return rest
}

/** Where a field comes from; null leaves it as it is stored. */
export const withOrigem = (mapa: Mapa, key: string, origem: Origem | null): Mapa =>
  origem === null ? without(mapa, key) : { ...mapa, [key]: origem }

/** Another column of the sheet: what mended the cells of the last one says nothing of these. */
export const withColuna = (mapa: Mapa, key: string, coluna: number): Mapa =>
  mapa[key]?.coluna === coluna ? mapa : withOrigem(mapa, key, { coluna })

export const withConstante = (mapa: Mapa, key: string, constante: Valor): Mapa =>
  withOrigem(mapa, key, { coluna: null, constante })

/** Mends all cells of a column alike, or no longer. */
export function withConserto(mapa: Mapa, key: string, conserto: Conserto, on: boolean): Mapa {
  const origem = mapa[key]
  if (!origem) return mapa
  const others = (origem.consertos ?? []).filter((one) => one !== conserto)
  return { ...mapa, [key]: { ...origem, consertos: on ? [...others, conserto] : others } }
}

/** What a written text means in all rows of a column; undefined forgets it. */
export function withValor(mapa: Mapa, key: string, texto: string, valor: Valor | undefined): Mapa {
  const origem = mapa[key]
  if (!origem) return mapa
  const others = without(origem.valores ?? {}, keyText(texto))
  return {
    ...mapa,
    [key]: { ...origem, valores: valor === undefined ? others : { ...others, [keyText(texto)]: valor } },
  }
}
