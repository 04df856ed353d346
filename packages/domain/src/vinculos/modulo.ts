import { moduloLigado } from '../cidade/modulos.ts'
import { isConvenio, type TipoVinculo } from './vinculo.ts'

/** Whether the city uses what a link of this kind leads to. Links that are there stay. */
export function isUsado(tipo: TipoVinculo): boolean {
  if (tipo === 'emenda') return moduloLigado('emendas')
  if (tipo === 'pca') return moduloLigado('pca')
  return !isConvenio(tipo) || (moduloLigado('convenios') && moduloLigado(tipo))
}
