import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { problemsOfRepasse, repasseCreate, repasseUpdate } from './repasse.ts'

const received = { familia: 'dade', id_convenio: 3, data: '2026-05-04', valor: 1000.5 }

describe('what was received', () => {
  it('needs its agreement, a day and an amount; of which agreement it is stays', () => {
    expect(validate(repasseCreate, received)).toMatchObject({ ok: true, data: received })
    expect(validate(repasseCreate, {})).toMatchObject({
      campos: Object.fromEntries(Object.keys(received).map((name) => [name, expect.any(String)])),
    })
    expect(validate(repasseUpdate, { ...received, parcela: '', versao: 1 })).toMatchObject({
      data: { data: '2026-05-04', valor: 1000.5, parcela: null },
    })
  })

  it.each([
    ['familia', 'municipal', 'Família desconhecida.'],
    ['id_convenio', 0, 'O menor valor aceito é 1.'],
    ['data', '2026-02-30', 'Informe uma data válida.'],
    ['valor', -1, 'O valor não pode ser negativo.'],
    ['parcela', 'x'.repeat(61), 'Use no máximo 60 caracteres.'],
    ['observacao', 'x'.repeat(1001), 'Use no máximo 1000 caracteres.'],
  ])('is refused with %s %j', (field, value, reason) => {
    expect(validate(repasseCreate, { ...received, [field]: value })).toEqual({
      ok: false,
      campos: { [field]: reason },
    })
  })

  it.each([
    [{ data: '2026-11-15', valor: 0.01 }, []],
    [{ data: '2026-11-16', valor: 1 }, ['data']],
    [{ valor: 0 }, ['valor']],
    [{}, []],
  ])('%j on the fifteenth: refuses %j', (said, refused) => {
    expect(Object.keys(problemsOfRepasse(said, '2026-11-15'))).toEqual(refused)
  })
})
