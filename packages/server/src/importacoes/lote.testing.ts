import type { LinhaDoLote } from '@paco/domain/importacoes/lote'
import type { TestApp } from '../../test/harness.ts'
import { importing } from './importacoes.testing.ts'

type Who = { headers: { authorization: string } }

/** The calls of a batch, as its screen makes them. */
export function batching(test: Pick<TestApp, 'app'>, who: Who) {
  const imports = importing(test, who)
  const read = (lista: string, ids: readonly number[]) =>
    imports.call('GET', `/api/lote/${lista}?ids=${ids.join(',')}`)
  const save = (lista: string, linhas: readonly object[]) =>
    imports.call('PUT', `/api/lote/${lista}`, { linhas })

  const rows = async (lista: string, ids: readonly number[]): Promise<LinhaDoLote[]> =>
    (await read(lista, ids)).json().Result

  return {
    ...imports,
    importacao: imports.read,
    read,
    save,
    rows,
    /** These rows as they are now, each with the same cells changed. */
    changed: async (lista: string, ids: readonly number[], campos: object) =>
      (await rows(lista, ids)).map(({ id, versao }) => ({ id, versao, campos })),
  }
}
