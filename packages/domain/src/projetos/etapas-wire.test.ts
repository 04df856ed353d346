import { describe, expect, it } from 'vitest'
import { estadoOf } from './etapas-wire.ts'

describe('what is told of a stage', () => {
  it.each([
    ['its situation', 'Em andamento', [], 'Em andamento'],
    ['that it is late, once it is', 'Em andamento', [3], 'Atrasado'],
    ['that it is late, when somebody says so', 'Atrasado', [3], 'Atrasado'],
    ['nothing of the lateness of others', 'Concluído', [1, 2, 4], 'Concluído'],
    ['that it has not begun, until something is said', null, [], 'Não iniciado'],
  ] as const)('%s', (_what, situacao, etapas_atrasadas, told) => {
    expect(estadoOf({ numero: 3, situacao }, { etapas_atrasadas: [...etapas_atrasadas] })).toBe(told)
  })
})
