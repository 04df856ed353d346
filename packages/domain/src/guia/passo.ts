/** The steps of a city that begins, in the order in which each helps the next. */
export const PASSOS = ['cidade', 'brasao', 'secretarias', 'pessoas', 'importacao', 'publica'] as const
export type Passo = (typeof PASSOS)[number]

/** Those that may be left for another day: a system that is nobody's serves no one. */
export const PULAVEIS = ['brasao', 'secretarias', 'pessoas', 'importacao', 'publica'] as const
export type Pulavel = (typeof PULAVEIS)[number]

export const SITUACOES = ['feito', 'pulado', 'aberto'] as const
export type Situacao = (typeof SITUACOES)[number]

/** What the records say, from which alone it follows what is done. */
export interface Fatos {
  readonly nome: string | null
  /** Where the coat of arms is, if the city has one. */
  readonly brasao: string | null
  /** Departments in use. */
  readonly secretarias: number
  /** Accounts that may come in, or were invited to. */
  readonly pessoas: number
  readonly projetos: number
}

/** The first administrator came with the system: others are who was brought in. */
const DE_INICIO = 1

const FEITO: Readonly<Record<Passo, (fatos: Fatos) => boolean>> = {
  cidade: ({ nome }) => nome !== null,
  brasao: ({ brasao }) => brasao !== null,
  secretarias: ({ secretarias }) => secretarias > 0,
  pessoas: ({ pessoas }) => pessoas > DE_INICIO,
  importacao: ({ projetos }) => projetos > 0,
  // Every project has a page that anyone opens.
  publica: ({ projetos }) => projetos > 0,
}

/** How many there are of what a step is about, where that is a number worth telling. */
const QUANTOS: Readonly<Partial<Record<Passo, (fatos: Fatos) => number>>> = {
  secretarias: ({ secretarias }) => secretarias,
  pessoas: ({ pessoas }) => pessoas,
  importacao: ({ projetos }) => projetos,
}

export interface PassoDito {
  chave: Passo
  situacao: Situacao
  quantos: number | null
}

const situacaoOf = (passo: Passo, fatos: Fatos, pulados: readonly Passo[]): Situacao => {
  if (FEITO[passo](fatos)) return 'feito'
  return pulados.includes(passo) ? 'pulado' : 'aberto'
}

/** How each step stands; what was done counts, whether or not somebody said to skip it. */
export const passosOf = (fatos: Fatos, pulados: readonly Passo[]): PassoDito[] =>
  PASSOS.map((chave) => ({
    chave,
    situacao: situacaoOf(chave, fatos, pulados),
    quantos: QUANTOS[chave]?.(fatos) ?? null,
  }))

/** A guide ends whenever somebody wants it to, once it is known whose the system is. */
export const podeConcluir = (passos: readonly PassoDito[]): boolean =>
  passos.every(({ chave, situacao }) => chave !== 'cidade' || situacao === 'feito')

/** The one to go on with. */
export const proximoPasso = (passos: readonly PassoDito[]): Passo | null =>
  passos.find(({ situacao }) => situacao === 'aberto')?.chave ?? null
