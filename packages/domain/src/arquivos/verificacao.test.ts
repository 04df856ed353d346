import { describe, expect, it } from 'vitest'
import { MESSAGES } from './messages.ts'
import { avisoOf, isAnexo, isRetido, pausaOf, refuseDownload, VERIFICADOS } from './verificacao.ts'

const [SENDER, OTHER] = [{ id: 1 }, { id: 2 }]

describe('who gets a file of a record that they may read', () => {
  it.each([
    ['nao_verificado', SENDER, null],
    ['nao_verificado', OTHER, null],
    ['nao_verificado', null, null],
    ['pendente', SENDER, null],
    ['pendente', OTHER, MESSAGES.pending],
    ['pendente', null, MESSAGES.pending],
    ['limpo', SENDER, null],
    ['limpo', OTHER, null],
    ['limpo', null, null],
    ['suspeito', SENDER, MESSAGES.suspect],
    ['suspeito', OTHER, MESSAGES.suspect],
    ['suspeito', null, MESSAGES.suspect],
  ] as const)('%s, %o: %s', (verificado, who, refused) =>
    expect(refuseDownload({ verificado, enviado_por: SENDER.id }, who)).toBe(refused),
  )
})

it.each([
  ['nao_verificado', null, null],
  ['limpo', null, null],
  ['pendente', null, MESSAGES.pending],
  ['suspeito', 'Win.X', 'O antivírus suspeita deste arquivo (Win.X). Ninguém pode baixá-lo.'],
  ['suspeito', null, MESSAGES.suspect],
] as const)('what is said of one that is %s (%s): %s', (verificado, ameaca, said) =>
  expect(avisoOf({ verificado, ameaca })).toBe(said),
)

it('what is held back is not public; what is suspect is no paper', () => {
  expect(VERIFICADOS.filter(isRetido)).toEqual(['pendente', 'suspeito'])
  expect(VERIFICADOS.filter(isAnexo)).toEqual(['nao_verificado', 'pendente', 'limpo'])
})

it.each([
  [1, 60],
  [2, 120],
  [5, 960],
  [9, 15_360],
  [10, 21_600],
  [5_000, 21_600],
])('after %d attempts that came to nothing the next is %d seconds later', (tentativas, seconds) =>
  expect(pausaOf(tentativas)).toBe(seconds),
)
