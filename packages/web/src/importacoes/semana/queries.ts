import { MAX_LOTE } from '@paco/domain/importacoes/lote'
import type { EtapaDaSemana } from '@paco/domain/projetos/semana'
import { semanaCalls } from '@paco/domain/projetos/semana-contract'
import { queryOptions } from '@tanstack/react-query'
import { fetchPage, keyOf } from '../../http/reads.ts'

interface Semana {
  readonly etapas: readonly EtapaDaSemana[]
  /** Stages of this week, of which a batch may not hold all. */
  readonly total: number
}

/** Stages of no more projects than are saved together, the latest first. */
export function dosPrimeiros(etapas: readonly EtapaDaSemana[]): EtapaDaSemana[] {
  const ids = new Set([...new Set(etapas.map(({ id_projeto }) => id_projeto))].slice(0, MAX_LOTE))
  return etapas.filter(({ id_projeto }) => ids.has(id_projeto))
}

/** As many stages as a list call answers at once. */
const MOST = { query: { pagina: 1, limite: 1000 } as never }

export const semanaQuery = queryOptions({
  queryKey: keyOf(semanaCalls.listEtapasDaSemana, MOST, 'semana'),
  // Which they are is asked anew whenever the page is opened.
  gcTime: 0,
  queryFn: async ({ signal }): Promise<Semana> => {
    const { rows, total } = await fetchPage(semanaCalls.listEtapasDaSemana, MOST, signal)
    return { etapas: dosPrimeiros(rows), total }
  },
})
