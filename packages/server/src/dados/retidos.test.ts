import { arquivoPath, formatosOf } from '@paco/domain/dados/conjunto'
import { CONJUNTOS } from '@paco/domain/dados/conjuntos'
import { RETIDO } from '@paco/domain/shared/pessoais'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { fillDemo } from '../demo/demo.ts'
import { readOpenCalls } from './abertas.testing.ts'
import { openReader } from './dados.testing.ts'
import { textOf } from './lido.testing.ts'
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

const squeezed = (text: string) => text.replaceAll(/\s/g, '')

/** What these texts tell that should be held back, and how many of them hold something back. */
function listening() {
  const leaks: string[] = []
  let held = 0
  const hear = (text: string, address: string) => {
    // A sheet of paper has lost the spaces of its words.
    const packed = squeezed(text)
    const told = [...marksIn(text).keys(), ...PESSOAIS.filter((one) => packed.includes(squeezed(one)))]
    leaks.push(...told.map((what) => `${address}: ${what}`))
    if (packed.includes(squeezed(RETIDO))) held++
  }
  return { leaks, hear, held: () => held }
}

describe('with what looks like personal data in every text of every table', () => {
  it('open data, packages and the pages of works tell none of it', async () => {
    const dados = CONJUNTOS.flatMap((conjunto) =>
      formatosOf(conjunto).map((formato) => arquivoPath(conjunto, formato)),
    )
    const obras = works.flatMap(({ id }) => [
      `/api/dados/oc4ids/${id}.json`,
      ...['', '/planilha', '/rss'].map((path) => `/api/obras/${id}${path}`),
    ])
    const { leaks, hear, held } = listening()
    for (const address of [...dados, '/api/dados/oc4ids.json', '/api/obras', '/api/obras/rss', ...obras]) {
      const reply = await get(address)
      expect([address, reply.statusCode]).toEqual([address, 200])
      hear(await textOf(reply), address)
    }
    expect(leaks).toEqual([])
    expect(held()).toBeGreaterThan(30)
  })

  it('no other open call tells any of it, be it a list, a record, a spreadsheet or a sheet', async () => {
    const { leaks, hear, held } = listening()
    expect(await readOpenCalls(city.database, get, hear)).toEqual([])
    expect(leaks).toEqual([])
    expect(held()).toBeGreaterThan(150)
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
