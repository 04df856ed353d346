import { describe, expect, it } from 'vitest'
import { CARTOES, CARTOES_DO_PAPEL, PAPEIS, papelOf, temCartao } from './papel.ts'
import { canPrintReuniao } from './policy.ts'
import { mesDe, porPago } from './resumo.ts'
import { desdeQuando, visitaAgora } from './visita.ts'

describe('whose day it is', () => {
  it.each([
    ['admin', 'governo', true],
    ['auditor', 'auditoria', true],
    ['user', 'secretaria', false],
  ] as const)('%s: %s', (role, papel, prints) => {
    const who = { id: 1, name: 'Ana', role, id_secretaria: null }
    expect(papelOf(who)).toBe(papel)
    expect(canPrintReuniao(who)).toBe(prints)
  })

  it('nobody prints the meeting without a login', () => expect(canPrintReuniao(null)).toBe(false))

  it('every card is somebody’s', () => {
    const asked = new Set(PAPEIS.flatMap((papel) => CARTOES_DO_PAPEL[papel]))
    expect([...asked].sort()).toEqual([...CARTOES].sort())
  })

  it('a department is told neither the trail nor the city’s queue', () => {
    expect(temCartao({ role: 'user' }, 'trilha')).toBe(false)
    expect(temCartao({ role: 'user' }, 'fila')).toBe(false)
  })
})

describe('since when news are told', () => {
  const now = new Date('2026-06-15T12:00:00Z')

  it.each([
    ['the first visit tells of a week', null, '2026-06-08T12:00:00.000Z'],
    [
      'who comes back within the same day sees the same',
      { desde: '2026-06-14T12:00:00.000Z', vista: '2026-06-15T08:00:00.000Z' },
      '2026-06-14T12:00:00.000Z',
    ],
    [
      'who was away sees what came since',
      { desde: '2026-06-01T12:00:00.000Z', vista: '2026-06-12T18:00:00.000Z' },
      '2026-06-12T18:00:00.000Z',
    ],
  ])('%s', (_, antes, desde) => expect(visitaAgora(antes, now)).toEqual({ desde, vista: now.toISOString() }))

  it.each([
    [undefined, '2026-06-08T12:00:00.000Z'],
    ['2026-06-14T00:00:00Z', '2026-06-14T00:00:00.000Z'],
    ['1999-01-01T00:00:00Z', '2026-05-16T12:00:00.000Z'],
    ['2199-01-01T00:00:00Z', '2026-06-15T12:00:00.000Z'],
  ])('asked from %s', (asked, desde) => expect(desdeQuando(asked, now).toISOString()).toBe(desde))
})

describe('a calendar month', () => {
  it.each([
    ['2026-02-11', '2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12', '2026-12-01', '2026-12-31'],
  ])('of %s', (day, mes, de, ate) => expect(mesDe(day)).toEqual({ mes, de, ate }))
})

describe('departments by what they paid', () => {
  const linha = (id_secretaria: number, pago: number, planejado: number) => ({
    id_secretaria,
    secretaria: `S${id_secretaria}`,
    planejado,
    contratado: 0,
    medido: 0,
    pago,
    reajuste: 0,
  })
  it('begin with the most, and leave out who has nothing', () => {
    const rows = [linha(1, 0, 0), linha(2, 10, 5), linha(3, 0, 9), linha(4, 20, 0)]
    expect(porPago(rows).map(({ id_secretaria }) => id_secretaria)).toEqual([4, 2, 3])
  })
})
