/** The parts of the system that a city may do without. Nothing else leans on them. */
export const MODULO_KEYS = ['convenios', 'emendas', 'pca', 'bairros', 'remessas'] as const
export type ModuloKey = (typeof MODULO_KEYS)[number]
