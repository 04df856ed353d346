import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import type { SessionUser } from '../shared/roles.ts'
import { FUNCAO_CODES } from './dominios.ts'
import { emendaCreate, emendaUpdate } from './emenda.ts'
import { canChangeEmenda, canChangeSomeEmenda, canMoveEmenda } from './policy.ts'
import { problemsOfExecucao } from './regras.ts'

const emenda = {
  esfera: 'federal',
  numero: '202540120003',
  ano: 2026,
  autor: 'Dep. Ana Prado',
  tipo: 'especial',
  forma_repasse: 'transferencia_especial',
  objeto: 'Custeio da atenção básica',
  funcao: '10',
  valor_previsto: 500_000.5,
}

describe('an amendment', () => {
  it('needs nine fields and no more; what became of it may stay unsaid', () => {
    expect(validate(emendaCreate, emenda)).toMatchObject({ ok: true, data: emenda })
    expect(validate(emendaCreate, {})).toMatchObject({
      campos: Object.fromEntries(Object.keys(emenda).map((name) => [name, expect.any(String)])),
    })
    const emptied = { partido: '', valor_empenhado: '', valor_liquidado: null, valor_pago: '' }
    expect(validate(emendaUpdate, emptied)).toMatchObject({
      data: { partido: null, valor_empenhado: null, valor_liquidado: null, valor_pago: null },
    })
  })

  it.each([
    ['esfera', 'distrital', 'Escolha a esfera.'],
    ['numero', ' ', 'Campo obrigatório.'],
    ['numero', 'x'.repeat(61), 'Use no máximo 60 caracteres.'],
    ['ano', 26, 'O menor valor aceito é 1900.'],
    ['ano', 'ontem', 'Informe o ano com quatro algarismos.'],
    ['autor', null, 'Campo obrigatório.'],
    ['tipo', 'pix', 'Escolha o tipo.'],
    ['forma_repasse', '', 'Escolha a forma de repasse.'],
    ['objeto', 'x'.repeat(2001), 'Use no máximo 2000 caracteres.'],
    ['funcao', '1', 'Escolha a função.'],
    ['funcao', 10, 'Escolha a função.'],
    ['valor_previsto', -0.01, 'O valor não pode ser negativo.'],
    ['valor_previsto', '', 'Informe um valor válido.'],
    ['valor_pago', 0.001, 'Use no máximo duas casas decimais e até 9.999.999.999.999,99.'],
    ['partido', 'x'.repeat(61), 'Use no máximo 60 caracteres.'],
  ])('is refused with %s %j, new or changed', (field, value, reason) => {
    const campos = { ok: false, campos: { [field]: reason } }
    expect(validate(emendaCreate, { ...emenda, [field]: value })).toEqual(campos)
    expect(validate(emendaUpdate, { [field]: value })).toEqual(campos)
  })
})

it('functions stand in the order of the official list', () => {
  expect(FUNCAO_CODES.slice(0, 2)).toEqual(['01', '02'])
  expect(FUNCAO_CODES.at(-1)).toBe('99')
})

describe('what became of it', () => {
  it.each([
    [null, null, null, []],
    [100, null, null, []],
    [100, 100, 100, []],
    [100.1, 100.1, 0.2, []],
    [100, 100.01, null, ['valor_liquidado']],
    [100, 50, 50.01, ['valor_pago']],
    [null, null, 1, ['valor_pago']],
    [null, 1, 1, ['valor_liquidado']],
    [1, 2, 3, ['valor_liquidado', 'valor_pago']],
  ])('committed %j, liquidated %j, paid %j: refuses %j', (empenhado, liquidado, pago, refused) => {
    const problems = problemsOfExecucao({
      valor_empenhado: empenhado,
      valor_liquidado: liquidado,
      valor_pago: pago,
    })
    expect(Object.keys(problems)).toEqual(refused)
  })
})

describe('permissions', () => {
  const who = (role: SessionUser['role'], id_secretaria: number | null = null): SessionUser => ({
    id: 1,
    name: 'Ana',
    role,
    id_secretaria,
  })
  it.each([
    ['nobody', null, false, false, false],
    ['a user without a department', who('user'), false, false, false],
    ['a user of another one', who('user', 17), true, false, false],
    ['a user of its own', who('user', 12), true, true, false],
    ['an auditor', who('auditor', 12), false, false, false],
    ['an admin', who('admin'), true, true, true],
  ])('%s', (_name, person, some, this_one, moves) => {
    expect([
      canChangeSomeEmenda(person),
      canChangeEmenda(person, { id_secretaria: 12 }),
      canMoveEmenda(person),
    ]).toEqual([some, this_one, moves])
  })
})
