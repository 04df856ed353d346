import type { Situacao } from '@paco/domain/etapas/etapa'
import { projetosCalls } from '@paco/domain/projetos/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { keyOf } from '../../http/reads.ts'

export type Contagens = Readonly<Record<Situacao, number>>

/** How many projects are in each situation: the four counters, asked for together. */
export const contagensQuery = queryOptions({
  queryKey: keyOf(projetosCalls.countConcluido, {}, 'contagens'),
  queryFn: async ({ signal }): Promise<Contagens> => {
    const [concluido, emAndamento, naoIniciado, atrasado] = await Promise.all([
      request(projetosCalls.countConcluido, { signal }),
      request(projetosCalls.countEmAndamento, { signal }),
      request(projetosCalls.countNaoIniciado, { signal }),
      request(projetosCalls.countAtrasado, { signal }),
    ])
    return {
      Concluído: concluido.data[0]?.concluido ?? 0,
      'Em andamento': emAndamento.data[0]?.emandamento ?? 0,
      'Não iniciado': naoIniciado.data[0]?.naoiniciado ?? 0,
      Atrasado: atrasado.data[0]?.atrasado ?? 0,
    }
  },
})
