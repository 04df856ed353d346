import type { Cidade } from '@paco/domain/cidade/cidade'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'

/** Where the page that the server sends says whose it is (`http/pagina.ts`). */
const PLACE = 'cidade'

/** Whose system this is, as the page said when it came; null where it did not: the one that developers open. */
export function readPage(): Cidade | null {
  const told = document.getElementById(PLACE)?.textContent ?? ''
  return told === '' ? null : { ...SEM_CIDADE, ...(JSON.parse(told) as Cidade) }
}
