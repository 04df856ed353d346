import type { LinkProps } from '@tanstack/react-router'

/** The link to a page that the meter names with its view: `/projetocompleto?paralisado=true`. */
export function linkTo(pagina: string): LinkProps {
  const [to = '/', query = ''] = pagina.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) as never } as LinkProps
}
