import { readXlsx } from 'hucre/xlsx'
import { startTestApp } from '../../test/harness.ts'
import { openQuantitativos } from '../quantitativos/quantitativos.testing.ts'
import { importing, livro } from './importacoes.testing.ts'

export const LISTA = 'quantitativos'
export const HEADS = ['Item', 'Descrição', 'Und', 'Quant.', 'Preço unitário (R$)']
export const sheetOf = (...rows: (string | number | null)[][]) => livro([HEADS, ...rows])

/** Bills of quantities that come in, by a person of the department of works. */
export async function openPlanilhas() {
  const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
  const bench = await openQuantitativos(test)
  const imports = importing(test, bench.obras as { headers: { authorization: string } })
  const exported = async (id: number, formato = 'xlsx') =>
    (await bench.call(bench.obras, 'GET', `/api/exportar/quantitativos?id_revisao=${id}&formato=${formato}`))
      .rawPayload
  return {
    ...bench,
    test,
    imports,
    exported,
    /** All rows of an exported sheet; its heads are the eighth. */
    rowsIn: async (id: number) => (await readXlsx(await exported(id))).sheets[0]?.rows ?? [],
    motivosOf: async (id: number) =>
      (await imports.linhas(id, 'erro')).map(({ linha, erros }) => [
        linha,
        ...Object.entries(erros).map(([campo, { motivo }]) => `${campo}: ${motivo}`),
      ]),
  }
}
