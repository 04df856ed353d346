import { type Aviso, DIAS } from '@paco/domain/avisos/aviso'
import { fraseOf } from '@paco/domain/avisos/frase'
import { KINDS } from '@paco/domain/avisos/kinds'
import type { Mudanca } from '@paco/domain/avisos/mudanca'
import { leituraOf } from '@paco/domain/avisos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import type { Leitor } from './contadas-queries.ts'
import { listMudadas, type Quando } from './mudancas-queries.ts'
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

interface Dita {
  readonly linhas: readonly number[]
  readonly quem: string | null
  readonly sobre: string
  readonly instante: Date
}

/** The same with a sentence in place of what it is made of. */
async function dizer<T extends Dita>(db: Db, ditas: readonly T[]) {
  const known = await readLinhas(
    db,
    ditas.flatMap(({ linhas }) => linhas),
  )
  return ditas.map(({ linhas, quem, sobre, instante, ...rest }) => ({
    ...rest,
    instante: instante.toISOString(),
    frase: fraseOf(quem ?? ALGUEM, entradasOf(linhas.flatMap((id) => known.get(id) ?? [])), sobre, KINDS),
  }))
}

/** What is told, in sentences. */
export const emPalavras = (db: Db, contadas: readonly Contada[]): Promise<Aviso[]> => dizer(db, contadas)

export const listAvisos = async (db: Db, leitor: Leitor, antes?: number): Promise<Aviso[]> =>
  emPalavras(db, await listContadas(db, leitor, antes))

/** What changed between two instants, as far as somebody may read it. */
export const listMudancas = async (db: Db, who: SessionUser, asked: Quando): Promise<Mudanca[]> =>
  dizer(db, await listMudadas(db, leituraOf(who), asked))
