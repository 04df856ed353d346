import { CONFIGURACOES } from '@paco/domain/conformidade/publicacao'
import type { LinkProps } from '@tanstack/react-router'

/** The link to a page that the meter names with its view or its field: `/projetocompleto?paralisado=true`. */
export function linkTo(pagina: string): LinkProps {
  const { pathname: to, searchParams, hash } = new URL(pagina, 'http://localhost')
  return { to, search: Object.fromEntries(searchParams) as never, hash: hash.slice(1) } as LinkProps
}

/** Whether it is the city's settings, which administrators alone open. */
export const deConfiguracao = (pagina: string): boolean => pagina.startsWith(CONFIGURACOES)
