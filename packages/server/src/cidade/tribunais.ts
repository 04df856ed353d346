import { tribunalDoMunicipio } from '@paco/domain/cidade/tribunais'
import type { Uf } from '@paco/domain/cidade/ufs'

type Tribunais = Parameters<typeof tribunalDoMunicipio>[0]

/** The courts of each state, of its pack. */
const files = import.meta.glob<Tribunais>('../cidades/*/tribunais.json', { import: 'default' })

/** Which court oversees a municipality, for all states. */
export async function readTribunais(): Promise<(uf: Uf, ibge: string) => string | null> {
  const states = await Promise.all(
    Object.entries(files).map(async ([path, load]) => [path.split('/').at(-2), await load()] as const),
  )
  const byState = new Map(states)
  return (uf, ibge) => tribunalDoMunicipio(byState.get(uf) ?? [], ibge)
}
