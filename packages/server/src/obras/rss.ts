import { instantOf } from '@paco/domain/dados/oc4ids/formas'
import { publicador } from '@paco/domain/dados/publicacao'
import { type Mudanca, mudancasOf } from '@paco/domain/obras/mudancas'
import { caminhoDaObra } from '@paco/domain/obras/pagina'
import { escapeText } from '../http/html.ts'
import type { ObraQueMudou } from './queries.ts'

/** Readers of feeds keep what they have read: more than these need not be told again. */
const MOST = 50

interface Item extends Mudanca {
  readonly obra: Pick<ObraQueMudou, 'id' | 'nome'>
}

/** As RSS wants it (RFC 822), by the city's clock. */
const rfc822 = (instant: string) => new Date(instant).toUTCString().replace('GMT', '+0000')

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeText(text)}</${name}>`

/** The newest of all that changed in these works. */
export const newest = (obras: readonly ObraQueMudou[]): Item[] =>
  obras
    .flatMap((obra) => mudancasOf(obra).map((mudanca) => ({ ...mudanca, obra })))
    .sort((one, other) => other.dia.localeCompare(one.dia))
    .slice(0, MOST)

function itemXml({ obra, chave, dia, titulo, texto }: Item, endereco: string, alone: boolean): string {
  const link = `${endereco}${caminhoDaObra(obra.id)}`
  return [
    '<item>',
    element('title', alone ? titulo : `${obra.nome}: ${titulo}`),
    element('link', link),
    element('description', texto),
    element('pubDate', rfc822(instantOf(dia))),
    // Known by what changed, not by where the system is reached.
    element('guid', `paco:obra-${obra.id}:${chave}`, ' isPermaLink="false"'),
    '</item>',
  ].join('')
}

interface Canal {
  readonly titulo: string
  readonly sobre: string
  /** The page that it is of, and the feed's own address. */
  readonly pagina: string
  readonly feed: string
  readonly alone: boolean
}

/** RSS 2.0: what changed, the newest first. */
export function rssOf(itens: readonly Item[], endereco: string, canal: Canal): string {
  const { titulo, sobre, pagina, feed, alone } = canal
  const head = [
    element('title', titulo),
    element('link', `${endereco}${pagina}`),
    element('description', sobre),
    element('language', 'pt-BR'),
    element('copyright', publicador()),
    ...itens.slice(0, 1).map(({ dia }) => element('lastBuildDate', rfc822(instantOf(dia)))),
    `<atom:link href="${escapeText(`${endereco}${feed}`)}" rel="self" type="application/rss+xml"/>`,
  ]
  const items = itens.map((item) => itemXml(item, endereco, alone))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${[...head, ...items].join('')}</channel></rss>\n`
}
