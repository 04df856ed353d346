import { describe, expect, it } from 'vitest'
import { dizerAssinatura, NAO_CONFERIDO } from './assinaturas.ts'

const WHOLE = { nome: 'Maria', em: '2026-03-12T15:00:00Z', integra: true, alterado_depois: false }

describe('a signature in words', () => {
  it.each([
    [
      'the whole file',
      WHOLE,
      'ok',
      'Assinado por Maria em 12/03/2026',
      /^O arquivo inteiro está como foi assinado\.$/,
    ],
    ['at no day', { ...WHOLE, em: null }, 'ok', 'Assinado por Maria', /^O arquivo inteiro/],
    [
      'nobody named',
      { ...WHOLE, nome: null, em: null },
      'ok',
      'Assinado por pessoa não identificada',
      /^O arq/,
    ],
    ['a stamp', { ...WHOLE, carimbo: true }, 'ok', 'Carimbo do tempo de Maria em 12/03/2026', /^O arquivo/],
    [
      'covered by a later one',
      { ...WHOLE, coberto_depois: true },
      'ok',
      'Assinado por Maria em 12/03/2026',
      /coberto por uma assinatura posterior/,
    ],
    [
      'bytes that nobody signed',
      { ...WHOLE, alterado_depois: true },
      'wait',
      'Alterado após a assinatura de Maria',
      /alterado após a assinatura/,
    ],
    [
      'something else signed',
      { ...WHOLE, integra: false },
      'bad',
      'Não confere: a assinatura de Maria',
      /^Não confere/,
    ],
    [
      'not read',
      { ...WHOLE, nome: null, integra: false },
      'idle',
      'Assinatura que não foi possível ler',
      /não foi possível ler/,
    ],
    [
      'broken and longer',
      { ...WHOLE, integra: false, alterado_depois: true },
      'bad',
      'Não confere: a assinatura de Maria',
      /^Não confere/,
    ],
  ])('%s', (_, assinatura, tom, curto, words) => {
    const said = dizerAssinatura(assinatura)
    expect(said).toMatchObject({ tom, curto })
    expect(said.texto).toMatch(words)
  })

  it('claims no chain that was validated', () => {
    expect(NAO_CONFERIDO).toContain('A cadeia de certificados não foi validada')
  })
})
