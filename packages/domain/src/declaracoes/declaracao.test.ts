import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { type CodigoAusencia, type Contrarios, isDeclaravel, refuseAusencia } from './ausencias.ts'
import { declaracaoCreate, declaracaoText, isValida, validaAte, vigentesOf } from './declaracao.ts'

describe('a declaration of absence', () => {
  it.each([
    ['on its day', '2026-11-15', true],
    ['the day before, by a clock that went back', '2026-11-14', false],
    ['on the thirtieth day after', '2026-12-15', true],
    ['on the day after that', '2026-12-16', false],
  ])('%s', (_, today, valid) => {
    expect(isValida('2026-11-15', today)).toBe(valid)
  })

  it.each([
    ['2026-11-15', '2026-12-15'],
    ['2028-01-31', '2028-03-01'],
    ['2026-12-02', '2027-01-01'],
  ])('of %s is good until %s', (day, end) => {
    expect(validaAte(day)).toBe(end)
  })

  it.each<[string, CodigoAusencia, Contrarios, string | null]>([
    ['nothing speaks against it', '10.4', { '10.1': 3 }, null],
    [
      'one work is stopped',
      '10.4',
      { '10.4': 1 },
      'Há 1 obra paralisada no Paço: enquanto for assim, não se pode declarar que não há.',
    ],
    [
      'many agreements are here',
      '5.1',
      { '5.1': 1234 },
      'Há 1.234 convênios registrados no Paço: enquanto for assim, não se pode declarar que não há.',
    ],
    [
      'agreements that give money',
      '5.2',
      { '5.2': 1 },
      'Há 1 convênio que repassa recursos no Paço: enquanto for assim, não se pode declarar que não há.',
    ],
  ])('%s', (_, codigo, contrarios, refused) => {
    expect(refuseAusencia(codigo, contrarios)).toBe(refused)
  })

  it.each([
    ['the procurement plan', '8.6'],
    ['expenses', '4.2'],
    ['contracts', '9.1'],
    ['inspectors', '9.3'],
    ['the search of the site', '1.4'],
    ['what every object has', 'constructor'],
  ])('takes none of %s', (_, codigo) => {
    expect(isDeclaravel(codigo)).toBe(false)
    const held = validate(declaracaoCreate, { codigo })
    expect(held.ok ? {} : held.campos).toEqual({
      codigo: 'Escolha um critério que aceita declaração de inexistência.',
    })
  })

  it('is told with its day and who declares it', () => {
    const told = { texto: 'Não há obras paralisadas', feita_em: '2026-11-15', declarado_por: 'Obras' }
    expect(declaracaoText(told)).toBe('Não há obras paralisadas em 15/11/2026 (declarado por Obras)')
  })
})

describe('which are in force', () => {
  const feita = (id: number, codigo: CodigoAusencia, feita_em: string) => ({ id, codigo, feita_em })
  const feitas = [
    feita(1, '10.4', '2026-10-30'),
    feita(2, '10.4', '2026-11-10'),
    feita(3, '5.2', '2026-10-18'),
    feita(4, '5.3', '2026-10-17'),
    feita(5, '17.2', '2026-11-01'),
  ]
  it.each<[string, Contrarios, number[]]>([
    ['the last of each, while its days last', {}, [2, 3, 5]],
    ['not what a record contradicts', { '17.2': 1 }, [2, 3]],
    ['not an older one either', { '10.4': 2 }, [3, 5]],
  ])('%s', (_, contrarios, ids) => {
    expect(vigentesOf(feitas, '2026-11-17', contrarios).map(({ id }) => id)).toEqual(ids)
  })
})
