import { describe, expect, it } from 'vitest'
import { unknownFields } from '../../../../../test/oc4ids/validar.ts'
import { setCidade } from '../../cidade/atual.ts'
import { GUARATINGUETA } from '../../cidade/cidade.testing.ts'
import { problemsOf, yetToCome } from './conferir.testing.ts'
import { CHEIA, HOJE, PUBLICACAO } from './obra.testing.ts'
import { oc4idsOf } from './projeto.ts'
import type { Oc4idsProject } from './tipos.ts'

setCidade(GUARATINGUETA)

const good = oc4idsOf(CHEIA, PUBLICACAO, HOJE)
const [process] = good.contractingProcesses ?? []
const altered = (own: object) => ({ ...good, ...own }) as Oc4idsProject
const alteredSummary = (own: object) =>
  altered({ contractingProcesses: [{ ...process, summary: { ...process?.summary, ...own } }] })

describe('what the schema does not see', () => {
  it('is told of nothing that is right', () => {
    expect(problemsOf([good], unknownFields)).toEqual([])
  })

  it.each([
    [
      'a point the wrong way round',
      [altered({ locations: [{ geometry: { coordinates: [-22.8, -45.2] } }] })],
      'outside of Brazil',
    ],
    ['a number that is there twice', [good, good], 'is there twice'],
    ['a field that the standard has not', [altered({ situacao: 'x' })], 'unknown: /situacao'],
    [
      'somebody whom the parties do not name',
      [altered({ publicAuthority: { id: 'X' } })],
      'publicAuthority refers to nobody: X',
    ],
    [
      'an amendment that does not follow',
      [alteredSummary({ contractValue: { amount: 1, currency: 'BRL' } })],
      'does not follow',
    ],
    [
      'an end before its start',
      [altered({ period: { startDate: '2026-02-01', endDate: '2026-01-01' } })],
      'period ends before it begins',
    ],
    [
      'a day for what is not done',
      [altered({ milestones: [{ id: 'x', status: 'scheduled', dateMet: '2026-01-01' }] })],
      'x has a day and is not met',
    ],
  ])('is told of %s', (_, projects, problem) => {
    expect(problemsOf(projects, unknownFields)).toEqual([expect.stringContaining(problem)])
  })
})

describe('what is said to have happened', () => {
  it('lies behind', () => {
    expect(yetToCome([good], HOJE)).toEqual([])
    expect(yetToCome([good], '2020-01-01')).not.toEqual([])
  })

  it.each([
    ['a stage', { milestones: [{ id: 'x', status: 'met', dateMet: '2027-03-11T00:00:00-03:00' }] }],
    ['the end of the works', { completion: { endDate: '2027-03-11T00:00:00-03:00' } }],
    ['a paper', { documents: [{ id: 'x', datePublished: '2027-03-11T00:00:00-03:00' }] }],
  ])('is no planned day: %s', (_, own) => {
    expect(yetToCome([altered(own)], HOJE)).toEqual([expect.stringContaining('2027-03-11')])
  })
})
