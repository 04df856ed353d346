import type { Celula, FolhaLida } from '@paco/domain/importacoes/planilha-lida'
import { PacoError } from '@paco/domain/shared/errors'
import { lerPlanilha } from './ler.ts'

/** What the callers of the house ask for: five thousand rows, and room for a head. */
export const MAX_LINHAS = 5020

export const folhasOf = async (bytes: Uint8Array, nome = 'planilha.xlsx', folha?: number) =>
  (await lerPlanilha(bytes, nome, { ...(folha === undefined ? {} : { folha }), maxLinhas: MAX_LINHAS }))
    .folhas

export async function onlyFolha(bytes: Uint8Array, nome?: string): Promise<FolhaLida> {
  const [folha] = await folhasOf(bytes, nome)
  if (!folha) throw new Error('no sheet')
  return folha
}

/** The cells of the first sheet, row by row. */
export const cellsOf = async (bytes: Uint8Array, nome?: string): Promise<(readonly Celula[])[]> =>
  (await onlyFolha(bytes, nome)).linhas.map(({ celulas }) => celulas)

/** Why it is not read. */
export async function refusalOf(bytes: Uint8Array, nome?: string, folha?: number): Promise<PacoError> {
  const error = await folhasOf(bytes, nome, folha).catch((thrown: unknown) => thrown)
  if (error instanceof PacoError) return error
  throw error instanceof Error ? error : new Error('not refused')
}
