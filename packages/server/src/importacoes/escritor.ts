import type { LinhaConferida } from '@paco/domain/importacoes/conferir'
import type { Busca, Nomeado, Registro } from '@paco/domain/importacoes/descritor'
import { type Campos, PacoError } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db, Trx } from '../db/database.ts'

/** Who writes, and when. */
export interface Escrita {
  readonly user: SessionUser
  readonly now: () => Date
}

/** Where the records of a list are, and how they are found. */
interface Acervo {
  /** Whose rows have the records' numbers and versions. */
  readonly tabela: string
  /** Tables whose rows come and go with a record. */
  readonly proprias: readonly string[]
  /** What every stored record is known by: its number and the fields of its key. */
  chaves(db: Db): Promise<readonly Registro[]>
  /** Stored records as this person reads them, flat as the columns have them. */
  ler(db: Db, who: SessionUser, ids: readonly number[]): Promise<readonly Registro[]>
  /** Projects that are held before these records, where they are parts of some. */
  projetos?(db: Db, ids: readonly number[]): Promise<readonly number[]>
}

/** How the records of a list are written: by the word's own functions, so that its rules hold here too. */
export interface EscritorDeRegistros extends Acervo {
  /** Their numbers, in the order of the bodies. */
  criar(trx: Trx, escrita: Escrita, corpos: readonly Registro[]): Promise<number[]>
  /** From the version it was checked in. */
  alterar(trx: Trx, escrita: Escrita, id: number, corpo: Registro, versao: number): Promise<void>
  /** Takes back one that was created, as if it had never been. */
  apagar(trx: Trx, escrita: Escrita, id: number): Promise<void>
  /** The same of many that are held, in a few statements: all or none. Where a word has its rules for each there is none. */
  apagarTodos?(trx: Trx, escrita: Escrita, ids: readonly number[]): Promise<void>
}

/** What is to become of a record: new without a number, gone without a body. */
export interface Mudar {
  readonly id: number | null
  /** Of a stored one, the version it was checked in. */
  readonly versao: number | null
  readonly corpo: Registro | null
}

/** How records are written that only make sense together: the rows of a bill of quantities. */
export interface EscritorDeFolhas extends Acervo {
  /** What is wrong with checked rows as a whole, by row of the sheet and field. */
  problemas(db: Db, linhas: readonly LinhaConferida[]): Promise<ReadonlyMap<number, Campos>>
  /** All of them in one save, or none (`RecusaJunta`); their numbers, in their order. */
  gravar(trx: Trx, escrita: Escrita, mudancas: readonly Mudar[]): Promise<number[]>
  /** Their versions, which are not in the table, each held for the rest of the transaction. */
  versoes(trx: Trx, ids: readonly number[]): Promise<Map<number, number>>
  /** The row of the table in whose trail a record's changes stand. */
  trilha(db: Db, id: number): Promise<number | undefined>
}

export type Escritor = EscritorDeRegistros | EscritorDeFolhas

export const isDeFolhas = (escritor: Escritor): escritor is EscritorDeFolhas => 'gravar' in escritor

/** Why records are not written together, by their places among those that were given. */
export class RecusaJunta extends PacoError {
  readonly motivos: ReadonlyMap<number, string>

  constructor(motivos: ReadonlyMap<number, string>) {
    super(409, [...motivos.values()][0] ?? '')
    this.motivos = motivos
  }
}

/** Records that cells name, for the columns that do. */
export type Buscas = Readonly<Record<Busca, (db: Db) => Promise<readonly Nomeado[]>>>
