import type { Projeto } from '@paco/domain/projetos/projeto'
import { tooMany } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import { renderFichas } from '../pdf/fichas.ts'
import { readProjetos } from './queries.ts'

/** The call is open to everyone, so one address has only so many going at once. */
const AT_ONCE = 2
const RETRY_SECONDS = 3
const running = new Map<string, number>()

async function limited<T>(address: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(address) ?? 0
  if (before >= AT_ONCE) throw tooMany(RETRY_SECONDS)
  running.set(address, before + 1)
  try {
    return await work()
  } finally {
    const left = (running.get(address) ?? 1) - 1
    if (left === 0) running.delete(address)
    else running.set(address, left)
  }
}

/** A sheet for each project, under the name the specification gives the file. */
export function gerarPdf(db: Db, ids: readonly number[], address: string, issued: Date): Promise<FileResult> {
  return limited(address, async () => {
    const projetos = JSON.parse(await readProjetos(db, [...new Set(ids)])) as Projeto[]
    const bytes = await renderFichas(projetos, issued)
    return {
      name: ids.length === 1 ? 'relatorio_projetos.pdf' : 'projetos.pdf',
      type: 'application/pdf',
      bytes,
    }
  })
}
