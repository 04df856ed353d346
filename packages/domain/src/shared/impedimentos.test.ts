import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Ato, impedimentoDe, type NomeDoPasso, textoDoImpedimento } from './impedimentos.ts'

const ATOS: readonly Ato[] = ['escreveu', 'atestou', 'pediu', 'responde', 'recebeu']

/** Of each step, what somebody did who does not take it. */
const TABELA: [NomeDoPasso, Ato[]][] = [
  ['aprovarMedicao', ['escreveu', 'atestou']],
  ['liquidarMedicao', ['escreveu', 'atestou']],
  ['pagarMedicao', ['escreveu', 'atestou']],
  ['decidirAditivo', ['pediu', 'responde']],
  ['aprovarPlanilha', ['escreveu']],
  ['receberEmDefinitivo', ['atestou', 'responde', 'recebeu']],
  ['aprovarItemDoPca', ['escreveu']],
]

describe('segregation of duties', () => {
  it.each(TABELA)('%s', (passo, impedem) => {
    expect(ATOS.filter((ato) => impedimentoDe(passo, 7, { [ato]: [3, 7] }) !== null)).toEqual(impedem)
    for (const ato of ATOS) expect(impedimentoDe(passo, 7, { [ato]: [3, null] })).toBeNull()
  })

  it.each(TABELA.flatMap(([passo, atos]) => atos.map((ato) => [passo, ato] as const)))(
    '%s, refused to who %s, says who can, and what a city with few people does',
    (passo, ato) => {
      expect(textoDoImpedimento(passo, ato)).toMatch(
        /^Quem .+ não .+\. Pode .+\. Se não houver outra pessoa, /,
      )
    },
  )

  it('whoever did it once never takes it, whatever else they and others did', () => {
    const people = fc.array(fc.option(fc.integer({ min: 1, max: 6 })), { maxLength: 4 })
    const feitos = fc.record(Object.fromEntries(ATOS.map((ato) => [ato, people])), { requiredKeys: [] })
    fc.assert(
      fc.property(
        fc.constantFrom(...TABELA),
        feitos,
        fc.integer({ min: 1, max: 6 }),
        ([passo, impedem], did, id) => {
          const hindered = impedem.some((ato) =>
            (did as Record<string, (number | null)[]>)[ato]?.includes(id),
          )
          expect(impedimentoDe(passo, id, did) !== null).toBe(hindered)
        },
      ),
    )
  })
})
