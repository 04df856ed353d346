import { type Aviso, DIAS } from '@paco/domain/avisos/aviso'
import { fraseOf } from '@paco/domain/avisos/frase'
import { KINDS } from '@paco/domain/avisos/kinds'
import { leituraOf } from '@paco/domain/avisos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import type { Leitor } from './contadas-queries.ts'
import { type Contada, type LinhaContada, listContadas, readLinhas } from './queries.ts'

/** Said in place of a name that the reader is not told. */
const ALGUEM = 'A Prefeitura'

/** Somebody who reads now what they may read now. */
export const leitorOf = (who: SessionUser, now: Date, dias = DIAS): Leitor => ({
  id: who.id,
  leitura: leituraOf(who),
  de: new Date(now.getTime() - dias * 86_400_000),
})

/** Lines by the entries they belong to, the oldest first. */
function entradasOf(linhas: readonly LinhaContada[]): LinhaContada[][] {
  const byEntry = new Map<number, LinhaContada[]>()
  for (const linha of [...linhas].sort((one, other) => one.id - other.id))
    byEntry.set(linha.entrada, [...(byEntry.get(linha.entrada) ?? []), linha])
  return [...byEntry.values()]
}

/** What is told, in sentences. */
export async function emPalavras(db: Db, contadas: readonly Contada[]): Promise<Aviso[]> {
  const known = await readLinhas(
    db,
    contadas.flatMap(({ linhas }) => linhas),
  )
  return contadas.map(({ linhas, quem, sobre, instante, ...aviso }) => ({
    ...aviso,
    instante: instante.toISOString(),
    frase: fraseOf(quem ?? ALGUEM, entradasOf(linhas.flatMap((id) => known.get(id) ?? [])), sobre, KINDS),
  }))
}

export const listAvisos = async (db: Db, leitor: Leitor, antes?: number): Promise<Aviso[]> =>
  emPalavras(db, await listContadas(db, leitor, antes))
