import { describe, expect, it } from 'vitest'
import { refuseSpace } from './arquivo.ts'
import { folgaOf, tipoTexto, usoTexto } from './uso.ts'

const GB = 1024 ** 3
const MB = 1024 ** 2

it.each([
  [9 * GB, GB, null],
  [9 * GB, GB + 1, /^O espaço da cidade para arquivos \(10 GB\) acabou\./],
])('with %d bytes of 10 GB taken, %d more: %s', (taken, more, why) => {
  const refused = refuseSpace(taken, more, 10 * GB)
  if (why === null) expect(refused).toBeNull()
  else expect(refused).toMatch(why)
})

describe('the room of a city', () => {
  it.each([
    [0, 0, 'bem'],
    [800 * MB - 1, 0, 'bem'],
    [800 * MB, 0, 'pouco'],
    [700 * MB, 100 * MB, 'pouco'],
    [950 * MB - 1, 0, 'pouco'],
    [950 * MB, 0, 'fim'],
    [0, 950 * MB, 'fim'],
    [2000 * MB, 0, 'fim'],
  ])('with %d bytes kept and %d on their way, of 1000 MB: %s', (bytes, em_envio, folga) => {
    expect(folgaOf({ bytes, em_envio, limite: 1000 * MB })).toBe(folga)
  })

  it.each([
    [0, 10 * GB, '0 bytes de 10 GB'],
    [3.2 * GB, 10 * GB, '3,2 GB de 10 GB'],
    [500 * MB, 2000 * GB, '500 MB de 2.000 GB'],
  ])('%d of %d is told as %s', (bytes, limite, text) => expect(usoTexto({ bytes, limite })).toBe(text))
})

it.each([
  ['application/pdf', 'PDF'],
  ['text/plain', 'texto (TXT ou CSV)'],
  ['application/x-outro', 'application/x-outro'],
])('%s is called %s', (mime, text) => expect(tipoTexto(mime)).toBe(text))
