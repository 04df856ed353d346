import { openStops } from '../paralisacoes/paralisacoes.testing.ts'

export const NOW = '2026-04-10T15:00:00.000Z'

/** The application on a clock that the tests turn, and projects that have something of everything. */
export async function openBin() {
  const stops = await openStops(NOW)
  const { call, admin, obras, test } = stops
  const { pool } = test.database
  const post = async (url: string, payload: object): Promise<number> =>
    (await call(admin, 'POST', url, payload)).json().id

  /** A row of every kind that goes with its project, none of which keeps it from being deleted. */
  const furnished = async (own: object = {}): Promise<number> => {
    const id = await stops.newProjeto({ situacaoetapa5: 'Em andamento', ...own })
    const parcelas = [
      { mes: 1, valor: 10.5 },
      { mes: 2, valor: 20 },
    ]
    await post('/api/servicos', { projeto_id: id, descricao: 'Fundação', valor_total: 90, parcelas })
    const pedido = await stops.ask(stops.valorRequest(id))
    await post(`/api/aditivos/${pedido}/mensagens`, { texto: 'Falta a planilha.' })
    const motivo_correcao = 'Erro de digitação'
    await stops.put(admin, id, { valor: 1200.35, situacaoetapa1: 'Concluído', motivo_correcao })
    await post(`/api/projetos/${id}/dispensas`, { codigo: 'etp', motivo: 'Baixo valor' })
    await post('/api/coordenadas', { id_projeto: id, latitude: -22.8, longitude: -45.2 })
    await stops.stopped(id)
    await post('/api/vinculos', { id_projeto: id, tipo: 'orcamento', id_alvo: stops.line, valor: 5 })
    return id
  }
  const remove = (id: number, who: typeof obras | null = obras) =>
    call(who, 'DELETE', `/api/deleteprojetocompleto/${id}`)
  const bringBack = (id: number, who: typeof obras | null = obras) =>
    call(who, 'POST', `/api/projetos/${id}/restaurar`)
  const archive = (
    id: number,
    payload: object = { motivo: 'Obra cancelada' },
    who: typeof obras | null = obras,
  ) => call(who, 'POST', `/api/projetos/${id}/arquivar`, payload)
  const unarchive = (id: number, who: typeof obras | null = admin, payload: object = {}) =>
    call(who, 'POST', `/api/projetos/${id}/desarquivar`, payload)
  const listBin = async (who: typeof obras = admin) => (await call(who, 'GET', '/api/lixeira')).json().Result

  return { ...stops, pool, post, furnished, remove, bringBack, archive, unarchive, listBin }
}
