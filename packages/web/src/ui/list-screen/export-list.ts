import type { Call } from '@paco/domain/http/call'
import type { ExportFormat, List } from '@paco/domain/http/list'
import { dayOf } from '@paco/domain/shared/days'
import { type Parts, request } from '../../http/client.ts'
import { saveFile } from '../save-file.ts'

/** With the day in it, so that two exports of a week do not overwrite each other. */
export const fileName = (list: List, format: ExportFormat, now: Date): string =>
  `${list.name}-${dayOf(now)}.${format}`

/** Fetches the whole filter, in the order on the screen, and saves it. Answers the file's name. */
export async function exportList(
  list: List,
  call: Call,
  query: Readonly<Record<string, unknown>>,
  formato: ExportFormat,
  params?: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { data } = await request(call, { params, query: { ...query, formato } } as unknown as Parts<Call>)
  const name = fileName(list, formato, new Date())
  saveFile(data as unknown as Blob, name)
  return name
}
