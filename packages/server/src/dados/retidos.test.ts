import { calls } from '@paco/domain/calls'
import { arquivoPath, formatosOf } from '@paco/domain/dados/conjunto'
import { CONJUNTOS } from '@paco/domain/dados/conjuntos'
import type { Call } from '@paco/domain/http/call'
import { RETIDO } from '@paco/domain/shared/pessoais'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { fillDemo } from '../demo/demo.ts'
import { readPdf } from '../pdf/read-pdf.testing.ts'
import { openReader } from './dados.testing.ts'
import { markAll, marksIn } from './marcas.testing.ts'

/** One after the other behind the marks of the city's texts: whatever looks like personal data is held back. */
const PESSOAIS = [' CPF 529.982.247-25', ' ana@cidade.sp.gov.br', ' (12) 99122-4400', ' c/c 12345-6']

const TODAY = '2026-11-15'
const city = await startTestApp(() => new Date(`${TODAY}T15:00:00Z`))
await fillDemo(city.database.patient.db, TODAY)
const get = openReader(city)
const { rows: works } = await city.database.pool.query<{ id: number }>(
  'select id from obras_breves order by id limit 3',
)
await markAll(city.database, (place) => PESSOAIS[place % PESSOAIS.length] ?? '')

type Reply = Awaited<ReturnType<typeof get>>

/** The text of a reply, also of those that are packed. */
async function textOf({ body, rawPayload, headers }: Reply): Promise<string> {
  const type = String(headers['content-type'])
  if (type.includes('spreadsheet')) return JSON.stringify(await readXlsx(rawPayload))
  return type.includes('pdf') ? (await readPdf(rawPayload)).pages.join('\n') : body
}

/** What each of these addresses tells that should be held back, and how many answered with something held back. */
async function leaksOf(addresses: readonly string[]): Promise<{ leaks: string[]; held: number }> {
  const leaks: string[] = []
  let held = 0
  for (const address of addresses) {
    const text = await textOf(await get(address))
    const told = [...marksIn(text).keys(), ...PESSOAIS.filter((one) => text.includes(one.trim()))]
    leaks.push(...told.map((what) => `${address}: ${what}`))
    if (text.replaceAll(/\s/g, '').includes(RETIDO.replaceAll(' ', ''))) held++
  }
  return { leaks, held }
}

const open = Object.values(calls as Record<string, Call>).filter(
  ({ method, access, path }) =>
    method === 'GET' && !access.login && !/\/(dados|obras)\b|\{(segredo|sha256)\}/.test(path),
)
const FORMATS = ['?formato=csv', '?formato=xlsx']

describe('with what looks like personal data in every text of every table', () => {
  it('open data, packages and the pages of works tell none of it', async () => {
    const dados = CONJUNTOS.flatMap((conjunto) =>
      formatosOf(conjunto).map((formato) => arquivoPath(conjunto, formato)),
    )
    const obras = works.flatMap(({ id }) => [
      `/api/dados/oc4ids/${id}.json`,
      ...['', '/planilha', '/rss'].map((path) => `/api/obras/${id}${path}`),
    ])
    const found = await leaksOf([
      ...dados,
      '/api/dados/oc4ids.json',
      '/api/obras',
      '/api/obras/rss',
      ...obras,
    ])
    expect(found.leaks).toEqual([])
    expect(found.held).toBeGreaterThan(30)
  })

  it('no other open call tells any of it, be it a list, a record, a spreadsheet or a sheet', async () => {
    const addresses = open.flatMap(({ path, query }) => {
      const asked =
        query && 'formato' in query.shape ? FORMATS : ['folha' in (query?.shape ?? {}) ? '?folha=placa' : '']
      const ids = path.includes('{id') ? ['1', '2'] : ['1']
      return ids.flatMap((id) => asked.map((ask) => path.replace(/\{\w+\}/g, id) + ask))
    })
    const found = await leaksOf(addresses)
    expect(found.leaks).toEqual([])
    expect(found.held).toBeGreaterThan(100)
  })

  it('nor do sheets of projects', async () => {
    const body = { ids: works.map(({ id }) => id) }
    const reply = await city.app.inject({ method: 'POST', url: '/api/gerar-pdf', payload: body })
    expect(reply.statusCode).toBe(200)
    expect(marksIn(await textOf(reply))).toEqual(new Map())
  })

  it('a token that is nobody’s tells nothing more', async () => {
    const nobody = { authorization: 'Bearer eyJ.nobody.s' }
    for (const address of ['/api/painel', '/api/painel', '/api/getSecretaria', '/api/contratos'])
      expect([address, [...marksIn((await get(address, nobody)).body).keys()]]).toEqual([address, []])
  })
})
