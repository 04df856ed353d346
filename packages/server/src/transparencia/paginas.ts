import { moduloDesligado } from '@paco/domain/cidade/modulos'
import { type Publicacao, publicador } from '@paco/domain/dados/publicacao'
import { byId } from '@paco/domain/http/record'
import { obraPublicaOf } from '@paco/domain/obras/pagina'
import { PacoError } from '@paco/domain/shared/errors'
import type { Contatos } from '@paco/domain/transparencia/contatos'
import type { Today } from '../clock/today.ts'
import { catalogoOf } from '../dados/catalogo.ts'
import type { LastOf } from '../dados/mudancas.ts'
import type { Db } from '../db/database.ts'
import { listVigentes } from '../declaracoes/queries.ts'
import type { AskedPage } from '../http/asked-page.ts'
import { type Html, html } from '../http/html.ts'
import { type Conteudo, ligacao, lista } from '../http/pagina.ts'
import type { ObrasLidas } from '../obras/memoria.ts'
import { semPrograma } from '../obras/pagina-obra.ts'
import type { Memory } from '../painel/memory.ts'
import { figuresOf, keptPainel } from '../painel/routes.ts'
import { semModulo, semObra, semPlano } from './ausentes.ts'
import { tellListas } from './listas-sem-programa.ts'
import { PLANO } from './pagina-pca.ts'
import { links, PAGINAS } from './paginas-publicas.ts'
import { contarPaginas } from './portal.ts'
import { registroDe, registroSemPrograma } from './registros.ts'
import {
  acessibilidadeSemPrograma,
  dadosSemPrograma,
  mapaDoSiteSemPrograma,
  painelSemPrograma,
  portalSemPrograma,
  privacidadeSemPrograma,
} from './sem-programa.ts'
import { emArquivo } from './tabelas.ts'

/** What others cut descriptions at, more or less. */
const SHORT = 300

const PROJETO = 'viewprojetocompleto@id'
const OBRA = 'transparencia/obras@id'
const PERTO = 'transparencia/perto'
/** The plan of a year, by both of its addresses. */
const DE_UM_ANO: readonly string[] = [`${PLANO}@id`, 'pca@id']
/** Pages that are told under another's name: it is the same one. */
const TAMBEM: Readonly<Record<string, string>> = { grafico: 'graficobarra' }
const MAPA_DO_SITE = 'mapa-do-site'
const FEED = { titulo: 'O que mudou nas obras', href: '/api/obras/rss' }

const cut = (text: string) => (text.length <= SHORT ? text : `${text.slice(0, SHORT - 1).trimEnd()}…`)

/** The ways to the other pages. */
const outras = (): Html =>
  html`<h2>${publicador()}: páginas abertas a todos</h2>${lista(links().map(([href, texto]) => ligacao(href, texto)))}`

/** Where what they tell comes from, all of it as strangers read it. */
interface Fontes {
  readonly lidas: ObrasLidas
  readonly mudancas: () => Promise<LastOf>
  readonly contatos: () => Promise<Contatos>
  readonly memory: Memory
  /** Under what open data may be used. */
  readonly dados: Omit<Publicacao, 'endereco'>
}

/** The public pages as they are told without a program, and to those who are sent a link. */
export function tellPaginas(
  { figuresDay, ensureToday, today }: Pick<Today, 'figuresDay' | 'ensureToday' | 'today'>,
  { lidas, mudancas, contatos, memory, dados }: Fontes,
  db: Db,
) {
  async function obraOf(id: number, endereco: string): Promise<Conteudo> {
    const obra = obraPublicaOf(await lidas.read(id), figuresDay(), endereco)
    const [foto] = obra.fotos
    return {
      titulo: obra.nome,
      descricao: cut([obra.resumo, obra.descricao].filter(Boolean).join(' ')),
      endereco: obra.endereco_permanente,
      resumo: obra.resumo,
      temVolta: true,
      imagem: foto ? `${endereco}/img/${encodeURIComponent(foto.foto)}` : null,
      feed: { titulo: `O que mudou em ${obra.nome}`, href: `/api/obras/${id}/rss` },
      corpo: semPrograma(obra),
    }
  }

  async function registroOf(name: string, path: string, endereco: string): Promise<Conteudo | null> {
    if (registroDe(name) === PROJETO) await ensureToday()
    return registroSemPrograma(db, name, { path, endereco, day: figuresDay() })
  }

  const listas = tellListas({ figuresDay, ensureToday, today }, { lidas, mudancas }, db)

  const painel = async () => painelSemPrograma(figuresOf(await keptPainel(db, figuresDay(), memory)))
  /** What pages without a list of their own tell, by their names. */
  const corpos: Readonly<Record<string, () => Promise<Html>>> = {
    index: painel,
    gantt2: painel,
    folhapagamento: painel,
    transparencia: async () => portalSemPrograma(await contarPaginas(db, today(), mudancas), today()),
    dados: async () =>
      dadosSemPrograma(
        catalogoOf(dados, await mudancas(), today()),
        await listVigentes(db, today()),
        today(),
      ),
    privacidade: async () => privacidadeSemPrograma(await contatos()),
    acessibilidade: async () => acessibilidadeSemPrograma(await contatos()),
    mapa: () => listas.mapa(),
    [MAPA_DO_SITE]: async () => mapaDoSiteSemPrograma(),
  }

  /** What the page of this name says at this path; null of pages that are for those who work here. */
  return async (asked: string, path: string, page: AskedPage): Promise<Conteudo | null> => {
    const { endereco, search } = page
    const name = TAMBEM[asked] ?? asked
    if (name === OBRA) {
      const obra = byId.safeParse({ id: /\d+/.exec(path)?.[0] })
      if (!obra.success) return semObra(endereco)
      await ensureToday()
      try {
        return await obraOf(obra.data.id, endereco)
      } catch (error) {
        if (error instanceof PacoError && error.status === 404) return semObra(endereco)
        throw error
      }
    }
    const registro = moduloDesligado(`/${name}`) ? null : await registroOf(name, path, endereco)
    if (registro) return registro
    const listed = DE_UM_ANO.includes(name) ? PLANO : name
    const pagina = PAGINAS[listed]
    if (!pagina) return null
    const desligado = moduloDesligado(`/${name}`)
    if (desligado) return semModulo(desligado, endereco)
    const { titulo, descricao, naTela, lista: arquivo } = pagina
    const own = {
      titulo,
      descricao,
      endereco: `${endereco}${name === 'index' ? '/' : `/${name}`}`,
      ...(naTela && { resumo: descricao, resumoComo: naTela }),
      feed: FEED,
    }
    if (name === PERTO) return { ...own, corpo: await listas.perto(search) }
    const told = await listas.lista(listed, path, page, own)
    if (told) return { ...own, ...told }
    if (listed === PLANO) return semPlano(endereco)
    const texto = (await corpos[name]?.()) ?? (arquivo ? html`<p>${emArquivo(arquivo, search)}</p>` : null)
    // The site map has them all already.
    const others = name === MAPA_DO_SITE ? null : outras()
    return {
      ...own,
      corpo: html`${naTela ? null : html`<p>${descricao}</p>`}${texto}${others}`,
    }
  }
}
