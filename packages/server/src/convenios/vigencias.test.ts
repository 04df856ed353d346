import { type Familia, tableOf, vigenciasOf } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import type { ConveniosPainel } from '@paco/domain/convenios/painel'
import { ALERTAS, ESTADOS, estadoDoConvenio } from '@paco/domain/convenios/vigencia'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { bodyOf, inDays, noon, TODAY } from './convenios.testing.ts'

const test = await startTestApp(noon)
const { app } = test
const { headers } = await loginAs(test, { role: 'admin' })

/** Ends around every edge of the bands; the last has no contract yet. */
const ENDS: readonly [number, number | null][] = [
  [-400, 400],
  [-1, -1],
  [0, 91],
  [30, 31],
  [31, 90],
  [60, 61],
  [200, 90],
  [91, 400],
  [500, null],
]

const [dade, , federal] = FAMILIAS
for (const familia of [dade, federal]) {
  for (const [index, [convenio, contrato]] of ENDS.entries()) {
    const more = {
      ano: 2020 + (index % 3),
      repasse: 1000.01 * (index + 1),
      contrapartida: 0.1 * (index + 1),
      vigencia_convenio: inDays(convenio),
      vigencia_contrato: inDays(contrato ?? 0),
    }
    for (const key of ['repasse', 'contrapartida'] as const) more[key] = Math.round(more[key] * 100) / 100
    const body = bodyOf(familia, `Convênio ${index}`, more)
    if (contrato === null && familia === dade) delete body.vigencia_contrato
    await app.inject({ method: 'POST', url: `/api/convenios${familia.key}`, headers, payload: body })
  }
}
await app.inject({ method: 'POST', url: '/api/conveniossempapel', headers, payload: {} })
const [, , , finisa] = FAMILIAS
await app.inject({
  method: 'POST',
  url: '/api/conveniosfinisa',
  headers,
  payload: bodyOf(finisa, 'Drenagem', { valor_total: 0.3 }),
})

type Row = Record<string, unknown> & { id: number }
const rowsOf = async (familia: Familia, query = ''): Promise<Row[]> =>
  (await app.inject(`/api/convenios${familia.key}${query}`)).json().Result
const painel = async (): Promise<ConveniosPainel> =>
  (await app.inject('/api/convenios/painel')).json().Result[0]

describe.each(FAMILIAS.map((familia) => [familia.key, familia] as const))('terms of %s', (_, familia) => {
  it.each(ALERTAS)(
    '%s lists the records that the rule puts there, as many as are counted',
    async (alerta) => {
      const expected = (await rowsOf(familia)).filter(
        (row) => estadoDoConvenio(familia, row, TODAY) === alerta,
      )
      const listed = await rowsOf(familia, `?vigencia=${alerta}`)
      expect(listed.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      const counted = (await painel()).familias.find((one) => one.familia === familia.key)
      expect(counted?.estados[alerta]).toBe(listed.length)
    },
  )

  it('are counted so that the states add up to all', async () => {
    const counted = (await painel()).familias.find((one) => one.familia === familia.key)
    const all = ESTADOS.reduce((sum, estado) => sum + (counted?.estados[estado] ?? Number.NaN), 0)
    expect(all).toBe((await rowsOf(familia)).length)
  })

  it('refuses a state it does not know', async () => {
    const reply = await app.inject(`/api/convenios${familia.key}?vigencia=45`)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, { vigencia: 'Escolha uma das vigências.' }])
  })
})

describe('all families together', () => {
  it('add up to the cent, by family and year, to what the tables hold', async () => {
    const { familias, hoje } = await painel()
    expect(hoje).toBe(TODAY)
    expect(familias.map(({ familia }) => familia)).toEqual(FAMILIAS.map(({ key }) => key))
    const sums = {
      dade: 'repasse, contrapartida, coalesce(repasse, 0) + coalesce(contrapartida, 0)',
      estadual: 'repasse, contrapartida, valor_total',
      federal: 'repasse, contrapartida, valor_total',
      finisa: '0, 0, valor_total',
      sempapel:
        'repasse_convenio, contra_convenio, coalesce(repasse_convenio, 0) + coalesce(contra_convenio, 0)',
    } as const
    for (const familia of FAMILIAS) {
      const { rows } = await test.database.pool.query(
        `select ano, count(*)::int as quantidade, coalesce(sum(r), 0) as repasse, coalesce(sum(c), 0) as contrapartida,
           coalesce(sum(t), 0) as total
         from (select ano, ${sums[familia.key]} from ${tableOf(familia)}) x (ano, r, c, t)
         group by ano order by ano nulls last`,
      )
      expect(familias.find((one) => one.familia === familia.key)?.anos).toEqual(rows)
    }
    expect(familias.at(-1)?.anos).toEqual([
      { ano: null, quantidade: 1, repasse: 0, contrapartida: 0, total: 0 },
    ])
  })

  it('tell each term that has passed or ends within 90 days, in the order of their days', async () => {
    const { vencimentos } = await painel()
    const expected = []
    for (const familia of FAMILIAS) {
      for (const row of await rowsOf(familia)) {
        for (const { key } of vigenciasOf(familia)) {
          const fim = row[key] as string | null
          if (fim !== null && fim <= inDays(90)) expected.push(`${fim} ${familia.key} ${row.id} ${key}`)
        }
      }
    }
    const told = vencimentos.map(({ fim, familia, id, campo }) => `${fim} ${familia} ${id} ${campo}`)
    expect([...told].sort()).toEqual(expected.sort())
    expect(vencimentos.map(({ fim }) => fim)).toEqual(vencimentos.map(({ fim }) => fim).sort())
    expect(vencimentos[0]).toMatchObject({ titulo: 'Convênio 0', campo: 'vigencia_convenio', dias: -400 })
  })

  it('carry no bank account', async () => {
    expect((await app.inject('/api/convenios/painel')).body).not.toContain('conta')
  })
})
