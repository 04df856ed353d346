/** What becomes of the part of a cent: the contract says which. */
export const ARREDONDAMENTOS = ['arredondar', 'truncar'] as const
export type Arredondamento = (typeof ARREDONDAMENTOS)[number]

const size = (value: bigint) => (value < 0n ? -value : value)

/** A division in whole numbers. Halves go away from zero, so that what is taken back is what was given. */
export function divided(part: bigint, whole: bigint, how: Arredondamento = 'arredondar'): bigint {
  const [above, below] = [size(part), size(whole)]
  const quotient = how === 'truncar' ? above / below : (2n * above + below) / (2n * below)
  return part < 0n === whole < 0n ? quotient : -quotient
}

/** A share in percent with so many decimals; null of nothing. */
export function shareOf(
  part: number,
  whole: number,
  places: number,
  how: Arredondamento = 'arredondar',
): number | null {
  if (whole === 0) return null
  const scale = 10 ** places
  return Number(divided(BigInt(part) * BigInt(100 * scale), BigInt(whole), how)) / scale
}
