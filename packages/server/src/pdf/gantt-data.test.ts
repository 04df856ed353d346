import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import { describe, expect, it } from 'vitest'
import { CRECHE, PAVIMENTACAO, sampleProjeto } from './ficha-samples.testing.ts'
import { ganttOf } from './gantt-data.ts'

const gantt = (projeto: Parameters<typeof etapasOf>[0], today: string) => ganttOf(etapasOf(projeto), today)

describe('the chart', () => {
  it('begins and ends with whole months, with room for the labels', () => {
    const { ticks = [] } = gantt(PAVIMENTACAO, '2026-10-29') ?? {}
    expect(ticks[0]).toEqual({ at: 0, label: 'jan/2026' })
    expect(ticks.at(-1)?.label).toBe('mai/2027')
    expect(ticks.length).toBeLessThanOrEqual(10)
  })

  it('counts the last day of a stage in', () => {
    const projeto = sampleProjeto({}, [['2026-04-01', '2026-04-30', 'Em andamento']])
    expect(gantt(projeto, '2026-04-16')).toMatchObject({
      today: 0.5,
      rows: [{ current: { from: 0, to: 1 } }, {}, {}, {}, {}, {}],
    })
  })

  it('reaches to a today that is near, and leaves a far one out', () => {
    expect(gantt(PAVIMENTACAO, '2027-08-10')?.today).toBeGreaterThan(0.9)
    expect(gantt(CRECHE, '2026-10-29')?.today).toBeNull()
  })

  it('draws dates in the wrong order, lone dates and the ends of the calendar', () => {
    const projeto = sampleProjeto({}, [
      ['2199-12-31', '1900-01-01', 'Concluído'],
      [null, '2026-01-01', null],
    ])
    const { rows = [], ticks = [] } = gantt(projeto, '2026-10-29') ?? {}
    expect(rows[0]?.current).toEqual({ from: 0, to: 1 })
    expect(rows[1]?.current?.to).toBeGreaterThan(rows[1]?.current?.from ?? 1)
    expect(rows[2]).toEqual({ current: null, planned: null })
    expect(ticks.map(({ label }) => label)).toContain('1950')
  })

  it('is none without dates', () => {
    expect(gantt(sampleProjeto(), '2026-10-29')).toBeNull()
  })
})
