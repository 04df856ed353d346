import { describe, expect, it } from 'vitest'
import { dizerAssinatura, NAO_CONFERIDO } from './assinaturas.ts'

const WHOLE = { nome: 'Maria', integra: true, alterado_depois: false }

describe('a signature in words', () => {
  it.each([
    ['the whole file', WHOLE, 'ok', /^O arquivo inteiro está como foi assinado\.$/],
    [
      'covered by a later one',
      { ...WHOLE, coberto_depois: true },
      'ok',
      /coberto por uma assinatura posterior/,
    ],
    ['bytes that nobody signed', { ...WHOLE, alterado_depois: true }, 'wait', /alterado após a assinatura/],
    ['something else signed', { ...WHOLE, integra: false }, 'bad', /^Não confere/],
    ['not read', { nome: null, integra: false, alterado_depois: false }, 'idle', /não foi possível ler/],
    ['broken and longer', { ...WHOLE, integra: false, alterado_depois: true }, 'bad', /^Não confere/],
  ])('%s', (_, assinatura, tom, words) => {
    const said = dizerAssinatura(assinatura)
    expect(said.tom).toBe(tom)
    expect(said.texto).toMatch(words)
  })

  it('claims no chain that was validated', () => {
    expect(NAO_CONFERIDO).toContain('A cadeia de certificados não foi validada')
  })
})
