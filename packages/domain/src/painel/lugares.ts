/** The specification's bars and tiles. */
export const LUGARES = 16

interface ComLugar {
  id_secretaria: number
  ordem_grafico: number | null
}

/**
 * The departments that have a bar and a tile, in their order: those with a place of their own, and in the order of their
 * creation as many others as there are places left.
 */
export function comBarra<S extends ComLugar>(secretarias: readonly S[]): S[] {
  const taken = new Set(secretarias.map(({ ordem_grafico }) => ordem_grafico))
  const free = Array.from({ length: LUGARES }, (_, index) => index + 1).filter((place) => !taken.has(place))
  const placed = secretarias.flatMap((secretaria) =>
    secretaria.ordem_grafico === null ? [] : [{ secretaria, place: secretaria.ordem_grafico }],
  )
  const others = secretarias
    .filter(({ ordem_grafico }) => ordem_grafico === null)
    .sort((one, other) => one.id_secretaria - other.id_secretaria)
    .flatMap((secretaria, index) => {
      const place = free[index]
      return place === undefined ? [] : [{ secretaria, place }]
    })
  return [...placed, ...others]
    .sort((one, other) => one.place - other.place)
    .slice(0, LUGARES)
    .map(({ secretaria }) => secretaria)
}
