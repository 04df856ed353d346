import { tableOf } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { MOST } from '@paco/domain/pesquisa/achado'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { containsEach } from '../db/list-sql.ts'
import { readArray } from '../db/records.ts'
import { inShare } from '../db/shares.ts'

type Part = RawBuilder<unknown>

/** The first few rows of a kind that hold every word: those whose name, with which `busca` begins, has what was typed come first. */
const found = (select: Part, from: Part, name: Part, termo: string) => sql`
  (select ${select} from ${from} where ${containsEach(termo)}
    order by position(dobrar(${termo}) in busca) not between 1 and length(${name}), id desc limit ${MOST})`

const convenios = (termo: string) =>
  FAMILIAS.map((familia) =>
    found(
      sql`'convenio' as tipo, id, ${sql.ref(familia.titulo)} as titulo, ${familia.label}::text as detalhe, ${familia.key}::text as familia`,
      sql.table(tableOf(familia)),
      sql.ref(familia.titulo),
      termo,
    ),
  )

/** Projects, contracts, departments and agreements that hold every word, as a JSON array. */
export function search(db: Db, termo: string): Promise<string> {
  const kinds = [
    found(
      sql`'projeto' as tipo, id, nomeprojeto as titulo, secretaria_nome as detalhe, null as familia`,
      sql`(select * from lista_projetos where not arquivado) p`,
      sql`nomeprojeto`,
      termo,
    ),
    found(
      sql`'contrato' as tipo, id, numero_ano || ' · ' || empresa as titulo, objeto as detalhe, null as familia`,
      sql.table('lista_contratos'),
      sql`numero_ano`,
      termo,
    ),
    found(
      sql`'secretaria' as tipo, id, nomesecretaria as titulo, secretario as detalhe, null as familia`,
      sql.table('lista_secretarias'),
      sql`nomesecretaria`,
      termo,
    ),
    ...convenios(termo),
  ]
  const achados = sql`select * from (${sql.join(kinds, sql` union all `)}) a where a.titulo is not null`
  return inShare(db, 'lists', () => readArray(db, achados))
}
