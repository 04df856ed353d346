import { isDoPca, type MarcoKey } from '../calendario/marco.ts'
import { moduloLigado } from '../cidade/modulos.ts'
import type { ModuloKey } from '../cidade/modulos-keys.ts'
import { familiaOf, readChave } from './chave.ts'
import type { Prazo } from './prazo.ts'

type Due = Pick<Prazo, 'tipo' | 'parte'>

/** Whose records a day is of, where a city may do without these. */
function moduloDo({ tipo, parte }: Due): ModuloKey | null {
  if (tipo === 'pca') return 'pca'
  if (tipo === 'convenio') return 'convenios'
  if (tipo === 'fiscal') return isDoPca(parte as MarcoKey) ? 'pca' : null
  const chave = tipo === 'legal' ? readChave(parte ?? '') : null
  return chave && familiaOf(chave.registro) !== null ? 'convenios' : null
}

/** Nothing falls due in a module that is off. */
export function isUsado(due: Due): boolean {
  const modulo = moduloDo(due)
  return modulo === null || moduloLigado(modulo)
}
