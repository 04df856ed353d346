import { ano as anoDoPlano } from '@paco/domain/pca/pca'
import type { Db } from '../db/database.ts'
import { type Html, html } from '../http/html.ts'
import { type Conteudo, ligacao, lista } from '../http/pagina.ts'
import { listAnosPca } from './queries.ts'
import type { Pedido } from './tabelas.ts'

export const PLANO = 'transparencia/pca'

/** The year that the path names; undefined of all years, null where that is no year. */
export function anoDoCaminho(path: string): number | undefined | null {
  const named = /\d+/.exec(path)?.[0]
  const asked = named === undefined ? undefined : anoDoPlano.safeParse(named)
  return asked?.success === false ? null : asked?.data
}

/** What the plan of this year, or of all, is called, and where it is. */
export function planoDe(
  ano: number | undefined,
  { titulo, descricao }: Pick<Conteudo, 'titulo' | 'descricao'>,
  endereco: string,
) {
  return {
    descricao,
    resumo: descricao,
    titulo: ano === undefined ? titulo : `${titulo} de ${ano}`,
    endereco: [endereco, PLANO, ano].filter((part) => part !== undefined).join('/'),
  }
}

/** What of an address is asked of the plan of this year: its own order, and no other year. */
export const pedidoDoPlano = (ano: number | undefined): Pick<Pedido, 'caminho' | 'fixo' | 'ordem'> =>
  ano === undefined
    ? { caminho: `/${PLANO}` }
    : { caminho: `/${PLANO}/${ano}`, fixo: { ano: String(ano) }, ordem: 'data_pretendida' }

/** The ways to each year of it. */
export async function planosPorAno(db: Db): Promise<Html> {
  const anos = (await listAnosPca(db)).map((one) => ligacao(`/${PLANO}/${one}`, `Plano de ${one}`))
  return html`<h2>Por ano</h2>${lista(anos)}`
}
