import { readView, type SearchParams } from '@paco/domain/http/view'
import { obraNaListaOf } from '@paco/domain/obras/pagina'
import { ficaEm, pertoList } from '@paco/domain/obras/perto'
import { formatInstant } from '@paco/domain/shared/days'
import { obrasPublicasList } from '@paco/domain/transparencia/obra'
import { type NomePagina, paginaOf } from '@paco/domain/transparencia/paginas'
import { bairrosSource } from '../bairros/queries.ts'
import type { Today } from '../clock/today.ts'
import type { LastOf } from '../dados/mudancas.ts'
import type { Db } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import type { AskedPage } from '../http/asked-page.ts'
import { type Html, html } from '../http/html.ts'
import { type Conteudo, ligacao } from '../http/pagina.ts'
import type { ObrasLidas } from '../obras/memoria.ts'
import { pertoSemPrograma } from '../obras/pagina-obra.ts'
import { LISTADAS } from './listadas.ts'
import { anoDoCaminho, PLANO, pedidoDoPlano, planoDe, planosPorAno } from './pagina-pca.ts'
import { estadoDe } from './portal.ts'
import { emArquivo, paginaDaLista, tabelaOf } from './tabelas.ts'

type Partes = Pick<Conteudo, 'titulo' | 'descricao' | 'endereco' | 'retitula' | 'resumo' | 'corpo'>

/** The lists of the portal as they are told without a program: the rows that their addresses ask for. */
export function tellListas(
  { figuresDay, ensureToday, today }: Pick<Today, 'figuresDay' | 'ensureToday' | 'today'>,
  { lidas, mudancas }: { lidas: ObrasLidas; mudancas: () => Promise<LastOf> },
  db: Db,
) {
  /** What is declared not to be on a page, when what is on it changed, and the way to the others. */
  async function estadoOf(pagina: NomePagina): Promise<Html> {
    const { atualizado_em, declarado } = await estadoDe(db, today(), mudancas, pagina)
    const em = atualizado_em === null ? null : html`<p>Atualizado em ${formatInstant(atualizado_em)}.</p>`
    return html`${declarado.map((frase) => html`<p>${frase}</p>`)}${em}<p>${ligacao('/transparencia', 'Todas as páginas do portal')}</p>`
  }

  /** A neighbourhood is known by its name here, by its number in the file. */
  async function arquivoDoBairro(bairro: string | null): Promise<Html> {
    const rows = bairro === null ? '[]' : (await listRows(db, bairrosSource, {})).rows
    const found = (JSON.parse(rows) as { id: number; bairro: string }[]).find((one) => one.bairro === bairro)
    return emArquivo(obrasPublicasList, found ? { id_bairro: found.id } : {})
  }

  async function perto(search: SearchParams): Promise<Html> {
    await ensureToday()
    const { bairro = null } = readView(pertoList, search).filters
    const obras = (await lidas.list())
      .map((obra) => obraNaListaOf(obra, figuresDay()))
      .filter((obra) => ficaEm(obra, bairro))
    return html`${pertoSemPrograma(obras, bairro)}<p>${await arquivoDoBairro(bairro)}</p>${await estadoOf('obras')}`
  }

  /** The page of the list of this name; `own` is what it is called and about where its address says no more. */
  async function lista(
    name: string,
    path: string,
    { search, endereco }: AskedPage,
    own: Pick<Conteudo, 'titulo' | 'descricao'>,
  ): Promise<(Partial<Partes> & Pick<Partes, 'corpo'>) | null> {
    const pagina = paginaDaLista(name, search)
    if (pagina === null) return null
    if (LISTADAS[name]?.call.ofToday) await ensureToday()
    if (name === PLANO) {
      const ano = anoDoCaminho(path)
      if (ano === null) return null
      const plano = planoDe(ano, own, endereco)
      const rows = await tabelaOf(db, name, plano.titulo, {
        search,
        dia: today(),
        ...pedidoDoPlano(ano),
      })
      return {
        ...plano,
        retitula: true,
        corpo: html`${rows}${await estadoOf(pagina)}${await planosPorAno(db)}`,
      }
    }
    const { titulo, sobre } = paginaOf(pagina)
    const rows = await tabelaOf(db, name, titulo, { search, dia: today(), caminho: `/${name}` })
    const corpo = html`${rows}${await estadoOf(pagina)}`
    if (pagina !== 'paralisadas') return { corpo }
    const where = `${endereco}/${name}?situacao=paralisada`
    return { corpo, titulo, descricao: sobre, resumo: sobre, endereco: where, retitula: true }
  }

  return { perto, lista, mapa: () => estadoOf('mapa') }
}
