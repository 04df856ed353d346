import { describe, expect, it } from 'vitest'
import { feitosOf, passoOf, passosOf } from './passos.ts'

const ANTES = ['planilha', 'colunas', 'conferir', 'importar']
const EM = '2026-03-10T15:00:00.000Z'

describe('the steps of an import', () => {
  it.each([
    ['conferida', null, ANTES],
    ['falhou', null, ANTES],
    ['cancelada', null, ANTES],
    ['na_fila', null, ['importar']],
    ['importando', null, ['importar']],
    ['desfazendo', null, ['importar']],
    ['importada', EM, ['resultado']],
    ['desfazendo', EM, ['resultado']],
    ['parada', null, ['importar']],
    ['parada', EM, ['resultado']],
    ['desfeita', EM, ['resultado']],
  ] as const)('of one that is %s (%s) are %o', (situacao, importada_em, open) => {
    expect(passosOf({ situacao, importada_em })).toEqual(open)
  })

  it.each([
    ['conferida', undefined, 'conferir'],
    ['conferida', 'colunas', 'colunas'],
    ['conferida', 'resultado', 'conferir'],
    ['conferida', 'outro', 'conferir'],
    ['falhou', undefined, 'importar'],
    ['importando', 'colunas', 'importar'],
  ] as const)('%s, asked for %s, show %s', (situacao, asked, shown) => {
    expect(passoOf({ situacao, importada_em: null }, asked)).toBe(shown)
  })

  it.each([
    ['conferida', null, 0, false, ['planilha', 'colunas', 'conferir']],
    ['conferida', null, 3, false, ['planilha', 'colunas']],
    ['conferida', null, 3, true, ['planilha']],
    ['falhou', null, 1, false, ['planilha', 'colunas']],
    ['na_fila', null, 1, false, ['planilha', 'colunas', 'conferir']],
    ['importada', EM, 0, false, ['planilha', 'colunas', 'conferir', 'importar', 'resultado']],
    ['desfeita', EM, 2, false, ['planilha', 'colunas', 'conferir', 'importar', 'resultado']],
  ] as const)(
    'that are done of one that is %s (%s), %i with errors',
    (situacao, importada_em, erro, faltam, done) => {
      const totais = { criar: 1, alterar: 0, igual: 0, erro }
      expect(feitosOf({ situacao, importada_em, totais, faltam })).toEqual(done)
    },
  )

  it('end with the result, whatever was asked for', () => {
    expect(passoOf({ situacao: 'importada', importada_em: EM }, 'importar')).toBe('resultado')
  })
})
