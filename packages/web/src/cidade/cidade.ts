import { cidadeAtual, setCidade } from '@paco/domain/cidade/atual'
import type { Cidade } from '@paco/domain/cidade/cidade'
import { useSyncExternalStore } from 'react'

const followers = new Set<() => void>()
let told = false

/** The colour of the bar at the top, where the city has one of its own; see tokens.css. */
function paint({ cor_primaria }: Cidade): void {
  const { style } = document.documentElement
  // An empty value takes the property away.
  style.setProperty('--cidade-cor', cor_primaria ?? '')
  style.setProperty('--cidade-letra', cor_primaria === null ? '' : '1')
}

/** What is drawn with the city's name, colour or centre is drawn anew. */
export function tellCidade(cidade: Cidade): void {
  told = true
  setCidade(cidade)
  paint(cidade)
  for (const follow of followers) follow()
}

function subscribe(follow: () => void): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}

/** Whose system this is: as the page said when it came, or as it was last told. */
export const useCidade = (): Cidade => useSyncExternalStore(subscribe, cidadeAtual)

/** Whether nobody has said yet which city it is; until the screens are told of it, they do not know. */
const isNameless = (): boolean => told && cidadeAtual().nome === null

export const useNameless = (): boolean => useSyncExternalStore(subscribe, isNameless)
