import { describe, expect, it } from 'vitest'
import { adiadosText, diaAdiado, isSemExecucao, refusalOfAdiar } from './adiar.ts'
import { MESSAGES } from './messages.ts'
import { newItem } from './pca.testing.ts'

describe('what a plan left undone', () => {
  it.each([
    ['publicado', '2026-11-30', MESSAGES.carryLater],
    ['publicado', '2026-12-01', null],
    ['encerrado', '2027-02-01', null],
    ['elaboracao', '2026-12-01', MESSAGES.carryApproved],
  ] as const)('%s, on %s: %s', (situacao, today, refusal) =>
    expect(refusalOfAdiar({ ano: 2026, situacao }, today)).toBe(refusal),
  )

  it.each([
    [{ situacao: 'aprovado' }, true],
    [{ situacao: 'enviado' }, false],
    [{ situacao: 'aprovado', vinculados: 1 }, false],
    [{ situacao: 'aprovado', adiado_para: 9 }, false],
  ] as const)('%j: %s', (more, undone) => expect(isSemExecucao({ ...newItem, ...more })).toBe(undone))

  it.each([
    ['2024-03-10', '2025-03-10'],
    ['2024-02-29', '2025-02-28'],
    ['2025-05-01', '2025-05-01'],
    ['2023-12-31', '2025-12-31'],
  ])('wanted for %s it is wanted for %s', (day, moved) => expect(diaAdiado(day, 2024)).toBe(moved))

  it('is told in numbers', () =>
    expect([adiadosText(1, 2027), adiadosText(3, 2027)]).toEqual([
      '1 item levado ao plano de 2027.',
      '3 itens levados ao plano de 2027.',
    ]))
})
