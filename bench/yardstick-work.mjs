import { COMMON, RARE } from './dataset.mjs'

const LIST = '/api/getprojetocompleto'
const LINE = {
  secretaria_id: 12,
  valor: 1234.56,
  unidade: 'Unidade 7',
  orcamento: 'Sim',
  funcional_programatica: '04.122.0050.2.100',
  fonte_recurso_stn: '1.500.0000',
  fonte_recurso: '01',
  ficha: '120',
  conta_elemento_despesa: '3.3.90.30.00',
  classificacao_institucional: '02.12',
  aplicacao: '110.100',
}
const SITUATIONS = ['Em andamento', 'Concluído', 'Não iniciado']

/** Ids from all over the table, the same ones in every run. @param {number} size */
const ids = (size) => Array.from({ length: 997 }, (_, index) => ((index * 7919) % size) + 1)

/** @typedef {{ method: string, path: string, body?: object, key?: boolean }} Request */

/** @param {number} page */
const pageOf = (page) => ({ method: 'GET', path: `${LIST}?limite=50&pagina=${page}` })
/** @param {number} id @param {number} index */
const updateOf = (id, index) => ({
  method: 'PUT',
  path: `/api/updateprojetocompleto/${id}`,
  body: {
    gestorprocesso: `Gestor ${index % 7}`,
    situacaoetapa1: SITUATIONS[index % 3],
    prazoetapa1: 30 + (index % 50),
  },
})

/** What is asked for, by the name of the workload. @type {Record<string, (size: number) => Request[]>} */
const works = {
  'one project': (size) => ids(size).map((id) => ({ method: 'GET', path: `${LIST}/${id}` })),
  'page of 50': () => Array.from({ length: 20 }, (_, page) => pageOf(page + 1)),
  'search with total': () =>
    [COMMON, RARE, 'santa rita', 'quadra'].map((word) => ({
      method: 'GET',
      path: `${LIST}?limite=50&busca=${encodeURIComponent(word)}`,
    })),
  'whole list': () => [{ method: 'GET', path: LIST }],
  'budget line created': () => [{ method: 'POST', path: '/api/orcamento', body: LINE, key: true }],
  'project updated': (size) => ids(size).map(updateOf),
  // Nothing of the list is remembered then.
  'page after each update': (size) =>
    ids(size).flatMap((id, index) => [updateOf(id, index), pageOf((index % 20) + 1)]),
}
export const WORKLOADS = Object.keys(works)

/** The requests of a workload as they go over the wire. @param {string} workload @param {number} size @param {{ port: number, token?: string }} server */
export function requestsOf(workload, size, { port, token }) {
  return (works[workload]?.(size) ?? []).map(({ method, path, body, key }) => {
    const text = body ? JSON.stringify(body) : ''
    const headers = [
      `${method} ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      ...(key && token ? ['Idempotency-Key: regua-@@@@@@@@@@@@'] : []),
      ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
    ]
    return `${headers.join('\r\n')}\r\n\r\n${text}`
  })
}
