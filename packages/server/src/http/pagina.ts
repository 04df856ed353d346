import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { Html, html, safeHref } from './html.ts'

/** What a page is called and shows before any program runs, or where none does. */
export interface Conteudo {
  readonly titulo: string
  /** What its screen says above, where that is shorter than the title. */
  readonly cabecalho?: string
  readonly descricao: string
  /** By which it is found for good, with the system's own address. */
  readonly endereco: string
  /** What others show beside a link to it: the address of a picture. */
  readonly imagem?: string | null
  /** What changed in it, for programs that follow. */
  readonly feed?: { readonly titulo: string; readonly href: string }
  /** What matters most, painted below the title before any program is here; the title alone where that is nothing (''). */
  readonly resumo?: string
  /** How the screen says it: large, so in narrow windows alone, or small and grey. */
  readonly resumoComo?: 'large' | 'narrow' | 'small'
  /** Pages of this name are built with another title: this one's is told in its place. */
  readonly retitula?: true
  /** There is a way back above the title. */
  readonly temVolta?: true
  /** For those without JavaScript, below the title. */
  readonly corpo: Html
  /** There is no such record: the page says so, and so does the status. */
  readonly ausente?: true
}

/** Whose system it is, told in every page so that the screens need not ask. */
export interface Casa {
  readonly orgao: string
  readonly sistema: string
  /** Its coat of arms: the path of it small for the bar, and large for links to a page without a picture of its own. */
  readonly brasao?: { readonly pequeno: string; readonly grande: string; readonly texto: string } | null
  /** Titles that pages were built with, in this city's words. */
  readonly titulos?: Readonly<Record<string, string>>
  /** What the screens read, as JSON. */
  readonly dados: string
}

const APPLICATION = 'Paço'
const NONCE = '__CSP_NONCE__'

/** The grey lines that stand for what is to come. */
const LINES = '<div class="outline-lines"'

/** The words of a built page that are told anew for each address. */
const CUTS =
  /(<script type="application\/json" id="cidade"><\/script>|<div><b>[^<]*<\/b> <span>[^<]*<\/span><\/div>|<meta name="description"[^>]*>|<title>[^<]*<\/title>|<noscript>[^<]*<\/noscript>|<h1 class="outline-title">[^<]*<\/h1>|<div class="outline-lines"[^>]*>)/

/** Its own picture, large; else the coat of arms, small, as every page of the city's may show it. */
function pictureOf({ endereco, imagem }: Conteudo, brasao: Casa['brasao']): Html | null {
  if (imagem)
    return html`<meta property="og:image" content="${imagem}"><meta name="twitter:card" content="summary_large_image">`
  if (!brasao) return null
  const address = new URL(brasao.grande, endereco).href
  return html`<meta property="og:image" content="${address}"><meta property="og:image:alt" content="${brasao.texto}"><meta name="twitter:card" content="summary">`
}

/** How it is told where somebody sends a link to it (Open Graph). */
function headOf(conteudo: Conteudo, casa: Casa | null): Html {
  const { titulo, descricao, endereco, feed } = conteudo
  const picture = pictureOf(conteudo, casa?.brasao ?? null)
  const orgao = casa?.orgao ?? SEM_CIDADE.nome_orgao
  const follow = feed
    ? html`<link rel="alternate" type="application/rss+xml" title="${feed.titulo}" href="${feed.href}">`
    : null
  return html`<meta name="description" content="${descricao}">
    <link rel="canonical" href="${endereco}">
    <meta property="og:type" content="website"><meta property="og:locale" content="pt_BR"><meta property="og:site_name" content="${orgao}">
    <meta property="og:title" content="${titulo}"><meta property="og:description" content="${descricao}"><meta property="og:url" content="${endereco}">
    ${picture}${follow}`
}

/** How the outline draws it (`web/src/app/layout/outline.css`). */
const LEADS = {
  large: 'outline-lead',
  narrow: 'outline-lead outline-narrow',
  small: 'outline-lead outline-small',
} as const

/** As the screen will say it: a reader who waits for the program reads already. */
function firstOf(
  { titulo, cabecalho = titulo, resumo, resumoComo = 'large', temVolta }: Conteudo,
  titled: boolean,
): Html | null {
  if (resumo === undefined) return null
  const place = temVolta ? 'outline-title outline-record' : 'outline-title'
  const title = titled ? null : html`<h1 class="${place}">${cabecalho}</h1>`
  return html`${title}${resumo === '' ? null : html`<p class="${LEADS[resumoComo]}">${resumo}</p>`}`
}

const bodyOf = ({ titulo, resumo, corpo }: Conteudo, titled: boolean): Html =>
  html`<noscript>${titled || resumo !== undefined ? null : html`<h1>${titulo}</h1>`}${corpo}<p>Com JavaScript ativado, esta página tem também filtros, mapa e gráficos.</p></noscript>`

/** Inside of a script nothing is escaped: a text must not end it. */
const dataOf = ({ dados }: Casa): Html =>
  new Html(`<script type="application/json" id="cidade">${dados.replace(/</g, '\\u003c')}</script>`)

interface Told {
  readonly conteudo: Conteudo | null
  readonly casa: Casa | null
  /** Whether the page was built with its title. */
  readonly titled: boolean
}

const crestOf = ({ brasao }: Casa): Html | null =>
  brasao ? html`<img src="${brasao.pequeno}" alt="${brasao.texto}">` : null

const TITLE = /^<h1 class="outline-title">([^<]*)<\/h1>$/

/** What a page without a record of its own says of whose it is. */
function ofCasa(piece: string, casa: Casa): Html | null {
  const titulo = casa.titulos?.[TITLE.exec(piece)?.[1] ?? '']
  if (titulo !== undefined) return html`<h1 class="outline-title">${titulo}</h1>`
  if (piece.startsWith('<script type="application/json"')) return dataOf(casa)
  if (piece.startsWith('<div><b>'))
    return html`${crestOf(casa)}<div><b>${casa.orgao}</b> <span>/ ${casa.sistema}</span></div>`
  if (piece.startsWith('<title>')) return html`<title>${casa.orgao}</title>`
  if (!piece.startsWith('<meta name="description"')) return null
  return html`<meta name="description" content="Processos e projetos da ${casa.orgao}">`
}

function toldAnew(piece: string, { conteudo, casa, titled }: Told): Html | null {
  if (conteudo && piece.startsWith('<meta name="description"')) return headOf(conteudo, casa)
  if (conteudo && piece.startsWith('<title>'))
    return html`<title>${conteudo.titulo} · ${casa?.orgao ?? APPLICATION}</title>`
  if (conteudo && piece.startsWith('<noscript>')) return bodyOf(conteudo, titled)
  if (conteudo?.retitula && TITLE.test(piece)) return html`<h1 class="outline-title">${conteudo.titulo}</h1>`
  return casa && ofCasa(piece, casa)
}

/**
 * A built page, cut once where its words stand. Only what was built carries the nonce: a text of somebody's that reads like
 * its place is just a text.
 */
export function cutPage(
  built: string,
): (nonce: string, conteudo: Conteudo | null, casa?: Casa | null) => string {
  const pieces = built.split(CUTS)
  const titled = built.includes('outline-title')
  return (nonce, conteudo, casa = null) =>
    pieces
      .map((piece) => {
        if (conteudo && piece.startsWith(LINES)) return `${firstOf(conteudo, titled)?.text ?? ''}${piece}`
        return toldAnew(piece, { conteudo, casa, titled })?.text ?? piece.split(NONCE).join(nonce)
      })
      .join('')
}

type Celula = Html | string | null

/** Rows under their heads; the first cell of a row names it. */
export const tabela = (
  legenda: string,
  cabecalho: readonly string[],
  linhas: readonly (readonly Celula[])[],
): Html =>
  html`<table><caption>${legenda}</caption><thead><tr>${cabecalho.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${linhas.map(
    ([first = null, ...cells]) =>
      html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`

/** What is known of a record, each beside its name; what is not known is left out. */
export const fatos = (legenda: string, linhas: readonly (readonly [string, Celula])[]): Html =>
  html`<table><caption>${legenda}</caption><tbody>${linhas
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>`

export const ligacao = (href: string, texto: string): Html => html`<a href="${safeHref(href)}">${texto}</a>`

export const lista = (itens: readonly Html[]): Html =>
  html`<ul>${itens.map((item) => html`<li>${item}</li>`)}</ul>`
