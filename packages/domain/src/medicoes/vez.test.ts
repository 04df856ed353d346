import { describe, expect, it } from 'vitest'
import { SITUACOES_BOLETIM, type SituacaoBoletim } from './situacao.ts'
import { type Nomeados, vezDe } from './vez.ts'

const CONTRATO: Nomeados = {
  secretaria_nome: 'Obras',
  fiscal_titular: 'Ana Lima',
  fiscal_titular_id: 2,
  fiscal_substituto: 'João e Silva',
  fiscal_substituto_id: 3,
  gestor: 'Rita Alves',
  gestor_id: 4,
}
const at = (situacao: SituacaoBoletim, contrato: Partial<Nomeados> = {}, atestada_por: number | null = 2) =>
  vezDe({ situacao, atestada_por }, { ...CONTRATO, ...contrato })

describe('whose turn a bulletin waits for', () => {
  it.each<[SituacaoBoletim, string | null]>([
    [
      'em_elaboracao',
      'É a vez de Obras, Ana Lima (fiscal titular) ou João e Silva (fiscal substituto): preencher e enviar.',
    ],
    [
      'enviada',
      'É a vez de Obras, Ana Lima (fiscal titular) ou João e Silva (fiscal substituto): iniciar a conferência.',
    ],
    [
      'em_conferencia',
      'É a vez de Ana Lima (fiscal titular) ou João e Silva (fiscal substituto): conferir e atestar.',
    ],
    ['atestada', 'É a vez de Rita Alves (gestor): aprovar.'],
    ['aprovada', 'É a vez de Obras: liquidar.'],
    ['liquidada', 'É a vez de Obras: registrar o pagamento.'],
    ['paga', null],
  ])('%s', (situacao, said) => expect(at(situacao)).toBe(said))

  it('is told of every place where one may stand', () => {
    const waiting = SITUACOES_BOLETIM.filter((situacao) => situacao !== 'paga')
    expect(waiting.every((situacao) => at(situacao) !== null)).toBe(true)
  })

  it.each<[string, SituacaoBoletim, Partial<Nomeados>, number | null, RegExp]>([
    [
      'a name that is nobody of the system',
      'em_conferencia',
      { fiscal_titular_id: null, fiscal_substituto_id: null },
      null,
      /não nomeia fiscal/,
    ],
    ['no manager', 'atestada', { gestor_id: null }, 2, /não nomeia gestor/],
    ['a manager who attested', 'atestada', {}, 4, /outra pessoa, um administrador/],
  ])('says what to do with %s', (_, situacao, contrato, atestada_por, said) =>
    expect(at(situacao, contrato, atestada_por)).toMatch(said),
  )
})
