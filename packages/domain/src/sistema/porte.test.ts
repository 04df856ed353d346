import { describe, expect, it } from 'vitest'
import { conselhoDaInstalacao, conselhoDoPorte, folegoOf, PORTE, type Porte } from './porte.ts'

const GIB = 1024 ** 3

describe('whether a city fits in the embedded database', () => {
  it.each<[Partial<Porte>, string]>([
    [{}, 'cabe'],
    [{ bytes: 3 * GIB - 1, trilha: 749_999, pessoas: 44 }, 'cabe'],
    [{ bytes: 3 * GIB }, 'perto'],
    [{ trilha: 750_000 }, 'perto'],
    [{ pessoas: 45 }, 'perto'],
    [{ bytes: 4 * GIB - 1, trilha: 999_999, pessoas: 59 }, 'perto'],
    [{ bytes: 4 * GIB }, 'passou'],
    [{ trilha: 1_000_000, bytes: 1 }, 'passou'],
    [{ pessoas: 60 }, 'passou'],
    [PORTE, 'passou'],
  ])('%o: %s', (porte, folego) => expect(folegoOf(porte)).toBe(folego))
})

describe('what is advised', () => {
  it.each<[Partial<Porte>, string | null]>([
    [{ bytes: GIB, trilha: 10, pessoas: 5 }, null],
    [
      { trilha: 800_000, pessoas: 5 },
      'A cidade está perto do que cabe bem no banco embutido: 800.000 linhas na trilha (recomenda-se até 1.000.000 linhas na trilha). Mude para um servidor PostgreSQL, sem parar o sistema, com o comando mudar (docs/operations.md, Move).',
    ],
    // What is merely near is not told beside what is over.
    [
      { bytes: 5 * GIB, trilha: 800_000, pessoas: 90 },
      'A cidade passou do que cabe bem no banco embutido: 5 GB (recomenda-se até 4 GB); 90 pessoas em sete dias (recomenda-se até 60 pessoas em sete dias). Mude para um servidor PostgreSQL, sem parar o sistema, com o comando mudar (docs/operations.md, Move).',
    ],
  ])('%o', (porte, text) => expect(conselhoDoPorte(porte)).toBe(text))

  it('is nothing on a server, of any size', () => {
    const [banco, porte] = [
      { versao: '17.5', bytes: 99 * GIB },
      { trilha: 9e9, pessoas: 900 },
    ]
    expect(conselhoDaInstalacao({ banco: { tipo: 'postgresql', ...banco }, porte })).toBeNull()
    expect(conselhoDaInstalacao({ banco: { tipo: 'embutido', ...banco }, porte })).toMatch(/passou/)
  })
})
