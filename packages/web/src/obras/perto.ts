import { distanceKm } from '@paco/domain/mapa/lugar'
import type { ObraNaLista } from '@paco/domain/obras/obra'
import { ficaEm } from '@paco/domain/obras/perto'
import { numberFormat } from '@paco/domain/shared/formats'
import type { Place } from '../ui/map/types.ts'

/** A work, and how far it is from whoever asked; null where one of the two places is not known. */
export interface ObraPerto extends ObraNaLista {
  readonly km: number | null
}

const kmOf = ({ latitude, longitude }: ObraNaLista, here: Place | null) =>
  here === null || latitude === null || longitude === null ? null : distanceKm(here, { latitude, longitude })

/** Works of a neighbourhood, or all; the nearest first, those of unknown place last, in the order they came. */
export function porPerto(
  obras: readonly ObraNaLista[],
  here: Place | null,
  bairro: string | null,
): ObraPerto[] {
  return obras
    .filter((obra) => ficaEm(obra, bairro))
    .map((obra) => ({ ...obra, km: kmOf(obra, here) }))
    .sort((one, other) => (one.km ?? Number.POSITIVE_INFINITY) - (other.km ?? Number.POSITIVE_INFINITY) || 0)
}

/** The neighbourhoods that have works, each with how many. */
export function bairrosOf(obras: readonly ObraNaLista[]): { value: string; label: string }[] {
  const counts = new Map<string, number>()
  for (const { bairros } of obras)
    for (const bairro of bairros) counts.set(bairro, (counts.get(bairro) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other, 'pt-BR'))
    .map(([bairro, count]) => ({ value: bairro, label: `${bairro} (${count})` }))
}

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** `a 300 m`, `a 2,4 km`: as exact as a phone knows it. */
export function distanciaText(km: number): string {
  const metres = Math.round(km * 100) * 10
  if (metres < 1000) return `a ${Math.max(metres, 10)} m`
  return km < 10 ? `a ${oneDecimal(km)} km` : `a ${Math.round(km)} km`
}
