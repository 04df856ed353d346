import { moduloLigado } from '../cidade/modulos.ts'
import { familiasDaCidade } from '../cidade/rotulos.ts'
import { FAMILIAS } from './familias.ts'

/** All families, in the city's order. */
export const familiasEmOrdem = () =>
  familiasDaCidade().flatMap(({ chave }) => FAMILIAS.filter(({ key }) => key === chave))

/** Those that the city uses; never none, for then the whole module is off. */
export const familiasUsadas = () => familiasEmOrdem().filter(({ key }) => moduloLigado(key))
