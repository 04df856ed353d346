import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import { afterAll, describe, expect, it } from 'vitest'
import { loginAs, openTestDatabase } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { migrate } from '../db/migrate.ts'

const database = await openTestDatabase()
await migrate(database.pool, { emBranco: true })
const app = await buildApp({ database, logLevel: 'silent', trustProxy: 1, checkReplies: true })
afterAll(() => app.close())
const test = { app, database }

const WHO = {
  admin: (await loginAs(test, { role: 'admin' })).headers,
  auditor: (await loginAs(test, { role: 'auditor' })).headers,
  'a person without department': (await loginAs(test, { role: 'user' })).headers,
  'a stranger': {},
}

/** Of paths whose parameters are no numbers. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/api/dados/oc4ids/{obra}': '/api/dados/oc4ids/1.json',
  '/api/dados/{arquivo}': '/api/dados/projetos.csv',
  '/api/importacoes/modelos/{lista}': '/api/importacoes/modelos/processos',
  '/api/importacoes/nomes/{busca}': '/api/importacoes/nomes/projetos',
  '/api/lote/{lista}': '/api/lote/processos',
  '/api/historico/{entidade}/{registro_id}': '/api/historico/projetos/1',
  '/api/historico/{entidade}/{registro_id}/entradas': '/api/historico/projetos/1/entradas',
  '/api/verificar/{sha256}': `/api/verificar/${'0'.repeat(64)}`,
}
const address = ({ path }: Call) => ADDRESSES[path] ?? path.replace(/\{\w+\}/g, '1')

/** What some readings cannot do without. */
const asked = ({ query }: Call) => {
  const has = (name: string) => query !== undefined && Object.hasOwn(query.shape, name)
  return new URLSearchParams({
    ...(has('formato') ? { formato: 'csv' } : {}),
    ...(has('termo') ? { termo: 'ponte' } : {}),
    ...(has('q') ? { q: 'ponte' } : {}),
  })
}

const all = Object.entries(calls) as [string, Call][]
const readings = all.filter(([, { method }]) => method === 'GET')
/** It would end the session that the others are asked with. */
const writings = all.filter(([name, { method }]) => method !== 'GET' && name !== 'logout')

/** What would tell of the city that was here first, of its state, or of that state's court and programmes. */
const TRACE = /guaratinguet|3518404|São Paulo|AUDESP|TCE-SP|\bDADE\b|SEM PAPEL|\bSAEG\b|\bCODESG\b/

describe.each(Object.entries(WHO))('a city with nothing in it, asked by %s', (_, headers) => {
  it('answers every reading, or says why not', async () => {
    const broken: string[] = []
    for (const [name, call] of readings) {
      const { statusCode, body } = await app.inject({ url: `${address(call)}?${asked(call)}`, headers })
      if (![200, 204, 400, 401, 403, 404].includes(statusCode)) broken.push(`${name} ${statusCode} ${body}`)
    }
    expect(broken).toEqual([])
  })

  it('tells nothing of another city, whatever is asked', async () => {
    const told: string[] = []
    for (const [name, call] of readings) {
      const {
        statusCode,
        headers: came,
        body,
      } = await app.inject({
        url: `${address(call)}?${asked(call)}`,
        headers,
      })
      // Who asks for a programme of that state by its address is told that it is off.
      const found = statusCode === 200 && TRACE.exec(JSON.stringify(came) + body)
      if (found) told.push(`${name} ${found[0]}`)
    }
    expect(told).toEqual([])
  })

  it('refuses what is sent empty without breaking', async () => {
    const broken: string[] = []
    for (const [name, call] of writings) {
      const { method } = call
      const sent = { method, url: address(call), headers, payload: {} }
      const { statusCode, body } = await app.inject(sent)
      if (statusCode >= 500) broken.push(`${name} ${statusCode} ${body}`)
    }
    expect(broken).toEqual([])
  })
})

it('has every list empty for its administrator', async () => {
  const lists = readings.filter(
    ([, { path, query }]) => !path.includes('{') && query && Object.hasOwn(query.shape, 'limite'),
  )
  const filled: string[] = []
  for (const [name, { path }] of lists) {
    const { statusCode, headers } = await app.inject({ url: path, headers: WHO.admin })
    // Programmes of another state are off.
    const isOff = statusCode === 404 && /convenios(dade|sempapel)$/.test(path)
    if (!isOff && headers['x-total-count'] !== '0') filled.push(name)
  }
  // The country's codes, holidays and days of the budget, the papers that the law asks for, the people above and what they did.
  expect(filled.sort()).toEqual([
    'listAuditoria',
    'listContasElemento',
    'listEntradas',
    'listFeriados',
    'listFontesStn',
    'listOpcoes',
    'listPessoas',
    'listPrazos',
    'listRegras',
    'listUsuarios',
  ])
})
