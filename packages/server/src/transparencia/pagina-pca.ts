import { ano as anoDoPlano } from '@paco/domain/pca/pca'
import { type PcaPublico, pcaPublicoList } from '@paco/domain/transparencia/pca'
import type { Db } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import { type Html, html } from '../http/html.ts'
import { type Conteudo, ligacao, lista, tabela } from '../http/pagina.ts'
import { cellText } from '../planilhas/cells.ts'
import { listAnosPca, pcaPublicoSource } from './queries.ts'

export const PLANO = 'transparencia/pca'
/** More items than these a page without a program does not list: open data has them all. */
const MOST = 200
const TODOS = ligacao('/api/dados/pca.csv', 'Todos os itens em CSV')

const COLUNAS = [
  'objeto',
  'requisitante',
  'expectativa_consumo_anual',
  'valor_preliminar',
  'data_pretendida',
  'prioridade',
]
const colunas = COLUNAS.flatMap((key) => pcaPublicoList.columns.filter((column) => column.key === key))

async function itensOf(db: Db, ano: number | undefined): Promise<Html> {
  const { rows } = await listRows(db, pcaPublicoSource, { ano, limite: MOST + 1 })
  const itens: PcaPublico[] = JSON.parse(rows)
  if (itens.length === 0) return html`<p>Nenhum item no plano.</p>`
  const linhas = itens.slice(0, MOST).map((item) => colunas.map((coluna) => cellText(coluna, item)))
  const cabecalho = colunas.map(({ label }) => label)
  const cut = itens.length > MOST ? `São os ${MOST} últimos pela data pretendida. ` : ''
  return html`${tabela('O que a Prefeitura pretende comprar ou contratar', cabecalho, linhas)}<p>${cut}${TODOS}</p>`
}

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
    corpo: html`<p>${pagina.descricao}</p>${await itensOf(db, ano)}<h2>Por ano</h2>${lista(anos)}`,
  }
}
