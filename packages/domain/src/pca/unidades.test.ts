import { describe, expect, it } from 'vitest'
import { unidadesOf } from './unidades.ts'

const plano = (ano: number, codigo_unidade: string, nome_unidade: string) => ({
  ano,
  codigo_unidade,
  nome_unidade,
})

describe('the units that have a plan', () => {
  it.each([
    [[], []],
    [[plano(2026, '1', 'Prefeitura')], ['Prefeitura']],
    [[plano(2026, '1', 'Antigo'), plano(2027, '1', 'Prefeitura')], ['Prefeitura']],
    [
      [plano(2027, '2', 'SAEG'), plano(2027, '1', 'Prefeitura'), plano(2026, '2', 'Serviço de Água')],
      ['Prefeitura', 'SAEG'],
    ],
  ])('%#: are %j', (planos, names) =>
    expect(unidadesOf(planos).map(({ nome_unidade }) => nome_unidade)).toEqual(names),
  )
})
