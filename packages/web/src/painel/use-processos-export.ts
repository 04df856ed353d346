import { projetosCalls } from '@paco/domain/projetos/contract'
import { processosList } from '@paco/domain/projetos/projeto'
import { useExport } from '../ui/list-screen/use-export.ts'
import type { ProcessosFilter } from './queries.ts'

/** The processes the panel counts, as a spreadsheet. */
export const useProcessosExport = (filter: ProcessosFilter) =>
  useExport(processosList, projetosCalls.exportProcessos, { query: { ...filter } })
