import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as fields from './fields.ts'
import { validate } from './issues.ts'

const REFUSED = Symbol('refused')

function read(field: z.ZodMiniType, value: unknown): unknown {
  const result = validate(z.object({ campo: field }), value === undefined ? {} : { campo: value })
  return result.ok ? result.data.campo : [REFUSED, result.campos.campo]
}
const refused = (reason: string) => [REFUSED, reason]

/** A megabyte of accents in the wrong order: composing it takes minutes, so it must be measured before. */
const PILED = '\u0315\u0300'.repeat(250_000)

describe('fields of a form', () => {
  it.each([
    ['requiredText', fields.requiredText(5), '  Olá ', 'Olá'],
    ['requiredText', fields.requiredText(5), '', refused('Campo obrigatório.')],
    ['requiredText', fields.requiredText(5), '   ', refused('Campo obrigatório.')],
    ['requiredText', fields.requiredText(5), undefined, refused('Campo obrigatório.')],
    ['requiredText', fields.requiredText(5), '123456', refused('Use no máximo 5 caracteres.')],
    ['requiredText', fields.requiredText(2), 'e\u0301e\u0301', 'éé'],
    ['requiredText', fields.requiredText(5), PILED, refused('Use no máximo 5 caracteres.')],
    ['optionalText', fields.optionalText(5), PILED, refused('Use no máximo 5 caracteres.')],
    ['email', fields.email, PILED, refused('Use no máximo 254 caracteres.')],
    ['optionalText', fields.optionalText(5), '', null],
    ['optionalText', fields.optionalText(5), null, null],
    ['optionalText', fields.optionalText(5), undefined, undefined],
    ['optionalText', fields.optionalText(5), 12, refused('Informe um texto.')],
    ['money', fields.money, 10.5, 10.5],
    ['money', fields.money, '10.50', 10.5],
    ['money', fields.money, 0, 0],
    ['money', fields.money, -1, refused('O valor não pode ser negativo.')],
    ['money', fields.money, 1.001, refused('Use no máximo duas casas decimais e até 9.999.999.999.999,99.')],
    ['money', fields.money, Number.POSITIVE_INFINITY, refused('Informe um valor válido.')],
    ['money', fields.money, '0x10', refused('Informe um valor válido.')],
    ['money', fields.money, '1e3', refused('Informe um valor válido.')],
    ['money', fields.money, 'dez', refused('Informe um valor válido.')],
    ['money', fields.money, '', refused('Informe um valor válido.')],
    ['money', fields.money, true, refused('Informe um valor válido.')],
    ['day', fields.day, '2026-02-28', '2026-02-28'],
    ['day', fields.day, '2026-02-28T10:00', '2026-02-28'],
    ['day', fields.day, '2026-02-30', refused('Informe uma data válida.')],
    ['day', fields.day, 20_260_228, refused('Informe uma data.')],
    ['clearable day', fields.clearable(fields.day), '', null],
    ['clearable day', fields.clearable(fields.day), undefined, undefined],
    ['clearable day', fields.clearable(fields.day), 'amanhã', refused('Informe uma data válida.')],
    ['id', fields.id, '12', 12],
    ['id', fields.id, 0, refused('O menor valor aceito é 1.')],
    ['id', fields.id, 1.5, refused('Número de registro inválido.')],
    ['id', fields.id, '1e400', refused('Número de registro inválido.')],
    ['email', fields.email, ' Ana@Cidade.SP.gov.br ', 'ana@cidade.sp.gov.br'],
    ['email', fields.email, 'ana', refused('Informe um e-mail válido.')],
  ])('%s, case %#', (_name, field, value, expected) => expect(read(field, value)).toEqual(expected))
})
