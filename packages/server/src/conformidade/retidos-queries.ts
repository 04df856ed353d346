import { campoLabel, GUARDADOS, type Guardado } from '@paco/domain/conformidade/guardados'
import { MOST_RETIDOS, type TextoRetido } from '@paco/domain/conformidade/retido'
import { pessoaisIn } from '@paco/domain/shared/aviso-pessoal'
import { PUBLICOS } from '@paco/domain/shared/publicos'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { inShare } from '../db/shares.ts'

interface Achado {
  readonly id: number
  readonly dono: number | null
  readonly coluna: string
  readonly texto: string
}

/** Where the rows are not simply those of the table. */
const LINHAS: Readonly<Record<string, RawBuilder<unknown>>> = {
  // Rows of a sheet and of a bulletin have no number of their own.
  quantitativos_itens: sql`select r.id, r.contrato_id, i.* from quantitativos_itens i
    join quantitativos_revisoes r on r.id = i.revisao_id`,
  medicoes_itens: sql`select medicao_id as id, * from medicoes_itens`,
  diario: sql`select * from diario where tipo = 'foto' and situacao = 'vigente'`,
}

/** The held texts of a table. All texts of a row are looked at together first: most rows have none. */
async function listOf(db: Db, tabela: string, colunas: readonly string[], dono = 'id'): Promise<Achado[]> {
  const linhas = LINHAS[tabela] ?? sql`select * from ${sql.table(tabela)}`
  const textos = sql.join(colunas.map((coluna) => sql.ref(`t.${coluna}`)))
  const each = sql.join(colunas.map((coluna) => sql`(${sql.lit(coluna)}, ${sql.ref(`t.${coluna}`)})`))
  const { rows } = await inShare(db, 'lists', () =>
    sql<Achado>`
      select t.id, ${sql.ref(`t.${dono}`)} as dono, v.coluna, v.texto
      from (${linhas}) t cross join lateral (values ${each}) as v (coluna, texto)
      where parece_pessoal(concat_ws(e'\n', ${textos})) and parece_pessoal(v.texto)
      order by t.id, v.coluna limit ${MOST_RETIDOS}`.execute(db),
  )
  return rows
}

const pageOf = ({ pagina, soAdmin }: Guardado, dono: number | null, who: SessionUser): string | null =>
  dono === null || (soAdmin && !isAdmin(who)) ? null : pagina.replace('$id', String(dono))

/** Texts that are held back from publication, table by table, so that others get their turn in between. */
export async function listRetidos(db: Db, who: SessionUser): Promise<TextoRetido[]> {
  const found: TextoRetido[] = []
  for (const [tabela, guardado] of Object.entries(GUARDADOS)) {
    for (const { id, dono, coluna, texto } of await listOf(
      db,
      tabela,
      PUBLICOS[tabela] ?? [],
      guardado.dono,
    )) {
      const parece = pessoaisIn(texto).join(', ')
      const pagina = pageOf(guardado, dono, who)
      found.push({ tabela, id, titulo: guardado.titulo, campo: campoLabel(guardado, coluna), parece, pagina })
    }
    if (found.length >= MOST_RETIDOS) break
  }
  return found.slice(0, MOST_RETIDOS)
}
