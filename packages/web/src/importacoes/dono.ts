import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contratoQuery } from '../contratos/queries.ts'

/** A record that all rows of a sheet are parts of, as people call it. */
export interface Dono {
  readonly value: number
  readonly label: string
}

/** The number of the record that all rows of an import are said to be parts of. */
export function donoOf({ lista, mapa }: Pick<ImportacaoInteira, 'lista' | 'mapa'>): number | null {
  const { dono = '' } = descritorDaLista(lista) ?? {}
  const said = mapa[dono]?.constante
  return typeof said === 'number' ? said : null
}

/** The contract whose sheet comes in; null while it is not known. */
export function useDono(id: number | null): Dono | null {
  const { data: contrato } = useQuery({ ...contratoQuery(id ?? 0), enabled: id !== null })
  return useMemo(
    () => (contrato ? { value: contrato.id, label: `${contrato.numero_ano} · ${contrato.empresa}` } : null),
    [contrato],
  )
}
