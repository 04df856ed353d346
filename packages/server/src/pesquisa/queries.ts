import { moduloLigado } from '@paco/domain/cidade/modulos'
import { tableOf } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { familiasUsadas } from '@paco/domain/convenios/usadas'
import { MOST } from '@paco/domain/pesquisa/achado'
import { MOST_PESSOAS } from '@paco/domain/pesquisa/pessoa'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { containsEach } from '../db/list-sql.ts'
import { readArray } from '../db/records.ts'
import { inShare } from '../db/shares.ts'
import { foundIn } from '../db/strangers.ts'

type Part = RawBuilder<unknown>

/** The first few rows of a kind that hold every word: those whose name, with which `busca` begins, has what was typed come first. */
const finding = (db: Db, termo: string) => (select: Part, from: Part, name: Part) =>
  sql`
  (select ${select} from ${from} where ${containsEach(termo, foundIn(db))}
    order by position(dobrar(${termo}) in busca) not between 1 and length(${name}), id desc limit ${MOST})`

/** Projects, contracts, departments and agreements that hold every word, as a JSON array. */
export function search(db: Db, termo: string): Promise<string> {
  const found = finding(db, termo)
  const kinds = [
    found(
      sql`'projeto' as tipo, id, nomeprojeto as titulo, secretaria_nome as detalhe, null as familia,
        coalesce(natureza in ('obra', 'servico_engenharia'), false) as obra`,
      sql`(select * from lista_projetos where not arquivado) p`,
      sql`nomeprojeto`,
    ),
    found(
      sql`'contrato' as tipo, id, numero_ano || ' · ' || empresa as titulo, objeto as detalhe, null as familia, false as obra`,
      sql.table('lista_contratos'),
      sql`numero_ano`,
    ),
    found(
      sql`'secretaria' as tipo, id, nomesecretaria as titulo, secretario as detalhe, null as familia, false as obra`,
      sql.table('lista_secretarias'),
      sql`nomesecretaria`,
    ),
    ...(moduloLigado('convenios') ? familiasUsadas() : []).map((familia) =>
      found(
        sql`'convenio' as tipo, id, ${sql.ref(familia.titulo)} as titulo, ${familia.label}::text as detalhe, ${familia.key}::text as familia, false as obra`,
        sql.table(tableOf(familia)),
        sql.ref(familia.titulo),
      ),
    ),
  ]
  const achados = sql`select * from (${sql.join(kinds, sql` union all `)}) a where a.titulo is not null`
  return inShare(db, 'lists', () => readArray(db, achados))
}

/** Who inspects an agreement, as its families name it. */
const fiscais = FAMILIAS.flatMap((familia) =>
  familia.campos
    .filter(({ key }) => key.startsWith('fiscal'))
    .map(({ key }) => sql`select ${sql.ref(key)}, 0, false from ${sql.table(tableOf(familia))}`),
)

/**
 * Names that hold every word, as a JSON array: those of one's own department first, then those that manage most. Counted
 * before they are folded, since many projects have few managers.
 */
export function searchPessoas(db: Db, termo: string, who: SessionUser): Promise<string> {
  const own = sql`id_secretaria is not distinct from ${who.id_secretaria}::int`
  const named = [
    sql`select gestorprocesso as nome, count(*) as projetos, bool_or(${own}) as perto
      from projetos where gestorprocesso is not null group by gestorprocesso`,
    sql`select unnest(array[gestor, fiscal_titular, fiscal_substituto]), 0, ${own} from contratos`,
    sql`select secretario, 0, id = ${who.id_secretaria}::int from secretarias`,
    sql`select name, 0, ${own} from usuarios where ativo and (${isAdmin(who)} or ${own})`,
    ...fiscais,
  ]
  const pessoas = sql`
    select nome, projetos from (
      select trim(nome) as nome, sum(projetos)::int as projetos, bool_or(perto) as perto, dobrar(trim(nome)) as busca
      from (${sql.join(named, sql` union all `)}) n where trim(nome) <> '' group by trim(nome)
    ) p where ${containsEach(termo)}
    order by perto is true desc, projetos desc, nome limit ${MOST_PESSOAS}`
  return inShare(db, 'lists', () => readArray(db, pessoas))
}
