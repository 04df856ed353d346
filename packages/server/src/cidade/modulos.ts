import { MESSAGES } from '@paco/domain/cidade/messages'
import { modulosDe } from '@paco/domain/cidade/modulos'
import { notFound } from '@paco/domain/shared/errors'
import type { CidadeMemory } from './memory.ts'

/** The calls of a module are not there while the city does without it, for nobody; every instance knows at once. */
export const closingOf =
  ({ read }: Pick<CidadeMemory, 'read'>) =>
  (path: string) => {
    const modulos = modulosDe(path)
    if (modulos.length === 0) return null
    return async () => {
      const { modulos_desligados } = await read()
      const off = modulos.find(({ key }) => modulos_desligados.includes(key))
      if (off) throw notFound(MESSAGES.moduleOff(off.nome))
    }
  }
