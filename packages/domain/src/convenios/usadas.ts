import { moduloLigado } from '../cidade/modulos.ts'
import { FAMILIAS } from './familias.ts'

/** The families that the city uses, in their order; never none, for then the whole module is off. */
export const familiasUsadas = () => FAMILIAS.filter(({ key }) => moduloLigado(key))
