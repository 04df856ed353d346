import * as z from 'zod/mini'

/** What settings are made of, each with what is said when it is wrong. */

export const flag = (error: string) =>
  z.pipe(
    z.enum(['', '0', '1', 'false', 'true'], error),
    z.transform((value) => value === '1' || value === 'true'),
  )

export const whole = (min: number, max: number, error: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, error)),
    z.pipe(z.transform(Number), z.number().check(z.refine((value) => value >= min && value <= max, error))),
  )

/** An hour of the day, or 'nunca' as null. */
export const hour = z.pipe(
  z.string().check(z.regex(/^(nunca|1?\d|2[0-3])$/, 'informe a hora, de 0 a 23, ou nunca')),
  z.transform((value) => (value === 'nunca' ? null : Number(value))),
)

export const isTileUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
export const isOrigin = (value: string) => isTileUrl(value) && /^https?:\/\/[^/?#@]+\/?$/i.test(value)

/** Endpoint and bucket, and nothing that would have to be spelled otherwise in a signature. */
const isBucket = (value: string) =>
  isTileUrl(value) && /^(\/[\w.-]+)+\/?$/.test(new URL(value).pathname) && !/[?#]/.test(value)

export const bucket = z.optional(
  z.string().check(z.refine(isBucket, 'informe o endereço http(s) do servidor com o nome do bucket')),
)
export const region = z._default(
  z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'informe a região, como us-east-1')),
  'us-east-1',
)

export const databaseAddress = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\/\S+$/, 'informe um endereço postgresql://usuario:senha@servidor/banco'))

/** A line that the public pages say as it is. */
export const said = z.optional(z.string().check(z.maxLength(300, 'use no máximo 300 caracteres')))
