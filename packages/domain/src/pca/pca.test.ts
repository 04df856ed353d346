import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import type { SessionUser } from '../shared/roles.ts'
import { newItem } from './pca.testing.ts'
import { pcaCreate, pcaUpdate, spellPrioridade } from './pca.ts'
import { PNCP_FIELDS, pncpItem, unitPrice } from './pncp.ts'
import { canManagePca, canReadPca } from './policy.ts'

const item = {
  requisitante: 'Secretaria de Obras',
  objeto: 'Cimento CP II',
  justificativa: 'Reforma das escolas',
  expectativa_consumo_anual: 1200,
  valor_preliminar: 45_000.5,
  data_pretendida: '2026-03-01',
  prioridade: 'Alta',
}

describe('a priority', () => {
  it.each([
    ['Alta', 'Alta'],
    ['alta', 'Alta'],
    ['MEDIA', 'Média'],
    ['média', 'Média'],
    ['baixa', 'Baixa'],
    ['Altíssima', 'Altíssima'],
    ['até março', 'até março'],
  ])('written as %s is %s', (typed, spelled) => {
    expect(spellPrioridade(typed)).toBe(spelled)
  })
})

describe('an item of the plan', () => {
  it('takes what the form sends, numbers as text too', () => {
    const sent = { ...item, expectativa_consumo_anual: '12.5', valor_preliminar: '0', prioridade: ' alta ' }
    expect(validate(pcaCreate, sent)).toMatchObject({
      ok: true,
      data: { expectativa_consumo_anual: 12.5, valor_preliminar: 0, prioridade: 'Alta' },
    })
  })

  it.each([
    ['requisitante', ' ', 'Campo obrigatório.'],
    ['requisitante', 'x'.repeat(256), 'Use no máximo 255 caracteres.'],
    ['objeto', undefined, 'Campo obrigatório.'],
    ['objeto', 'x'.repeat(2049), 'Use no máximo 2048 caracteres.'],
    ['justificativa', 12, 'Campo obrigatório.'],
    ['expectativa_consumo_anual', -1, 'O menor valor aceito é 0.'],
    ['expectativa_consumo_anual', 1.005, 'Use no máximo duas casas decimais.'],
    ['expectativa_consumo_anual', 'muito', 'Informe um número, como 90 ou 90,5.'],
    ['expectativa_consumo_anual', null, 'Informe um número, como 90 ou 90,5.'],
    ['valor_preliminar', -0.01, 'O valor não pode ser negativo.'],
    ['valor_preliminar', '', 'Informe um valor válido.'],
    ['data_pretendida', '2026-02-30', 'Informe uma data válida.'],
    ['data_pretendida', '01/03/2026', 'Informe uma data válida.'],
    ['prioridade', '', 'Campo obrigatório.'],
    ['prioridade', 'x'.repeat(61), 'Use no máximo 60 caracteres.'],
  ])('is refused with %s %j, new or changed', (field, value, reason) => {
    const campos = { ok: false, campos: { [field]: reason } }
    expect(validate(pcaCreate, { ...item, [field]: value })).toEqual(campos)
    if (value !== undefined) expect(validate(pcaUpdate, { [field]: value })).toEqual(campos)
  })
})

describe('the price of one', () => {
  it.each([
    [100, 3, 33.3333],
    [200, 3, 66.6667],
    [0.01, 3, 0.0033],
    [1, 0.01, 100],
    [0.5, 1_000_000, 0],
    [0.5, 10_000, 0.0001],
    [0, 7, 0],
    [100, 0, null],
    [9_999_999_999_999.99, 1, 9_999_999_999_999.99],
  ])('of R$ %d for %d is %s', (valor, quantidade, price) => {
    expect(unitPrice(valor, quantidade)).toBe(price)
  })
})

describe("the portal's layout", () => {
  it('holds what the plan has, in its order, and nothing guessed', () => {
    const laidOut = pncpItem({ ...newItem, ...item, numero_item: 3 })
    expect(Object.keys(laidOut)).toEqual(PNCP_FIELDS)
    expect(Object.fromEntries(Object.entries(laidOut).filter(([, value]) => value !== null))).toEqual({
      numeroItem: 3,
      catalogo: 2,
      descricao: 'Cimento CP II',
      quantidade: 1200,
      valorUnitario: 37.5004,
      valorTotal: 45_000.5,
      valorOrcamentoExercicio: 45_000.5,
      dataDesejada: '2026-03-01',
      unidadeRequisitante: 'Secretaria de Obras',
    })
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
    ['nobody', null, false, false],
    ['a user', who('user'), true, false],
    ['a user with a department', who('user', 12), true, false],
    ['an auditor', who('auditor'), true, false],
    ['an admin', who('admin'), true, true],
  ])('%s', (_name, person, reads, writes) => {
    expect([canReadPca(person), canManagePca(person)]).toEqual([reads, writes])
  })
})
