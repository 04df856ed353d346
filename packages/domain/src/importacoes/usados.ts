import { moduloDesligado } from '../cidade/modulos.ts'
import type { Descritor } from './descritor.ts'

/** Whether records of this list come in: none do of a module that is off. */
export const isUsado = ({ nome }: Pick<Descritor, 'nome'>): boolean =>
  moduloDesligado(`/api/exportar/${nome}`) === null
