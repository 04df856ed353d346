import type { List } from '@paco/domain/http/list'
import { filterQuery, MAX_SEARCH, type View, writeSearch } from '@paco/domain/http/view'
import { ANOS } from '@paco/domain/transparencia/paginas'
import { type Html, html } from '../http/html.ts'

/** Of the page that is searched. */
interface Onde {
  readonly caminho: string
  readonly fixo?: Readonly<Record<string, string>>
}

/** By which those without a program search a list and choose its year. What else the address asks for stays asked. */
export function formulario(list: List, view: View, { caminho, fixo = {} }: Onde): Html {
  const { busca = '', ...others } = filterQuery(view)
  const anos = Object.keys(ANOS).filter((key) => key in list.filters && !(key in fixo))
  const kept = Object.entries(others).filter(([key]) => !anos.includes(key))
  return html`<form action="${caminho}" role="search">
    <label>Pesquisar <input type="search" name="busca" value="${busca}" maxlength="${MAX_SEARCH}"></label>
    ${anos.map((key) => html`<label>${ANOS[key] ?? key} <input name="${key}" value="${others[key] ?? ''}" inputmode="numeric" maxlength="4" size="4"></label>`)}
    ${writeSearch(Object.fromEntries(kept)).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
    <button>Pesquisar</button>
  </form>`
}
