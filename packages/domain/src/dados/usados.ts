import { moduloDesligado } from '../cidade/modulos.ts'
import type { Conjunto } from './conjunto.ts'
import { CONJUNTOS } from './conjuntos.ts'

/** The sets of the city, without those of modules that are off. */
export const conjuntosUsados = (): readonly Conjunto[] =>
  CONJUNTOS.filter(({ nome }) => moduloDesligado(`/api/dados/${nome}`) === null)
