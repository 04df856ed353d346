import { describe, expect, it } from 'vitest'
import type { Day } from '../shared/days.ts'
import type { FatosContrato } from './fatos.ts'
import { contrato, find } from './legal.testing.ts'
import { isOpen } from './legal.ts'

const medido = (part: Partial<FatosContrato> = {}) =>
  contrato({ tem_planilha: true, ordem_inicio: '2026-09-01', assinatura: '2026-08-20', ...part })

describe('what bulletins and receipts have fall due', () => {
  it.each<[string, FatosContrato, string, Day | undefined]>([
    ['the first bulletin, a month after the order to begin', medido(), 'medicao', '2026-10-01'],
    ['the next one, a month after the last', medido({ medido_ate: '2026-09-30' }), 'medicao', '2026-11-02'],
    [
      'on the next working day where it is none',
      medido({ medido_ate: '2026-10-14' }),
      'medicao',
      '2026-11-16',
    ],
    ['nothing before its sheet is approved', medido({ tem_planilha: false }), 'medicao', undefined],
    ['nothing before it may begin', medido({ ordem_inicio: null }), 'medicao', undefined],
    ['nothing while it stands still', medido({ parado: true }), 'medicao', undefined],
    ['nothing after the final one', medido({ medicao_final: true }), 'medicao', undefined],
    ['nothing once it has ended', medido({ encerrado_em: '2026-10-01' }), 'medicao', undefined],
    ['nothing of what is no works', medido({ regime: 10 }), 'medicao', undefined],
    ['nothing of an older law', medido({ assinatura: '2020-08-20' }), 'medicao', undefined],
    ['a payment, two months after the invoice', medido({ nota_em: '2026-09-30' }), 'pagamento', '2026-11-30'],
    ['no payment where none waits', medido(), 'pagamento', undefined],
    [
      'reservations, on the day they were given',
      medido({ corrigir_ate: '2026-12-01' }),
      'ressalvas',
      '2026-12-01',
    ],
    ['no reservations where there were none', medido(), 'ressalvas', undefined],
  ])('%s', (_what, fatos, chave, dia) => {
    expect(find(fatos, `contrato:12:${chave}`)?.dia).toBe(dia)
  })

  it('mended reservations are over, and nobody marks any of the three as met', () => {
    const fatos = medido({ nota_em: '2026-09-30', corrigir_ate: '2026-12-01' })
    const of = (part: Partial<FatosContrato>, chave: string) => {
      const prazo = find({ ...fatos, ...part }, `contrato:12:${chave}`)
      if (!prazo) throw new Error(chave)
      return prazo
    }
    expect(isOpen(of({}, 'ressalvas'))).toBe(true)
    expect(isOpen(of({ sanadas_em: '2026-11-10' }, 'ressalvas'))).toBe(false)
    for (const chave of ['medicao', 'pagamento', 'ressalvas'])
      expect(of({}, chave).regra.soPeloRegistro).toBe(true)
  })
})
