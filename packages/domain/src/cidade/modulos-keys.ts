/** The parts of the system that a city may do without. Nothing else leans on them. */
export const PARTE_KEYS = ['convenios', 'emendas', 'pca', 'bairros', 'remessas'] as const

/** The families of agreements, each with its own screens and calls; some are programmes of one state. */
export const FAMILIA_MODULOS = ['dade', 'estadual', 'federal', 'finisa', 'sempapel'] as const

export type FamiliaModulo = (typeof FAMILIA_MODULOS)[number]

/** What they are called where the city has no words of its own for them. */
export const FAMILIA_ROTULOS: Readonly<Record<FamiliaModulo, string>> = {
  dade: 'DADE',
  estadual: 'ESTADUAL',
  federal: 'FEDERAL',
  finisa: 'FINISA',
  sempapel: 'SEM PAPEL',
}

export const MODULO_KEYS = [...PARTE_KEYS, ...FAMILIA_MODULOS] as const
export type ModuloKey = (typeof MODULO_KEYS)[number]

/** Programmes of the State of São Paulo: a city of another state, or of none yet, begins without them. */
export const SO_DE_SP: readonly ModuloKey[] = ['dade', 'sempapel']

interface Nomeada {
  readonly nome?: string | null | undefined
  readonly uf?: string | null | undefined
  readonly modulos_desligados?: readonly ModuloKey[] | undefined
}

/** What is off once a city says for the first time that it is one of São Paulo; null where that changes nothing. */
export function desligadosAoNomear(
  before: Required<Nomeada> & { readonly modulos_desligados: readonly ModuloKey[] },
  { nome, uf = before.uf, modulos_desligados }: Nomeada,
): ModuloKey[] | null {
  const named = before.nome === null && nome != null
  if (!named || uf !== 'SP' || modulos_desligados !== undefined) return null
  return before.modulos_desligados.filter((key) => !SO_DE_SP.includes(key))
}
