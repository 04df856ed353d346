import { describe, expect, it } from 'vitest'
import { MESSAGES } from './messages.ts'
import {
  type Assinado,
  amendedText,
  mudancasDoAssinado,
  problemsOfTermos,
  signedText,
  type Termos,
  vigenciaOf,
} from './regras.ts'

const TODAY = '2026-11-16'

const termos: Termos = {
  situacao: 'Em execução',
  assinatura: '2026-03-02',
  ordem_inicio: null,
  prazo_dias: 180,
  vigencia_fim: null,
  encerrado_em: null,
  recebido_provisorio_em: null,
  recebido_definitivo_em: null,
  medido_antes: null,
  pago_antes: null,
  antes_ate: null,
  antes_motivo: null,
}

describe('the end of the term', () => {
  it.each<[string, Partial<Termos>, string | null]>([
    ['counts from the signature', {}, '2026-08-29'],
    ['from the order to begin, where there is one', { ordem_inicio: '2026-03-16' }, '2026-09-12'],
    ['over a leap day', { assinatura: '2028-02-28', prazo_dias: 2 }, '2028-03-01'],
    ['is the one typed', { vigencia_fim: '2026-12-31' }, '2026-12-31'],
    ['is unknown without days', { prazo_dias: null }, null],
    ['is unknown before the signature', { assinatura: null }, null],
  ])('%s', (_, own, end) => {
    expect(vigenciaOf({ ...termos, ...own })).toBe(end)
  })
})

describe('what holds together', () => {
  it.each<[string, Partial<Termos>, object]>([
    ['a running contract', {}, {}],
    ['one in preparation', { situacao: 'Em preparação', assinatura: null }, {}],
    ['signed today', { assinatura: TODAY }, {}],
    ['signed tomorrow', { assinatura: '2026-11-17' }, { assinatura: MESSAGES.future }],
    ['in preparation, yet signed', { situacao: 'Em preparação' }, { situacao: MESSAGES.signed }],
    ['running, yet not signed', { assinatura: null }, { assinatura: MESSAGES.notSigned }],
    ['ended without a day', { situacao: 'Cumprido' }, { encerrado_em: MESSAGES.notEnded }],
    ['ended', { situacao: 'Anulado', encerrado_em: '2026-05-01' }, {}],
    ['a day without an end', { encerrado_em: '2026-05-01' }, { encerrado_em: MESSAGES.ended }],
    [
      'begun before it was signed',
      { ordem_inicio: '2026-03-01' },
      { ordem_inicio: MESSAGES.beforeSignature },
    ],
    ['a term of no day', { vigencia_fim: '2026-03-01' }, { vigencia_fim: MESSAGES.beforeSignature }],
    [
      'received for good without the first receipt',
      { recebido_definitivo_em: '2026-05-01' },
      { recebido_definitivo_em: MESSAGES.beforeProvisional },
    ],
    ['received', { recebido_provisorio_em: '2026-05-01', recebido_definitivo_em: '2026-05-01' }, {}],
    [
      'measured before the system was used, without a day and a source',
      { medido_antes: 0 },
      { antes_ate: MESSAGES.antesDoInicio, antes_motivo: MESSAGES.antesDeOnde },
    ],
    [
      'a day of before without an amount',
      { antes_ate: '2026-04-01' },
      { medido_antes: MESSAGES.antesSemValor },
    ],
    [
      'paid before, up to a day that has not come',
      { pago_antes: 10, antes_ate: '2026-12-01', antes_motivo: 'Planilha' },
      { antes_ate: MESSAGES.future },
    ],
    [
      'paid before, with all of it',
      { pago_antes: 10, antes_ate: '2026-04-01', antes_motivo: 'Planilha' },
      {},
    ],
    [
      'received in the future',
      { recebido_provisorio_em: '2026-12-01' },
      { recebido_provisorio_em: MESSAGES.future },
    ],
  ])('%s', (_, own, campos) => {
    expect(problemsOfTermos({ ...termos, ...own }, TODAY)).toEqual(campos)
  })
})

const signed: Assinado = {
  id_secretaria: 12,
  regime: 2,
  reforma: false,
  contratacao_direta: false,
  assinatura: '2026-03-02',
  prazo_dias: 180,
  vigencia_fim: '2026-08-29',
  valor_inicial: 528_987.72,
  valor_referencia: null,
  data_base: null,
  indice: null,
  vigencia_inicio: null,
  medido_antes: null,
  pago_antes: null,
  antes_ate: null,
  antes_motivo: null,
  situacao: 'Em execução',
  projetos: [3, 7],
}

describe('what was signed', () => {
  it.each<[string, Partial<Assinado>, object[]]>([
    ['nothing changed', {}, []],
    [
      'the value',
      { valor_inicial: 1_000_000 },
      [{ campo: 'valor_inicial', antes: 'R$ 528.987,72', depois: 'R$ 1.000.000,00' }],
    ],
    ['that it is a reform', { reforma: true }, [{ campo: 'reforma', antes: 'Não', depois: 'Sim' }]],
    [
      'its regime',
      { regime: 1 },
      [
        {
          campo: 'regime',
          antes: 'Empreitada por preço global',
          depois: 'Empreitada por preço unitário',
        },
      ],
    ],
    [
      'its end',
      { vigencia_fim: '2027-01-01' },
      [{ campo: 'vigencia_fim', antes: '29/08/2026', depois: '01/01/2027' }],
    ],
    [
      'the signature taken back',
      { assinatura: null },
      [{ campo: 'assinatura', antes: '02/03/2026', depois: null }],
    ],
    [
      'what was left empty',
      { data_base: '2026-01-01', indice: 'INCC-DI', valor_referencia: 1 },
      [
        { campo: 'valor_referencia', antes: null, depois: 'R$ 1,00' },
        { campo: 'data_base', antes: null, depois: '01/01/2026' },
        { campo: 'indice', antes: null, depois: 'INCC-DI' },
      ],
    ],
    ['a project less', { projetos: [7] }, [{ campo: 'projetos', antes: 'Projeto 3', depois: null }]],
    ['a project more', { projetos: [3, 7, 9] }, []],
    ['its end in due form', { situacao: 'Cumprido' }, []],
  ])('%s', (_, own, mudancas) => {
    const found = mudancasDoAssinado(signed, { ...signed, ...own })
    expect(
      found.map((one) => ({
        ...one,
        antes: one.antes?.replace(' ', ' ') ?? null,
        depois: one.depois?.replace(' ', ' ') ?? null,
      })),
    ).toEqual(mudancas)
  })

  it('is open before the signature, whatever changes', () => {
    const open = { ...signed, assinatura: null, situacao: 'Em preparação' as const }
    expect(mudancasDoAssinado(open, { ...signed, valor_inicial: 1, projetos: [] })).toEqual([])
  })

  it('an ended contract does not begin again', () => {
    const ended = { ...signed, situacao: 'Anulado' as const }
    expect(mudancasDoAssinado(ended, signed)).toEqual([
      { campo: 'situacao', antes: 'Anulado', depois: 'Em execução' },
    ])
  })

  it('the refusal says what, and what to do', () => {
    const mudancas = mudancasDoAssinado(signed, { ...signed, valor_inicial: 1, reforma: true, projetos: [] })
    expect(signedText(mudancas, false)).toBe(
      'O contrato está assinado e isto não se edita mais: reforma de edifício ou de equipamento, valor inicial, projetos. ' +
        'Peça um aditivo ou uma apostila, ou a um administrador que corrija.',
    )
    expect(signedText(mudancas, true)).toContain('escreva o motivo da correção')
    expect(amendedText(false)).toContain('Só um administrador os liga')
    expect(amendedText(true)).toContain('escreva o motivo da correção')
  })
})
