import { describe, expect, it } from 'vitest'
import {
  type AditivoDaRevisao,
  proximaRevisao,
  type RevisaoAnterior,
  refusalOfAprovacao,
  refusalOfEdicao,
  refusalOfNova,
} from './abrir.ts'
import { MESSAGES } from './messages.ts'

const CONTRATO = 7
const signed: RevisaoAnterior = { revisao: 0, situacao: 'aprovada', id_aditivo: null }
const approved: AditivoDaRevisao = { id: 3, status: 'aprovado', id_contrato: CONTRATO }

describe('a revision', () => {
  it.each<[string, RevisaoAnterior[], AditivoDaRevisao | null, string | null]>([
    ['the first', [], null, null],
    ['the first, of an amendment', [], approved, MESSAGES.firstHasNone],
    ['the second, of an approved amendment', [signed], approved, null],
    ['the second, of none', [signed], null, MESSAGES.needsAditivo],
    ['of one that waits', [signed], { ...approved, status: 'pendente' }, MESSAGES.needsAditivo],
    ['of one that was rejected', [signed], { ...approved, status: 'rejeitado' }, MESSAGES.needsAditivo],
    ['of another contract', [signed], { ...approved, id_contrato: 8 }, MESSAGES.needsAditivo],
    ['of a project without contract', [signed], { ...approved, id_contrato: null }, MESSAGES.needsAditivo],
    [
      'of one that brought a revision already',
      [signed, { revisao: 1, situacao: 'aprovada', id_aditivo: 3 }],
      approved,
      MESSAGES.aditivoUsed,
    ],
    [
      'beside a draft',
      [signed, { revisao: 1, situacao: 'rascunho', id_aditivo: 2 }],
      approved,
      MESSAGES.draftOpen,
    ],
  ])('%s', (_, anteriores, aditivo, refusal) => {
    expect(refusalOfNova(CONTRATO, anteriores, aditivo)).toBe(refusal)
  })

  it('is approved once the contract is signed', () => {
    expect(refusalOfAprovacao({ assinatura: '2026-03-02' })).toBeNull()
    expect(refusalOfAprovacao({ assinatura: null })).toBe(MESSAGES.notSigned)
  })

  it('is counted from nought, and stays once it is approved', () => {
    expect([proximaRevisao([]), proximaRevisao([signed])]).toEqual([0, 1])
    expect(refusalOfEdicao({ situacao: 'rascunho' })).toBeNull()
    expect(refusalOfEdicao(signed)).toBe(MESSAGES.approvedStays)
  })
})
