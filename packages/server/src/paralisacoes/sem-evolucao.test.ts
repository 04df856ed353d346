import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { openStops } from './paralisacoes.testing.ts'

const bench = await openStops('2026-04-20T12:00:00-03:00')
const { call, clock, obras, newProjeto, readProjeto, stopped } = bench

// From the first figures on, days are those of this clock and not of the database's.
await call(null, 'GET', '/api/painel')

/** Works whose time is over: from the day they are entered nothing moves. */
const still = {
  datainicioetapa5: '2026-01-05',
  datafimetapa5: '2026-02-20',
  situacaoetapa5: 'Em andamento',
}
const ponte = await newProjeto({ nomeprojeto: 'Ponte parada', ano: 2031 })
await stopped(ponte, { detalhe: '=Cheia do rio', reinicio_previsto: '2026-09-30' })
const creche = await newProjeto({ nomeprojeto: 'Creche sem evolução', ano: 2031, ...still })
const praca = await newProjeto({ nomeprojeto: 'Praça', ano: 2031 })
for (const id_projeto of [ponte, creche, praca])
  await call(obras, 'POST', '/api/coordenadas', { id_projeto, latitude: -22.8, longitude: -45.2 })

const panels = async () => {
  const [publico] = (await call(null, 'GET', '/api/painel')).json().Result
  const [trabalho] = (await call(null, 'GET', '/api/painel/processos?ano=2031')).json().Result
  return [publico.paralisados, trabalho.paralisados.total, trabalho.sem_evolucao.total]
}

const EVE = '2026-08-17T12:00:00-03:00'
const DAY = '2026-08-18T12:00:00-03:00'

const sheetOf = async (name: string) => {
  const { body } = await call(null, 'GET', `/api/exportar/${name}?formato=csv&ano=2031&ordem=nomeprojeto`)
  return body.trim().split('\r\n')
}
const LISTS = ['processos', 'relacao-processos', 'ficha-projetos']

describe('the day before the works count as without evolution', () => {
  it('nothing says so yet', async () => {
    clock.now = EVE
    expect((await readProjeto(creche)).sem_evolucao_em).toBe('2026-08-18')
    expect(await panels()).toEqual([1, 1, 0])
    for (const name of LISTS) expect((await sheetOf(name)).join()).not.toContain(';Sim')
    const { features } = (await call(null, 'GET', '/api/mapa/geojson')).json()
    expect(features[1].properties.sem_evolucao).toBe(false)
  })
})

describe('from that day on', () => {
  it.each(LISTS)('the spreadsheet %s tells it, and of what is stopped', async (name) => {
    clock.now = DAY
    const [head, ...rows] = await sheetOf(name)
    expect(head).toMatch(/;Paralisada desde;Motivo da paralisação;Reinício previsto;Sem evolução$/)
    expect(rows).toEqual([
      expect.stringMatching(/Creche sem evolução.*;;;;Sim$/),
      expect.stringMatching(
        /Ponte parada.*;10\/03\/2026;Chuvas ou força maior: =Cheia do rio;30\/09\/2026;$/,
      ),
      expect.stringMatching(/Praça.*;;;;$/),
    ])
  })

  it('a workbook has true days, and is narrowed as the list is', async () => {
    clock.now = DAY
    const rowsOf = async (query: string) => {
      const reply = await call(null, 'GET', `/api/exportar/processos?formato=xlsx&ano=2031&${query}`)
      return (await readXlsx(reply.rawPayload)).sheets[0]?.rows.slice(1).map((row) => row.slice(-4)) ?? []
    }
    const [[desde, ...rest] = []] = await rowsOf('paralisado=true')
    expect(desde).toEqual(new Date('2026-03-10T00:00:00Z'))
    expect(rest).toEqual(['Chuvas ou força maior: =Cheia do rio', new Date('2026-09-30T00:00:00Z'), null])
    expect(await rowsOf('sem_evolucao=true')).toEqual([[null, null, null, 'Sim']])
  })

  it('the panels count it, and no longer what is taken back', async () => {
    clock.now = DAY
    expect(await panels()).toEqual([1, 1, 1])
    const id = await stopped(praca, { inicio: '2026-08-01' })
    expect(await panels()).toEqual([2, 2, 1])
    await bench.remove(id)
    expect(await panels()).toEqual([1, 1, 1])
  })

  it('the map tells it, for people and for other tools', async () => {
    clock.now = DAY
    const points = (await call(null, 'GET', '/api/coordenadas')).json()
    expect(points.map(({ sem_evolucao_em }: { sem_evolucao_em: string | null }) => sem_evolucao_em)).toEqual([
      null,
      '2026-08-18',
      null,
    ])
    const { features } = (await call(null, 'GET', '/api/mapa/geojson')).json()
    const told = features.map(({ properties }: { properties: Record<string, unknown> }) => [
      properties.paralisacao,
      properties.sem_evolucao,
    ])
    expect(told).toEqual([
      [
        {
          desde: '2026-03-10',
          motivo: 'chuvas',
          detalhe: '=Cheia do rio',
          responsavel: 'Secretaria de Obras',
          reinicio_previsto: '2026-09-30',
        },
        false,
      ],
      [null, true],
      [null, false],
    ])
  })
})
