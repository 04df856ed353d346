import { describe, expect, it } from 'vitest'
import { REQUIRED } from '../shared/errors.ts'
import { conteudoMistakes, isEndereco, mistakesOf, restricaoMistakes } from './conferir.ts'
import { MESSAGES } from './messages.ts'

const HOJE = '2026-11-16'
const dito = { etapa: null, codigo: null, data_documento: null, link: null, link_conferido_em: null }
const inteiro = { etapa: 3, aceita_link: false }
const publicacao = { etapa: 3, aceita_link: true }
const conferido = { link: 'https://pncp.gov.br/1', link_conferido_em: HOJE }

describe('what a document says', () => {
  it.each([
    ['nothing', {}, null, {}],
    ['its kind', { codigo: 'edital' }, inteiro, {}],
    ['no such kind', { codigo: 'x' }, null, { codigo: MESSAGES.unknownCodigo }],
    ['its kind’s stage', { codigo: 'edital', etapa: 3 }, inteiro, {}],
    ['another stage', { codigo: 'edital', etapa: 2 }, inteiro, { etapa: MESSAGES.otherEtapa }],
    ['today', { data_documento: HOJE }, null, {}],
    ['tomorrow', { data_documento: '2026-11-17' }, null, { data_documento: MESSAGES.future }],
    ['an address', conferido, null, {}],
    ['an address where it is enough', { codigo: 'p', ...conferido }, publicacao, {}],
    ['an address where it is not', { codigo: 'e', ...conferido }, inteiro, { link: MESSAGES.linkNotEnough }],
    ['a process', { ...conferido, link: '1Doc 12.345/2026' }, null, {}],
    ['words', { ...conferido, link: 'no jornal' }, null, { link: MESSAGES.badLink }],
    [
      'unchecked',
      { ...conferido, link_conferido_em: null },
      null,
      { link_conferido_em: MESSAGES.needsChecked },
    ],
    [
      'checked tomorrow',
      { ...conferido, link_conferido_em: '2026-11-17' },
      null,
      { link_conferido_em: MESSAGES.future },
    ],
  ])('%s', (_, own, tipo, campos) => expect(mistakesOf({ ...dito, ...own }, tipo, HOJE)).toEqual(campos))

  it.each([
    ['a file', { arquivo: true }, {}],
    ['a file sent before', { envio: true }, {}],
    ['an address', { link: true }, {}],
    ['nothing', {}, { arquivo: MESSAGES.fileOrLink }],
    ['a file and an address', { arquivo: true, link: true }, { link: MESSAGES.oneOfBoth }],
    ['two files', { arquivo: true, envio: true }, { envio: MESSAGES.oneFile }],
  ])('is %s', (_, sent, campos) =>
    expect(conteudoMistakes({ arquivo: false, envio: false, link: false, ...sent })).toEqual(campos),
  )

  it.each([
    ['https://pncp.gov.br/app/editais/1?a=b#c', true],
    ['HTTP://exemplo.sp.gov.br', true],
    ['https://', false],
    ['https://ana:senha@gov.br', false],
    ['javascript:alert(1)', false],
    ['https:\\\\gov.br', false],
    ['https://gov.br/a b', false],
  ])('%s is an address: %s', (text, is) => expect(isEndereco(text)).toBe(is))
})

describe('a restriction', () => {
  const ground = { restrito_base: 'reservado', restrito_motivo: 'Segurança' } as const
  it.each([
    ['none', {}, {}],
    ['none, with a reason', { restrito_motivo: 'x' }, { restrito_base: REQUIRED }],
    [
      'without reason and day',
      { restrito_base: 'pessoal' },
      { restrito_motivo: REQUIRED, restrito_ate: REQUIRED },
    ],
    ['of today', { ...ground, restrito_ate: HOJE }, {}],
    ['of yesterday', { ...ground, restrito_ate: '2026-11-15' }, { restrito_ate: MESSAGES.termPast }],
    ['to the last day', { ...ground, restrito_ate: '2031-11-16' }, {}],
    ['one day longer', { ...ground, restrito_ate: '2031-11-17' }, { restrito_ate: MESSAGES.termTooLong }],
    ['a secret, 15 years', { ...ground, restrito_base: 'secreto', restrito_ate: '2041-11-16' }, {}],
    [
      'top secret, 25 years and a day',
      { ...ground, restrito_base: 'ultrassecreto', restrito_ate: '2051-11-17' },
      { restrito_ate: MESSAGES.termTooLong },
    ],
    ['personal, a hundred years', { ...ground, restrito_base: 'pessoal', restrito_ate: '2126-11-16' }, {}],
  ] as const)('%s', (_, own, campos) =>
    expect(restricaoMistakes({ restrito_motivo: null, ...own }, HOJE)).toEqual(campos),
  )

  it('from the 29th of February ends on the 28th where there is none', () => {
    const until = (restrito_ate: string) => restricaoMistakes({ ...ground, restrito_ate }, '2028-02-29')
    expect(until('2033-02-28')).toEqual({})
    expect(until('2033-03-01')).toEqual({ restrito_ate: MESSAGES.termTooLong })
  })
})
