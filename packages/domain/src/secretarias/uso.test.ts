import { describe, expect, it } from 'vitest'
import { inUseText, usoText } from './uso.ts'

describe('what refers to a department', () => {
  it.each([
    [[], ''],
    [[{ tabela: 'projetos', total: 1 }], '1 projeto'],
    [
      [
        { tabela: 'projetos', total: 2 },
        { tabela: 'usuarios', total: 1 },
      ],
      '1 pessoa e 2 projetos',
    ],
    [
      [
        { tabela: 'ainda_sem_nome', total: 1 },
        { tabela: 'outra', total: 2 },
        { tabela: 'visoes', total: 1 },
        { tabela: 'emendas', total: 3 },
      ],
      '3 emendas, 1 visão compartilhada e 3 outros registros',
    ],
  ])('%j is said as %j', (usos, text) => {
    expect(usoText({ usos })).toBe(text)
  })

  it('is why one is not deleted', () => {
    expect(inUseText({ usos: [{ tabela: 'usuarios', total: 2 }] })).toBe(
      'Esta secretaria tem 2 pessoas e não pode ser excluída. Desative-a: ela sai das escolhas e continua nos registros.',
    )
  })
})
