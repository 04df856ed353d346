import { conflict } from '@paco/domain/shared/errors'
import type { EnvioPncp } from '@paco/domain/shared/pncp'
import type { FileResult } from './handler.ts'

/** A payload as a file that can be sent as it is; while something is missing there is none. */
export function pncpFile(name: string, { payload, faltas }: EnvioPncp, incomplete: string): FileResult {
  if (faltas.length > 0)
    throw conflict(incomplete, Object.fromEntries(faltas.map(({ onde, motivo }) => [onde.campo, motivo])))
  const bytes = Buffer.from(`${JSON.stringify(payload, null, 2)}\n`, 'utf8')
  return { name, type: 'application/json; charset=utf-8', bytes }
}
