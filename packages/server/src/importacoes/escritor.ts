import type { Busca, Nomeado, Registro } from '@paco/domain/importacoes/descritor'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db, Trx } from '../db/database.ts'

/** Who writes, and when. */
export interface Escrita {
  readonly user: SessionUser
  readonly now: () => Date
}

/** How the records of a list are found and written: by the word's own functions, so that its rules hold here too. */
export interface Escritor {
  /** Whose rows have the records' numbers and versions. */
  readonly tabela: string
  /** Tables whose rows come and go with a record. */
  readonly proprias: readonly string[]
  /** What every stored record is known by: its number and the fields of its key. */
  chaves(db: Db): Promise<readonly Registro[]>
  /** Stored records as this person reads them, flat as the columns have them. */
  ler(db: Db, who: SessionUser, ids: readonly number[]): Promise<readonly Registro[]>
  /** Their numbers, in the order of the bodies. */
  criar(trx: Trx, escrita: Escrita, corpos: readonly Registro[]): Promise<number[]>
  /** Projects that are held before these records, where they are parts of some. */
  projetos?(db: Db, ids: readonly number[]): Promise<readonly number[]>
  /** From the version it was checked in. */
  alterar(trx: Trx, escrita: Escrita, id: number, corpo: Registro, versao: number): Promise<void>
  /** Takes back one that was created, as if it had never been. */
  apagar(trx: Trx, escrita: Escrita, id: number): Promise<void>
  /** The same of many that are held, in a few statements: all or none. Where a word has its rules for each there is none. */
  apagarTodos?(trx: Trx, escrita: Escrita, ids: readonly number[]): Promise<void>
}

/** Records that cells name, for the columns that do. */
export type Buscas = Readonly<Record<Busca, (db: Db) => Promise<readonly Nomeado[]>>>
