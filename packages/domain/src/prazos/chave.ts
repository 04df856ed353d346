import { FAMILIAS, type FamiliaKey } from '../convenios/familias.ts'
import type { Registro } from './fatos.ts'

const REGISTROS: ReadonlySet<string> = new Set([
  'contrato',
  'aditivo',
  'paralisacao',
  'obra',
  ...FAMILIAS.map(({ key }) => `convenio_${key}`),
])

export interface ChaveLegal {
  registro: Registro
  id: number
}

/** Which record a key is of; null where it cannot be any. */
export function readChave(chave: string): ChaveLegal | null {
  const [, registro = '', id = ''] = /^([a-z_]+):([1-9]\d{0,9}):[a-z\d-]+$/.exec(chave) ?? []
  const number = Number(id)
  return REGISTROS.has(registro) && number <= 2_147_483_647
    ? { registro: registro as Registro, id: number }
    : null
}

/** The family of an agreement that a deadline is of. */
export const familiaOf = (registro: Registro): FamiliaKey | null =>
  registro.startsWith('convenio_') ? (registro.slice('convenio_'.length) as FamiliaKey) : null
