import { ask } from './servers.mjs'

/** Every call that anonymous users may make, as the product's own description names them: none can be forgotten. */

/** @typedef {{ name: string, in: string, required?: boolean }} Parameter */
/** @typedef {{ parameters?: Parameter[], security?: unknown }} Operation */
/** @typedef {{ method: string, path: string, body?: string }} Asked */

/** What is no call: pages, pictures, the description itself. */
const PAGES = [
  '/',
  '/projetocompleto',
  '/viewprojetocompleto/1',
  '/orcamento',
  '/mapa',
  '/transparencia',
  '/transparencia/obras',
  '/transparencia/obras?busca=a',
  '/transparencia/perto',
  '/mapa-do-site',
  '/nada',
  '/img/1.svg',
  '/img/nada.webp',
  '/api/docs',
  '/api/openapi.json',
]

/** What a call needs beside a number. @type {Record<string, string>} */
const NAMED = {
  formato: 'csv',
  folha: 'suspensao',
  termo: 'a',
  ano: '2026',
  chave: 'abcdefgh',
  segredo: 'a'.repeat(43),
  arquivo: 'obras.csv',
  obra: 'ocds-nada-1',
}

/** Whose list has the number that a path asks for, by how the path begins. @type {readonly (readonly [string, string])[]} */
const LISTS = [
  ['/api/documentos', '/api/documentos'],
  ['/api/diario/projeto', '/api/getprojetocompleto'],
  ['/api/obras', '/api/transparencia/obras'],
  ['/api/contratos', '/api/contratos'],
  ['/api/exportar/curva', '/api/contratos'],
  ['/api/medicoes', '/api/medicoes'],
  ['/api/exportar/medicoes', '/api/medicoes'],
  ['/api/paralisacoes', '/api/paralisacoes'],
]

/** @param {number} port @param {string} path @returns {Promise<Record<string, unknown> & { id?: number }>} the first row of a list, which is empty where there is none */
async function firstOf(port, path) {
  const { text } = await ask(port, `${path}?limite=1&pagina=1`)
  const read = JSON.parse(text)
  return (Array.isArray(read) ? read : read.Result)?.[0] ?? {}
}

/** @param {number} port @returns {Promise<(path: string, name: string) => string>} what stands for a parameter of a path */
async function fillers(port) {
  const rows = new Map()
  for (const [, list] of LISTS) rows.set(list, await firstOf(port, list))
  const versao = rows.get('/api/documentos')?.versao_atual
  const [revisao] = JSON.parse(
    (await ask(port, `/api/contratos/${rows.get('/api/contratos')?.id}/quantitativos`)).text,
  ).Result
  return (path, name) => {
    if (name === 'sha256') return versao?.arquivo?.sha256 ?? '0'.repeat(64)
    if (path.startsWith('/api/documentos/versoes')) return String(versao?.id ?? 1)
    if (name === 'id_revisao' || path.startsWith('/api/quantitativos')) return String(revisao?.id ?? 1)
    const [, list] = LISTS.find(([start]) => path.startsWith(start)) ?? []
    return NAMED[name] ?? String((list && rows.get(list)?.id) ?? 1)
  }
}

/** Bodies that are refused at the end and not at once. @type {Record<string, object>} */
const BODIES = {
  '/api/login': { email: 'obras@demo.local', password: 'uma senha errada' },
  '/api/register': { name: 'Alguém', email: 'a@b.invalid', password: 'demonstracao' },
  '/api/login/codigo': { desafio: 'a'.repeat(43), codigo: '123456' },
  '/api/gerar-pdf': { ids: [1, 2, 3] },
  '/api/convite': { convite: 'a'.repeat(43) },
  '/api/convite/aceitar': { convite: 'a'.repeat(43), password: 'uma senha qualquer' },
  '/api/senha/pedido': { email: 'ninguem@demo.invalid' },
  '/api/senha/nova': { link: 'a'.repeat(43), password: 'uma senha qualquer' },
}

/** @param {number} port @returns {Promise<Asked[]>} */
export async function openCalls(port) {
  /** @type {{ paths: Record<string, Record<string, Operation>> }} */
  const { paths } = JSON.parse((await ask(port, '/api/openapi.json')).text)
  const fill = await fillers(port)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], security }]) => {
      if (security !== undefined) return []
      const named = path.replace(/\{(\w+)\}/g, (_, name) => fill(path, name))
      const required = parameters.filter((one) => one.in === 'query' && one.required)
      const query = required.map(({ name }) => `${name}=${fill(path, name)}`)
      const asked = (/** @type {string[]} */ more) => [named, [...query, ...more].join('&')].filter(Boolean)
      const whole = { method: method.toUpperCase(), path: asked([]).join('?') }
      if (method !== 'get') return [{ ...whole, body: JSON.stringify(BODIES[path] ?? {}) }]
      const isList = parameters.some(({ name }) => name === 'limite')
      return isList ? [whole, { ...whole, path: asked(['limite=25', 'pagina=1']).join('?') }] : [whole]
    }),
  )
  return [...calls, ...PAGES.map((path) => ({ method: 'GET', path }))]
}
