import { cidadeAtual, setCidade } from '@paco/domain/cidade/atual'
import type { Cidade } from '@paco/domain/cidade/cidade'
import { useSyncExternalStore } from 'react'

const followers = new Set<() => void>()

/** What is drawn with the city's name or centre is drawn anew. */
export function tellCidade(cidade: Cidade): void {
  setCidade(cidade)
  for (const follow of followers) follow()
}

function subscribe(follow: () => void): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}

/** Whose system this is: as the page said when it came, or as it was last told. */
export const useCidade = (): Cidade => useSyncExternalStore(subscribe, cidadeAtual)
