import { type Municipio, readMunicipios } from '@paco/domain/cidade/municipio'
import { readTribunais } from './tribunais.ts'

let known: Promise<readonly Municipio[]> | undefined

/** All municipalities of the country, read when somebody first looks for one: few installations ever do twice. */
export function municipios(): Promise<readonly Municipio[]> {
  known ??= Promise.all([import('./municipios.csv?raw'), readTribunais()]).then(
    ([{ default: text }, tribunalOf]) => readMunicipios(text, tribunalOf),
  )
  return known
}
