import { PNCP_FORMATS, type PncpFormat, pcaCalls } from '@paco/domain/pca/contract'
import { dayOf } from '@paco/domain/shared/days'
import { request } from '../http/client.ts'
import type { OtherExport } from '../ui/list-screen/types.ts'
import { saveFile } from '../ui/save-file.ts'

async function savePncp(ano: string, formato: PncpFormat): Promise<string> {
  const { data } = await request(pcaCalls.exportPncp, { query: { ano, formato } })
  const name = `pca-${ano}-pncp.${formato}`
  saveFile(data as unknown as Blob, name)
  return name
}

/** The year a filter is about: the one chosen, or that of its period; this year's plan unless it says. */
export function planYear(filters: Readonly<Record<string, string>>, now: Date): string {
  return filters.ano ?? (filters.de ?? filters.ate ?? dayOf(now)).slice(0, 4)
}

/** The layout of the national portal holds one year's plan, whole. Which year is asked when the menu opens. */
export const pncpExports = (ano: () => string): OtherExport[] =>
  PNCP_FORMATS.map((formato) => ({
    get label() {
      return `PNCP ${ano()} (${formato.toUpperCase()})`
    },
    save: () => savePncp(ano(), formato),
  }))
