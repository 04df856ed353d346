import * as z from 'zod/mini'

/** `-22,8164` or `-22.8164`, with up to this many decimals: about ten centimetres. */
const DECIMALS = 6

/** A coordinate as a number or as typed in Brazil, within its range. */
const degrees = (limit: number, error: string) =>
  z.pipe(
    z.union([z.number({ error }), z.string({ error })], { error }),
    z.transform((value: number | string, context) => {
      const number = typeof value === 'number' ? value : parseDegrees(value)
      if (number !== null && Math.abs(number) <= limit) return Number(number.toFixed(DECIMALS))
      context.issues.push({ code: 'custom', message: error, input: value })
      return z.NEVER
    }),
  )

/** What was typed as a number of degrees, with a decimal comma or point; null when it is none. */
export function parseDegrees(text: string): number | null {
  const bare = text.trim().replace(',', '.')
  return /^[+-]?\d{1,3}(\.\d+)?$/.test(bare) ? Number(bare) : null
}

/** `-22,816400`, as the form shows it. */
export const formatDegrees = (value: number): string => value.toFixed(DECIMALS).replace('.', ',')

export const latitude = degrees(90, 'Informe uma latitude entre -90 e 90.')
export const longitude = degrees(180, 'Informe uma longitude entre -180 e 180.')
