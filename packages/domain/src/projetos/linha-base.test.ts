import { describe, expect, it } from 'vitest'
import { baseChanges, concludesContrato, mudancaText, originalOf, refusalText } from './linha-base.ts'

const base = {
  valor: 1000.1,
  etapas: [
    { numero: 1, fim: '2026-01-20' },
    { numero: 2, fim: null },
    { numero: 3, fim: '2026-03-20' },
  ],
}

describe('what an edit changes of the baseline', () => {
  it.each([
    ['nothing said', {}, []],
    ['the same value', { valor: 1000.1 }, []],
    ['another value', { valor: 1000.11 }, ['valor: de R$ 1.000,10 para R$ 1.000,11']],
    ['no value any more', { valor: null }, ['valor: de R$ 1.000,10 para sem valor']],
  ])('%s', (_what, said, told) => {
    expect(baseChanges(base, { etapas: [], ...said }).map(mudancaText)).toEqual(told)
  })

  it('a first value is a change: it would make the base of the meter', () => {
    const changes = baseChanges({ valor: null, etapas: [] }, { valor: 5, etapas: [] })
    expect(changes.map(mudancaText)).toEqual(['valor: de sem valor para R$ 5,00'])
    expect(baseChanges({ valor: null, etapas: [] }, { valor: null, etapas: [] })).toEqual([])
  })

  it.each([
    ['the same end', 1, '2026-01-20', []],
    ['another end', 1, '2026-01-21', ['fim da etapa 1: de 20/01/2026 para 21/01/2026']],
    ['an earlier end', 3, '2026-03-19', ['fim da etapa 3: de 20/03/2026 para 19/03/2026']],
    ['an end taken away', 3, null, ['fim da etapa 3: de 20/03/2026 para sem data']],
    ['an end filled in', 2, '2026-02-20', []],
    ['an end not said', 1, undefined, []],
  ])('%s', (_what, numero, fim, told) => {
    expect(baseChanges(base, { etapas: [{ numero, fim }] }).map(mudancaText)).toEqual(told)
  })
})

describe('what concludes the contract', () => {
  it.each([
    [4, 'Concluído', true],
    [4, 'Em andamento', false],
    [4, undefined, false],
    [5, 'Concluído', false],
  ] as const)('stage %i said %s: %s', (numero, situacao, concludes) => {
    expect(concludesContrato([{ numero, situacao }])).toBe(concludes)
  })
})

describe('the original value a corrected value tells', () => {
  const NONE = { acrescimos: 0, supressoes: 0, reajustes: 0 }
  it.each([
    [1200.3, 200.2, 1000.1],
    [200.2, 200.2, 0],
    [200.19, 200.2, undefined],
    [0, 0, 0],
    [null, 0, null],
    [null, 0.01, undefined],
  ])('%s with %s approved is %s', (valor, acrescimos, original) => {
    expect(originalOf(valor, { ...NONE, acrescimos })).toBe(original)
  })

  it.each([
    [920.1, { supressoes: 80 }, 1000.1],
    [1251.97, { acrescimos: 300, supressoes: 100, reajustes: 51.97 }, 1000],
    [0, { supressoes: 1000 }, 1000],
    [50, { supressoes: 10, reajustes: 60.01 }, undefined],
    [null, { supressoes: 0.01 }, undefined],
    [null, { reajustes: 0.01 }, undefined],
  ])('%s with %j approved is %s', (valor, somas, original) => {
    expect(originalOf(valor, { ...NONE, ...somas })).toBe(original)
  })
})

describe('the refusal', () => {
  const frozen = { em: new Date('2026-04-11T01:00:00Z'), por: 'aditivo' } as const
  const changes = baseChanges(base, { valor: 2000, etapas: [{ numero: 3, fim: '2026-04-20' }] })

  it('says what is frozen, since when, why and what to do', () => {
    expect(refusalText(frozen, changes, false)).toBe(
      'A linha de base deste projeto está congelada desde 10/04/2026 (aditivo de valor solicitado). Para mudar o valor e o fim da etapa 3, peça um aditivo em “Solicitar Aditivo”, no painel do projeto.',
    )
  })

  it('tells administrators that a correction needs its reason', () => {
    expect(refusalText({ ...frozen, por: 'etapa4' }, changes.slice(1), true)).toBe(
      'A linha de base deste projeto está congelada desde 10/04/2026 (etapa 4 concluída). Para mudar o fim da etapa 3, peça um aditivo em “Solicitar Aditivo”, no painel do projeto; para corrigir um erro, escreva o motivo da correção.',
    )
  })

  it('names a signed contract', () => {
    expect(refusalText({ ...frozen, por: 'contrato' }, changes, false)).toContain(
      'congelada desde 10/04/2026 (contrato assinado)',
    )
  })
})
