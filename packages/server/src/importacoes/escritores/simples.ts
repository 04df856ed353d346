import type { Registro } from '@paco/domain/importacoes/descritor'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db, Trx } from '../../db/database.ts'
import { type ListSource, rowsByIds } from '../../db/list.ts'
import type { Escrita, Escritor } from '../escritor.ts'
import { listChaves } from '../queries.ts'

interface Palavra<C, U> {
  readonly tabela: string
  /** Fields of its key, which its table has under the same names. */
  readonly chave: readonly string[]
  readonly proprias?: readonly string[]
  readonly projetos?: Escritor['projetos']
  readonly source: (who: SessionUser) => ListSource
  readonly insert: (trx: Trx, corpo: C, escrita: Escrita) => Promise<number>
  readonly update: (trx: Trx, id: number, corpo: U, escrita: Escrita) => Promise<void>
  readonly remove: (trx: Trx, id: number, escrita: Escrita) => Promise<void>
  readonly removeMany?: (trx: Trx, ids: readonly number[]) => Promise<void>
}

/** How the records of a word are written whose list has all that a person may change. */
export const escritorSimples = <C, U>({ removeMany, ...palavra }: Palavra<C, U>): Escritor => ({
  tabela: palavra.tabela,
  proprias: palavra.proprias ?? [],
  chaves: (db: Db) => listChaves(db, palavra.tabela, palavra.chave),
  ...(palavra.projetos && { projetos: palavra.projetos }),
  ler: (db: Db, who, ids) => rowsByIds<Registro>(db, palavra.source(who), ids),

  criar: async (trx, escrita, corpos) => {
    const ids: number[] = []
    for (const corpo of corpos) ids.push(await palavra.insert(trx, corpo as C, escrita))
    return ids
  },
  alterar: (trx, escrita, id, corpo, versao) => palavra.update(trx, id, { ...corpo, versao } as U, escrita),
  apagar: (trx, escrita, id) => palavra.remove(trx, id, escrita),
  ...(removeMany && { apagarTodos: (trx: Trx, _: Escrita, ids: readonly number[]) => removeMany(trx, ids) }),
})
