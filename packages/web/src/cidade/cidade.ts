import type { Cidade } from '@paco/domain/cidade/cidade'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { setFuso } from '@paco/domain/shared/days'
import { useSyncExternalStore } from 'react'
import { readPage } from './page.ts'

let known: Cidade | null = null
const followers = new Set<() => void>()

/** Whose system this is: as the page said when it came, or as it was last told. */
export function cidadeNow(): Cidade {
  known ??= readPage() ?? SEM_CIDADE
  return known
}

/** From now on days and hours are told by its clock, and what is drawn with its name or centre is drawn anew. */
export function tellCidade(cidade: Cidade): void {
  known = cidade
  setFuso(cidade.fuso)
  for (const follow of followers) follow()
}

function subscribe(follow: () => void): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}

export const useCidade = (): Cidade => useSyncExternalStore(subscribe, cidadeNow)
