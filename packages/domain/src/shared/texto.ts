/** Whom a text names, as the city says it. */
export type Dizeres = Readonly<Partial<Record<'ouvidoria' | 'sic', string | null>>>

/** A piece of a sentence: words, what programs write, words to be taken as they stand, a way to a page, or what the city says. */
export type Trecho =
  | string
  | { readonly codigo: string }
  | { readonly citacao: string }
  | { readonly para: '/dados'; readonly texto: string }
  | { readonly dito: keyof Dizeres }

/** A sentence, or some. */
export type Frase = string | readonly Trecho[]

/** A part of a page that is read from top to bottom: the screen and the server tell the same one. */
export interface Secao {
  readonly titulo: string
  readonly paragrafos?: readonly Frase[]
  readonly itens?: readonly Frase[]
  /** What is no text of the page's own: whom to turn to, or the keys there are. */
  readonly parte?: 'canais' | 'atalhos'
}

/** Where the city has not said something. */
export const NAO_INFORMADO = 'A cidade ainda não informou.'

export const trechosOf = (frase: Frase): readonly Trecho[] => (typeof frase === 'string' ? [frase] : frase)
