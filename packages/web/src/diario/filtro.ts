import { type RegistroDiario, TIPOS_REGISTRO, type TipoRegistro } from '@paco/domain/diario/registro'
import { ETAPAS } from '@paco/domain/etapas/etapa'

/** What of a diary is shown. */
export interface Filtro {
  readonly tipo: TipoRegistro | null
  readonly etapa: number | null
}

/** As the address names it; what it does not know is no filter. */
export function filtroOf({ tipo, etapa }: { tipo?: unknown; etapa?: unknown }): Filtro {
  return {
    tipo: TIPOS_REGISTRO.find((known) => known === tipo) ?? null,
    etapa: ETAPAS.find(({ numero }) => numero === etapa)?.numero ?? null,
  }
}

/** The same in the address: nothing where nothing is chosen. */
export const inAddress = ({ tipo, etapa }: Filtro) => ({
  ...(tipo === null ? {} : { tipo }),
  ...(etapa === null ? {} : { etapa }),
})

/** What the server would choose, without it. */
export const filtrar = (registros: readonly RegistroDiario[], { tipo, etapa }: Filtro): RegistroDiario[] =>
  registros.filter(
    (registro) => (tipo === null || registro.tipo === tipo) && (etapa === null || registro.etapa === etapa),
  )
