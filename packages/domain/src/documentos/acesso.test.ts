import { describe, expect, it } from 'vitest'
import { type Acesso, type Ato, eventosDe, eventosDeTodos, publicoDesde } from './acesso.ts'

const HOJE = '2026-11-16'
const guardado = {
  acesso: 'publico' as Acesso,
  incluido: '2026-05-10',
  versao_publica: null as string | null,
  aberto: true,
  restrito_ate: null as string | null,
  vigente: true,
  retido: false,
}
const nada = { edital: null, resultado: null }
const edital = { edital: '2026-06-01', resultado: null }
const ambos = { edital: '2026-06-01', resultado: '2026-08-01' }

describe('a document is everybody’s', () => {
  it.each([
    ['at once where the rule says so', {}, nada, '2026-05-10'],
    ['never where the rule restricts it', { acesso: 'restrito' }, ambos, null],
    ['not before the notice', { acesso: 'publico_apos_edital' }, nada, null],
    ['from the notice on', { acesso: 'publico_apos_edital' }, edital, '2026-06-01'],
    [
      'kept after the notice, from then on',
      { acesso: 'publico_apos_edital', incluido: '2026-07-01' },
      edital,
      '2026-07-01',
    ],
    ['not by the notice where the homologation counts', { acesso: 'publico_apos_homologacao' }, edital, null],
    ['from the homologation on', { acesso: 'publico_apos_homologacao' }, ambos, '2026-08-01'],
    ['not before the result', { acesso: 'sigiloso_ate_resultado' }, edital, null],
    ['from the result on', { acesso: 'sigiloso_ate_resultado' }, ambos, '2026-08-01'],
    ['not while only the inner version is there', { acesso: 'publico_sem_dados_bancarios' }, ambos, null],
    [
      'from its public version on',
      { acesso: 'publico_sem_dados_bancarios', versao_publica: '2026-09-01' },
      nada,
      '2026-09-01',
    ],
    ['not with a draft', { aberto: false }, ambos, null],
    ['not once it is void', { vigente: false }, ambos, null],
    ['not while the antivirus holds it back', { retido: true }, ambos, null],
    ['not on the last day of a restriction', { restrito_ate: HOJE }, ambos, null],
    ['on the day after it', { restrito_ate: '2026-11-15' }, ambos, HOJE],
    ['not of a day to come', { incluido: '2026-11-17' }, ambos, null],
  ] as const)('%s', (_, own, eventos, desde) =>
    expect(publicoDesde({ ...guardado, ...own }, eventos, HOJE)).toBe(desde),
  )
})

const ato = (own: Partial<Ato>): Ato => ({
  codigo: 'edital',
  incluido: '2026-06-01',
  data_documento: null,
  publico: true,
  restrito_ate: null,
  vigente: true,
  retido: false,
  ...own,
})

describe('the events of a project', () => {
  it.each([
    ['nothing kept', [], [], nada],
    ['a notice', [ato({})], [], edital],
    ['the act of a direct contracting', [ato({ codigo: 'aviso-direta' })], [], edital],
    ['of two notices the first', [ato({ incluido: '2026-07-01' }), ato({})], [], edital],
    [
      'dated later than it was kept',
      [ato({ incluido: '2026-05-01', data_documento: '2026-06-01' })],
      [],
      edital,
    ],
    ['dated before it was kept', [ato({ data_documento: '2026-01-01' })], [], edital],
    ['of a day to come', [ato({ data_documento: '2026-11-17' })], [], nada],
    ['made void', [ato({ vigente: false })], [], nada],
    ['restricted today', [ato({ restrito_ate: HOJE })], [], nada],
    ['restricted before', [ato({ restrito_ate: '2026-05-31' })], [], edital],
    ['whose rule does not have it public', [ato({ publico: false })], [], nada],
    ['a paper that is no act', [ato({ codigo: 'dfd' })], [], nada],
    ['a homologation', [ato({ codigo: 'homologacao' })], [], { edital: null, resultado: '2026-06-01' }],
    ['a signature', [], ['2026-03-02'], { edital: null, resultado: '2026-03-02' }],
    [
      'the first of both',
      [ato({ codigo: 'homologacao' })],
      ['2026-03-02'],
      { edital: null, resultado: '2026-03-02' },
    ],
    ['a signature to come', [], ['2026-12-01'], nada],
  ] as const)('%s', (_, atos, assinaturas, eventos) =>
    expect(eventosDe(atos, assinaturas, HOJE)).toEqual(eventos),
  )

  it.each([
    ['of no project: none', [], nada],
    ['of one: its own', [ambos], ambos],
    [
      'of two: the later',
      [ambos, { edital: '2026-07-01', resultado: '2026-07-15' }],
      { edital: '2026-07-01', resultado: '2026-08-01' },
    ],
    ['of two, one without: none', [ambos, edital], edital],
  ])('are those that all had: %s', (_, todos, eventos) => expect(eventosDeTodos(todos)).toEqual(eventos))
})
