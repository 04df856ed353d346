import type { FotoPublica } from './registro.ts'

type Foto = Pick<FotoPublica, 'id' | 'dia' | 'momento'>

/** The pictures to hold against each other, the oldest first. */
const byDay = (one: Foto, other: Foto) => one.dia.localeCompare(other.dia) || one.id - other.id

/**
 * Before and after: the oldest picture of before and the newest of after, where there are none the oldest and the
 * newest at all; null where there are not two.
 */
export function antesEDepois<F extends Foto>(fotos: readonly F[]): readonly [antes: F, depois: F] | null {
  const shown = [...fotos].sort(byDay)
  const antes = shown.find(({ momento }) => momento === 'antes') ?? shown[0]
  const depois = shown.findLast(({ momento }) => momento === 'depois') ?? shown.at(-1)
  return antes && depois && antes.id !== depois.id ? [antes, depois] : null
}
