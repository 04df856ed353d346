import { pesquisaCalls } from '@paco/domain/pesquisa/contract'
import { request } from '../http/client.ts'
import type { Suggestion } from '../ui/entity-form/types.ts'

/** Longer than any search takes: it is a name of its own by then. */
const MOST_TYPED = 200

const manages = (projetos: number) =>
  projetos === 0 ? {} : { hint: projetos === 1 ? 'Gestor de 1 projeto' : `Gestor de ${projetos} projetos` }

export async function loadPessoas(termo: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const query = { termo: termo.slice(0, MOST_TYPED) }
  const { data } = await request(pesquisaCalls.searchPessoas, { query, signal })
  return data.Result.map(({ nome, projetos }) => ({ value: nome, label: nome, ...manages(projetos) }))
}
