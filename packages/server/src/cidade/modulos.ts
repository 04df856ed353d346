import { MESSAGES } from '@paco/domain/cidade/messages'
import { moduloDe } from '@paco/domain/cidade/modulos'
import { notFound } from '@paco/domain/shared/errors'
import type { CidadeMemory } from './memory.ts'

/** The calls of a module are not there while the city does without it, for nobody; every instance knows at once. */
export const closingOf =
  ({ read }: Pick<CidadeMemory, 'read'>) =>
  (path: string) => {
    const modulo = moduloDe(path)
    if (modulo === null) return null
    return async () => {
      const { modulos_desligados } = await read()
      if (modulos_desligados.includes(modulo.key)) throw notFound(MESSAGES.moduleOff(modulo.nome))
    }
  }
