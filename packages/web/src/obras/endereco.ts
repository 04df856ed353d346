import type { ObraPublica } from '@paco/domain/obras/obra'

/** By which a work's page is reached. A server that was not told its address says localhost: whoever sees the page knows better. */
export function enderecoDe({ endereco_permanente }: Pick<ObraPublica, 'endereco_permanente'>): string {
  const { hostname, pathname } = new URL(endereco_permanente)
  return hostname === 'localhost' ? new URL(pathname, window.location.origin).href : endereco_permanente
}
