import { type Municipio, readMunicipios } from '@paco/domain/cidade/municipio'

let known: Promise<readonly Municipio[]> | undefined

/** All municipalities of the country, read when somebody first looks for one: few installations ever do twice. */
export function municipios(): Promise<readonly Municipio[]> {
  known ??= import('./municipios.csv?raw').then(({ default: text }) => readMunicipios(text))
  return known
}
