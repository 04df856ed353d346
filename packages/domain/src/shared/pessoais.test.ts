import { describe, expect, it } from 'vitest'
import { CASOS, HOSTIS } from './pessoais.testing.ts'
import { acharPessoais, mayHoldPessoal, PADROES, parecePessoal, publicavel, RETIDO } from './pessoais.ts'

describe('what looks like personal data', () => {
  it.each(CASOS)('%s', (text, ...tipos) => {
    expect([...new Set(acharPessoais(text).map(({ tipo }) => tipo))].sort()).toEqual([...tipos].sort())
    expect(parecePessoal(text)).toBe(tipos.length > 0)
    expect(publicavel(text)).toBe(tipos.length > 0 ? RETIDO : text)
  })

  it('is not missed in a text that quotes it', () => {
    const quoted = CASOS.filter(([, tipo]) => tipo).map(([text]) => JSON.stringify([`\n${text}\n`]))
    expect(quoted.filter((text) => !mayHoldPessoal(text))).toEqual([])
  })

  it('is found where it stands', () => {
    const text = 'Fale com Ana, (12) 99122-4400, à tarde'
    const [{ de, ate } = { de: 0, ate: 0 }] = acharPessoais(text)
    expect(text.slice(de, ate)).toBe('(12) 99122-4400')
  })

  it('has patterns that end: no repetition without a most', () => {
    for (const { forma } of PADROES) expect(forma.replace(/\[[^\]]*\]/g, '')).not.toMatch(/[*+]|,\}/)
  })

  it('is looked for once in any text', () => {
    // Each would take minutes if it grew by more than the text's length.
    for (const text of HOSTIS) parecePessoal(text)
    expect(HOSTIS.filter((text) => parecePessoal(`${text} Ana, a@b.com`))).toEqual(HOSTIS)
  })
})
