import type { Descritor, Registro } from '@paco/domain/importacoes/descritor'
import type { Nomeados } from '@paco/domain/importacoes/nomeado'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import type { Buscas, Escritor } from './escritor.ts'

/** What the city has of a list: where its records are, and those that their cells name. */
export interface Cidade {
  readonly db: Db
  readonly escritor: Escritor
  readonly buscas: Buscas
}

/** All records that cells of this list may name. */
export async function readNomeados(
  { db, buscas }: Pick<Cidade, 'db' | 'buscas'>,
  { colunas }: Descritor,
): Promise<Nomeados> {
  const wanted = new Set(colunas.flatMap(({ busca }) => busca ?? []))
  const found = await Promise.all([...wanted].map(async (busca) => [busca, await buscas[busca](db)] as const))
  return Object.fromEntries(found)
}

/** Stored records as the columns of their list have them. */
export async function readFlat(
  { db, escritor }: Pick<Cidade, 'db' | 'escritor'>,
  { achatar = (registro) => registro }: Descritor,
  who: SessionUser,
  ids: readonly number[],
): Promise<Registro[]> {
  return (await escritor.ler(db, who, ids)).map(achatar)
}
