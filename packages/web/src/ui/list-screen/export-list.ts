import type { Call } from '@paco/domain/http/call'
import type { ExportFormat, List } from '@paco/domain/http/list'
import { dayOf } from '@paco/domain/shared/days'
import { type Parts, request } from '../../http/client.ts'
import { type OnPlace, placeText, requestInTurn } from '../../http/in-turn.ts'
import { rowsIn } from '../../http/reads.ts'
import { saveFile } from '../save-file.ts'
import type { OtherExport } from './types.ts'

/** With the day in it, so that two exports of a week do not overwrite each other. */
export const fileName = (list: List, format: ExportFormat | 'json', now: Date): string =>
  `${list.name}-${dayOf(now)}.${format}`

export const MAKING = 'Gerando planilha…'

/** Shows where the spreadsheet is: in the queue, or being made. */
export const tellPlace =
  (show: (text: string) => void): OnPlace =>
  (ahead) =>
    show(placeText(ahead, MAKING))

/** Fetches the whole filter, in the order on the screen, and saves it. Answers the file's name. */
export async function exportList(
  list: List,
  call: Call,
  query: Readonly<Record<string, unknown>>,
  formato: ExportFormat,
  onPlace: OnPlace,
  params?: Readonly<Record<string, unknown>>,
): Promise<string> {
  const parts = { params, query: { ...query, formato } } as unknown as Parts<Call>
  const { data } = await requestInTurn(call, parts, onPlace)
  const name = fileName(list, formato, new Date())
  saveFile(data as unknown as Blob, name)
  return name
}

/** The same rows for programs, as the list's own call tells them: codes, ISO days, numbers with a point. */
export const jsonExport = (list: List, call: Call): OtherExport => ({
  label: 'JSON',
  save: async (query) => {
    const { data } = await request(call, { query } as unknown as Parts<Call>)
    const name = fileName(list, 'json', new Date())
    saveFile(new Blob([JSON.stringify(rowsIn(data))], { type: 'application/json' }), name)
    return name
  },
})
