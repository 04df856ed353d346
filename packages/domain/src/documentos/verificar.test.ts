import { describe, expect, it } from 'vitest'
import { sha256, vereditoOf } from './verificar.ts'

const HASH = 'ab'.repeat(32)

describe('a fingerprint as people paste it', () => {
  it.each([
    ['as it is', HASH, HASH],
    ['in capitals', HASH.toUpperCase(), HASH],
    ['in groups', HASH.replace(/(.{8})/g, '$1 '), HASH],
    ['with its name', `SHA-256: ${HASH}`, HASH],
    ['with a line around', `\n${HASH}\n`, HASH],
  ])('%s', (_, text, read) => expect(sha256.parse(text)).toBe(read))

  it.each([
    ['short', HASH.slice(1)],
    ['long', `${HASH}a`],
    ['other letters', HASH.replace('a', 'g')],
    ['empty', ''],
    ['NUL', `${HASH}\0`],
  ])('%s is refused', (_, text) => expect(sha256.safeParse(text).success).toBe(false))
})

describe('what is said first of a file', () => {
  const one = (situacao: 'vigente' | 'substituido' | 'sem_efeito', guardado_em: string) => ({
    titulo: null,
    dono: null,
    id_projeto: null,
    n: 1,
    situacao,
    guardado_em,
    linha: null,
    lacre: null,
  })
  const [early, late] = ['2026-03-12T17:05:00Z', '2026-04-01T12:00:00Z']

  it.each([
    ['nobody kept it', [], { tipo: 'desconhecido', em: null }],
    ['in force', [one('vigente', early)], { tipo: 'vigente', em: early }],
    [
      'kept twice, since the first',
      [one('vigente', late), one('substituido', early)],
      { tipo: 'vigente', em: early },
    ],
    ['replaced', [one('substituido', early)], { tipo: 'substituido', em: early }],
    [
      'replaced here, void there',
      [one('sem_efeito', late), one('substituido', early)],
      { tipo: 'substituido', em: early },
    ],
    ['void', [one('sem_efeito', early)], { tipo: 'sem_efeito', em: early }],
  ])('%s', (_, guardados, said) => expect(vereditoOf({ guardados, suspeito: false })).toEqual(said))

  it('suspect, wherever it stands', () =>
    expect(vereditoOf({ guardados: [one('vigente', early)], suspeito: true })).toEqual({
      tipo: 'suspeito',
      em: early,
    }))
})
