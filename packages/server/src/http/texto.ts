import {
  type Dizeres,
  type Frase,
  NAO_INFORMADO,
  type Secao,
  type Trecho,
  trechosOf,
} from '@paco/domain/shared/texto'
import { type Html, html } from './html.ts'
import { ligacao, lista } from './pagina.ts'

function trechoHtml(trecho: Trecho, dizeres: Dizeres): Html {
  if (typeof trecho === 'string') return html`${trecho}`
  if ('codigo' in trecho) return html`<code>${trecho.codigo}</code>`
  if ('citacao' in trecho) return html`<q>${trecho.citacao}</q>`
  if ('para' in trecho) return ligacao(trecho.para, trecho.texto)
  return html`${dizeres[trecho.dito] ?? NAO_INFORMADO}`
}

/** A sentence of a page, as it stands in the domain. */
export const fraseHtml = (frase: Frase, dizeres: Dizeres = {}): Html =>
  html`${trechosOf(frase).map((trecho) => trechoHtml(trecho, dizeres))}`

interface Cheia {
  readonly secoes: readonly Secao[]
  readonly dizeres?: Dizeres
  /** What stands in those of its parts that are no text. */
  readonly partes: Readonly<Partial<Record<NonNullable<Secao['parte']>, Html>>>
}

/** A page that is read from top to bottom, under a heading for each of its parts. */
export const secoesHtml = ({ secoes, dizeres = {}, partes }: Cheia): Html =>
  html`${secoes.map(
    ({ titulo, paragrafos = [], itens = [], parte }) =>
      html`<h2>${titulo}</h2>${(parte && partes[parte]) ?? null}${paragrafos.map(
        (frase) => html`<p>${fraseHtml(frase, dizeres)}</p>`,
      )}${itens.length === 0 ? null : lista(itens.map((frase) => fraseHtml(frase, dizeres)))}`,
  )}`
