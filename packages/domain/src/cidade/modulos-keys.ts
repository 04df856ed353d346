/** The parts of the system that a city may do without. Nothing else leans on them. */
export const PARTE_KEYS = ['convenios', 'emendas', 'pca', 'bairros', 'remessas'] as const

/** The families of agreements, each with its own screens and calls; some are programmes of one state. */
export const FAMILIA_MODULOS = ['dade', 'estadual', 'federal', 'finisa', 'sempapel'] as const

export const MODULO_KEYS = [...PARTE_KEYS, ...FAMILIA_MODULOS] as const
export type ModuloKey = (typeof MODULO_KEYS)[number]

/** Programmes of the State of São Paulo: a city of another state, or of none yet, begins without them. */
export const SO_DE_SP: readonly ModuloKey[] = ['dade', 'sempapel']
