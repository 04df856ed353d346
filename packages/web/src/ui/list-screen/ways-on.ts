import type { List } from '@paco/domain/http/list'
import { filterQuery, type View } from '@paco/domain/http/view'
import { linkOptions } from '@tanstack/react-router'
import { FileUp, TableProperties } from 'lucide-react'
import { PATHS } from '../../paths.ts'
import type { MoreEntry } from './more-menu.tsx'
import type { RowKey } from './types.ts'

/** The ways on from a list to its rows as a spreadsheet: those that are ticked, else all that the filter finds. */
export function waysOn(list: List, view: View, selected: ReadonlySet<RowKey> = new Set()): MoreEntry[] {
  const rows = selected.size > 0 ? { ids: [...selected].join(',') } : filterQuery(view)
  return [
    {
      label: selected.size > 0 ? 'Editar selecionados em lote' : 'Editar em lote',
      icon: TableProperties,
      link: linkOptions({ to: PATHS.lote, search: { lista: list.name, ...rows } as never }),
    },
    {
      label: 'Importar planilha',
      icon: FileUp,
      link: linkOptions({ to: PATHS.importar, search: { lista: list.name } as never }),
    },
  ]
}
