import { describe, expect, it } from 'vitest'
import { brasaoNamed, brasaoText, PLACE, pequeno } from './brasao.ts'

const IMPRESSAO = '0123456789abcdef0123'

describe('a coat of arms', () => {
  it('is found large and small by its name', () => {
    const path = `${PLACE}${IMPRESSAO}.png`
    expect(brasaoNamed(path.slice(PLACE.length))).toEqual({ impressao: IMPRESSAO, pequeno: false })
    expect(brasaoNamed(pequeno(path).slice(PLACE.length))).toEqual({ impressao: IMPRESSAO, pequeno: true })
  })

  it.each(['', '.png', `${IMPRESSAO}.svg`, `${IMPRESSAO}0.png`, `../${IMPRESSAO}.png`, `${IMPRESSAO}.png\n`])(
    '%j is the name of none',
    (name) => expect(brasaoNamed(name)).toBeNull(),
  )

  it.each([
    ['Tefé', 'Brasão de Tefé'],
    [null, 'Brasão do município'],
  ])('of %j is told as %j', (nome, text) => expect(brasaoText({ nome })).toBe(text))
})
