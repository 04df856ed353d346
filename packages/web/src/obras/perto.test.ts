import type { ObraNaLista } from '@paco/domain/obras/obra'
import { expect, test } from 'vitest'
import { bairrosOf, distanciaText, porPerto } from './perto.ts'

const obra = (id: number, latitude: number | null, ...bairros: string[]): ObraNaLista => ({
  id,
  nome: `Obra ${id}`,
  secretaria: 'Obras',
  endereco: null,
  bairros,
  latitude,
  longitude: latitude === null ? null : -45.2,
  situacao: 'em_execucao',
  resumo: 'Em execução.',
  percentual: 10,
  percentual_regra: 'etapas',
  percentual_texto: '',
})
const OBRAS = [obra(1, null, 'Centro'), obra(2, -22.9, 'Centro', 'Ágata'), obra(3, -22.8), obra(4, null)]
const HERE = { latitude: -22.81, longitude: -45.2 }

test.each([
  [HERE, null, [3, 2, 1, 4]],
  [HERE, 'Centro', [2, 1]],
  [null, null, [1, 2, 3, 4]],
  [null, 'Ágata', [2]],
  [HERE, 'Outro', []],
] as const)('from %j in %s', (here, bairro, ids) => {
  expect(porPerto(OBRAS, here, bairro).map(({ id }) => id)).toEqual(ids)
})

test('neighbourhoods in the order of the alphabet, with how many works each has', () => {
  expect(bairrosOf(OBRAS)).toEqual([
    { value: 'Ágata', label: 'Ágata (1)' },
    { value: 'Centro', label: 'Centro (2)' },
  ])
})

test.each([
  [0, 'a 10 m'],
  [0.304, 'a 300 m'],
  [0.996, 'a 1,0 km'],
  [2.44, 'a 2,4 km'],
  [31.6, 'a 32 km'],
])('%d km', (km, text) => expect(distanciaText(km)).toBe(text))
