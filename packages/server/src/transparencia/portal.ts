import { paginaLigada } from '@paco/domain/cidade/modulos'
import { declaracaoText } from '@paco/domain/declaracoes/declaracao'
import type { Day } from '@paco/domain/shared/days'
import type { PaginaContada } from '@paco/domain/transparencia/contract'
import { AUSENCIAS_DA_PAGINA, type NomePagina } from '@paco/domain/transparencia/paginas'
import type { LastOf } from '../dados/mudancas.ts'
import type { Db } from '../db/database.ts'
import { listVigentes } from '../declaracoes/queries.ts'
import { contar } from './contagem-queries.ts'
import { tabelasOf } from './mudancas.ts'

/** When a page's records last changed, and what is declared not to be among them. */
export type Estado = Pick<PaginaContada, 'atualizado_em' | 'declarado'>

/** How each page stands today. */
async function estados(
  db: Db,
  day: Day,
  mudancas: () => Promise<LastOf>,
): Promise<(pagina: NomePagina) => Estado> {
  const lastOf = await mudancas()
  const declaradas = await listVigentes(db, day)
  const tabelas = tabelasOf(day)
  return (pagina) => ({
    atualizado_em: lastOf(tabelas[pagina])?.instante ?? null,
    declarado: declaradas
      .filter(({ codigo }) => AUSENCIAS_DA_PAGINA[pagina]?.includes(codigo))
      .map((declaracao) => `${declaracaoText(declaracao)}.`),
  })
}

/** How one page stands today. */
export const estadoDe = async (
  db: Db,
  day: Day,
  mudancas: () => Promise<LastOf>,
  pagina: NomePagina,
): Promise<Estado> => (await estados(db, day, mudancas))(pagina)

/** What the portal tells of its pages, without those of modules that are off. */
export async function contarPaginas(
  db: Db,
  day: Day,
  mudancas: () => Promise<LastOf>,
): Promise<PaginaContada[]> {
  const [contadas, estadoOf] = [await contar(db), await estados(db, day, mudancas)]
  return contadas
    .filter(({ pagina }) => paginaLigada(pagina))
    .map(({ pagina, registros, anos }) => ({ pagina, registros, anos: [...anos], ...estadoOf(pagina) }))
}
