import { describe, expect, it } from 'vitest'
import { planilhaCells, planilhaColumns } from './planilha.ts'

const DAY = '2026-03-10'
const NOTHING = {
  paralisada_desde: null,
  paralisada_motivo: null,
  reinicio_previsto: null,
  sem_evolucao: null,
}
const stopped = {
  desde: '2026-02-01',
  motivo: 'licenca',
  detalhe: null,
  responsavel: 'Obras',
  reinicio_previsto: null,
} as const

describe('what a spreadsheet tells of the works', () => {
  it.each([
    ['nothing of works that get on', null, null, {}],
    ['nothing the day before they count as still', null, '2026-03-11', {}],
    ['that they do not get on, from the day itself', null, DAY, { sem_evolucao: true }],
    [
      'since when and why they are stopped',
      stopped,
      null,
      { paralisada_desde: '2026-02-01', paralisada_motivo: 'Licença ambiental' },
    ],
    [
      'the reason in its own words, and until when',
      { ...stopped, motivo: 'outro' as const, detalhe: 'Achado', reinicio_previsto: '2026-05-01' },
      null,
      { paralisada_desde: '2026-02-01', paralisada_motivo: 'Achado', reinicio_previsto: '2026-05-01' },
    ],
  ])('is %s', (_, paralisacao, sem_evolucao_em, told) => {
    expect(planilhaCells({ paralisacao, sem_evolucao_em }, DAY)).toEqual({ ...NOTHING, ...told })
  })

  it('has a column for every such cell', () => {
    const keys = planilhaColumns.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(Object.keys(NOTHING)))
  })
})
