import { ano as anoDoPlano } from '@paco/domain/pca/pca'
import type { Db } from '../db/database.ts'
import { html } from '../http/html.ts'
import { type Conteudo, ligacao, lista } from '../http/pagina.ts'
import { listAnosPca } from './queries.ts'
import { tabelaOf } from './tabelas.ts'

export const PLANO = 'transparencia/pca'

/** The plan of all years, or of the one that the path names; null where that is no year. */
export async function planoSemPrograma(
  db: Db,
  path: string,
  pagina: Pick<Conteudo, 'titulo' | 'descricao'>,
  endereco: string,
): Promise<Conteudo | null> {
  const named = /\d+/.exec(path)?.[0]
  const asked = named === undefined ? undefined : anoDoPlano.safeParse(named)
  if (asked?.success === false) return null
  const ano = asked?.data
  const anos = (await listAnosPca(db)).map((one) => ligacao(`/${PLANO}/${one}`, `Plano de ${one}`))
  return {
    ...pagina,
    titulo: ano === undefined ? pagina.titulo : `${pagina.titulo} de ${ano}`,
    endereco: [endereco, PLANO, ano].filter((part) => part !== undefined).join('/'),
    resumo: pagina.descricao,
    corpo: html`${await tabelaOf(db, PLANO, { ano })}<h2>Por ano</h2>${lista(anos)}`,
  }
}
