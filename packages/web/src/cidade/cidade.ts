import type { Cidade } from '@paco/domain/cidade/cidade'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { useSyncExternalStore } from 'react'

/** Where the page that the server sends says whose it is (`http/pagina.ts`). */
const PLACE = 'cidade'

function readPage(): Cidade | null {
  const told = document.getElementById(PLACE)?.textContent ?? ''
  return told === '' ? null : { ...SEM_CIDADE, ...(JSON.parse(told) as Cidade) }
}

let known: Cidade | null = null
const followers = new Set<() => void>()

/** Whose system this is: as the page said when it came, or as it was last told. */
export function cidadeNow(): Cidade {
  known ??= readPage() ?? SEM_CIDADE
  return known
}

/** Whether the page said it: the one that developers open does not. */
export const isTold = (): boolean => readPage() !== null

/** What is drawn with the city's name, colour or centre is drawn anew. */
export function tellCidade(cidade: Cidade): void {
  known = cidade
  for (const follow of followers) follow()
}

function subscribe(follow: () => void): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}

export const useCidade = (): Cidade => useSyncExternalStore(subscribe, cidadeNow)
