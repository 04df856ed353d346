import * as z from 'zod/mini'
import { parseDay } from './days.ts'
import { REQUIRED } from './errors.ts'
import { isMoney } from './money.ts'
import { plainNumber } from './plain-number.ts'
import { formatQuantity, isQuantity } from './quantity.ts'

/** The kinds of value the forms of the city hall hold. Every contract builds on these and on nothing else. */

const atMost = (max: number) => `Use no máximo ${max} caracteres.`

const clean = (text: string) => text.normalize('NFC').trim()

/**
 * Measured before anything is done with a text, and the end of it when it is too long. Composing letters with their
 * accents makes a text up to four times shorter, so that much more may arrive.
 */
const measured = (max: number) => z.maxLength(4 * max, { error: atMost(max), abort: true })

/** Text that must be there. */
export const requiredText = (max: number) =>
  z
    .string({ error: REQUIRED })
    .check(measured(max), z.overwrite(clean), z.minLength(1, REQUIRED), z.maxLength(max, atMost(max)))

/** Text that may be empty; an empty one is null. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(
      z
        .string({ error: 'Informe um texto.' })
        .check(measured(max), z.overwrite(clean), z.maxLength(max, atMost(max))),
    ),
    z.transform((text) => (text === '' ? null : text)),
  )

/** A number sent as a number or as numeric text, as HTML forms do. */
const numeric = (error: string) =>
  z.pipe(
    z.union([z.number({ error }), z.string({ error })], { error }),
    z.transform((value: number | string, context) => {
      const number = typeof value === 'number' ? value : plainNumber(value)
      if (number !== null && Number.isFinite(number)) return number
      context.issues.push({ code: 'custom', message: error, input: value })
      return z.NEVER
    }),
  )

/** A whole number within limits. */
export const integer = (min: number, max: number, error = 'Informe um número inteiro.') =>
  z.pipe(
    numeric(error),
    z.number().check(
      z.refine((value) => Number.isInteger(value), error),
      z.gte(min, `O menor valor aceito é ${min}.`),
      z.lte(max, `O maior valor aceito é ${max}.`),
    ),
  )

/** A whole number within limits, every mistake told in the form's own words. */
export const integerOr = (min: number, max: number, error: string) =>
  z.pipe(
    numeric(error),
    z.number().check(z.refine((value) => Number.isInteger(value) && value >= min && value <= max, error)),
  )

const limitText = (limit: number) => (Number.isInteger(limit) ? String(limit) : formatQuantity(limit))

const decimals = (min: number, max: number, error: string, fits: (value: number) => boolean, many: string) =>
  z.pipe(
    numeric(error),
    z
      .number()
      .check(
        z.gte(min, `O menor valor aceito é ${limitText(min)}.`),
        z.lte(max, `O maior valor aceito é ${limitText(max)}.`),
        z.refine(fits, many),
      ),
  )

/** A number with at most two decimals, within limits. */
export const decimal = (min: number, max: number, error: string) =>
  decimals(min, max, error, isMoney, 'Use no máximo duas casas decimais.')

/** A quantity, rate or index: a number with at most four decimals, within limits. */
export const decimals4 = (min: number, max: number, error: string) =>
  decimals(min, max, error, isQuantity, 'Use no máximo quatro casas decimais.')

const MAX_ID = 2_147_483_647

/** A record's number. */
export const id = integer(1, MAX_ID, 'Número de registro inválido.')

/** A record that has to be chosen. */
export const chosen = (error: string) => integerOr(1, MAX_ID, error)

/** An amount of money, never negative, with at most two decimals; what is no amount is told in the form's own words. */
export const moneyOr = (error: string, negative = error) =>
  z.pipe(
    numeric(error),
    z
      .number()
      .check(
        z.gte(0, negative),
        z.refine(isMoney, 'Use no máximo duas casas decimais e até 9.999.999.999.999,99.'),
      ),
  )

export const money = moneyOr('Informe um valor válido.', 'O valor não pode ser negativo.')

/** A day of the calendar; what follows a `T` is cut. */
export const day = z.pipe(
  z.string({ error: 'Informe uma data.' }),
  z.transform((text, context) => {
    const parsed = parseDay(text)
    if (parsed !== null) return parsed
    context.issues.push({ code: 'custom', message: 'Informe uma data válida.', input: text })
    return z.NEVER
  }),
)

/** Lets a field be missing (undefined: leave as it is) or empty ('' or null: clear it). */
export function clearable<T extends z.ZodMiniType>(field: T) {
  const emptied = z.pipe(
    z.literal(''),
    z.transform(() => null),
  )
  return z.optional(z.union([z.null(), emptied, field]))
}

/** A field of another kind of record: whatever is sent for it, it is empty. */
export const unsaid = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => null),
)

/** Yes or no, also as the words a query has for them. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal('true'), z.literal('false')], { error: 'Escolha sim ou não.' }),
  z.transform((value) => value === true || value === 'true'),
)

const MAX_EMAIL = 254

/** An e-mail address, compared without regard to case. */
export const email = z.string({ error: REQUIRED }).check(
  measured(MAX_EMAIL),
  z.overwrite((text) => clean(text).toLowerCase()),
  z.minLength(1, REQUIRED),
  z.maxLength(MAX_EMAIL, atMost(MAX_EMAIL)),
  z.regex(/^[^\s@]+@[^\s@]+$/, 'Informe um e-mail válido.'),
)

/**
 * The version an edit started from, for optimistic concurrency. Sent by the screens on every update; older callers may
 * leave it out.
 */
export const versao = z.optional(integer(1, 2_147_483_647))

/** The version a decision was read in. Without it nobody knows what was decided, so it is never left out. */
export const versaoLida = integer(1, 2_147_483_647, 'Informe a versão do registro que foi lida.')

/** A file of a form, as its bytes. What it really is, only its content tells. */
export const upload = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Envie um arquivo que não esteja vazio.',
)
