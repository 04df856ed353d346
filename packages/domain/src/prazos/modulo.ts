import { isDoPca, type MarcoKey } from '../calendario/marco.ts'
import { moduloLigado } from '../cidade/modulos.ts'
import type { ModuloKey } from '../cidade/modulos-keys.ts'
import { type FamiliaKey, findFamilia } from '../convenios/familias.ts'
import { familiaOf, readChave } from './chave.ts'
import type { Prazo } from './prazo.ts'

type Due = Pick<Prazo, 'tipo' | 'parte'>

/** The family of the agreement that a day is of. */
function familiaDo({ tipo, parte }: Due): FamiliaKey | null {
  if (tipo === 'convenio') return findFamilia(parte?.split('/')[0] ?? '')?.key ?? null
  const chave = tipo === 'legal' ? readChave(parte ?? '') : null
  return chave && familiaOf(chave.registro)
}

/** Whose records a day is of, where a city may do without these. */
function modulosDo({ tipo, parte }: Due): readonly ModuloKey[] {
  if (tipo === 'pca') return ['pca']
  if (tipo === 'fiscal') return isDoPca(parte as MarcoKey) ? ['pca'] : []
  const familia = familiaDo({ tipo, parte })
  return familia === null ? [] : ['convenios', familia]
}

/** Nothing falls due in a module that is off. */
export const isUsado = (due: Due): boolean => modulosDo(due).every(moduloLigado)
