import { MESSAGES as CIDADE } from '@paco/domain/cidade/messages'
import { type Modulo, moduloDesligado } from '@paco/domain/cidade/modulos'
import { publicador } from '@paco/domain/dados/publicacao'
import { byId } from '@paco/domain/http/record'
import { MESSAGES } from '@paco/domain/obras/messages'
import { obraNaListaOf, obraPublicaOf } from '@paco/domain/obras/pagina'
import { PacoError } from '@paco/domain/shared/errors'
import type { Contatos } from '@paco/domain/transparencia/contatos'
import type { Today } from '../clock/today.ts'
import type { LastOf } from '../dados/mudancas.ts'
import type { Db } from '../db/database.ts'
import { type Html, html } from '../http/html.ts'
import { type Conteudo, ligacao, lista } from '../http/pagina.ts'
import type { ObrasLidas } from '../obras/memoria.ts'
import { semPrograma, tabelaDeObras } from '../obras/pagina-obra.ts'
import type { Memory } from '../painel/memory.ts'
import { figuresOf, keptPainel } from '../painel/routes.ts'
import { PLANO, planoSemPrograma } from './pagina-pca.ts'
import { links, PAGINAS } from './paginas-publicas.ts'
import { contarPaginas } from './portal.ts'
import { registroDe, registroSemPrograma } from './registros.ts'
import {
  contatosSemPrograma,
  dadosSemPrograma,
  painelSemPrograma,
  portalSemPrograma,
} from './sem-programa.ts'
import { tabelaOf } from './tabelas.ts'

/** More works than these a page without a program does not list: open data has them all. */
const MOST = 200
/** What others cut descriptions at, more or less. */
const SHORT = 300

const PROJETO = 'viewprojetocompleto@id'
const OBRA = 'transparencia/obras@id'
const LISTAS = ['transparencia/obras', 'transparencia/perto']
/** The plan of a year, by both of its addresses. */
const DE_UM_ANO: readonly string[] = [`${PLANO}@id`, 'pca@id']
/** Pages that are told under another's name: it is the same one. */
const TAMBEM: Readonly<Record<string, string>> = { grafico: 'graficobarra' }
const SEM_PLANO = 'Não há plano deste ano.'

/** A page that the city does without. */
const semModulo = ({ nome }: Modulo, endereco: string): Conteudo => ({
  titulo: nome,
  descricao: CIDADE.moduleOff(nome),
  endereco: `${endereco}/transparencia`,
  corpo: html`<p>${CIDADE.moduleOff(nome)}</p><p>${ligacao('/transparencia', 'Ver as outras páginas')}</p>`,
  ausente: true,
})
const FEED = { titulo: 'O que mudou nas obras', href: '/api/obras/rss' }

/** The rows of a list, for those whose page does not show them. */
const emArquivo = (nome: string) =>
  html`<p>${ligacao(`/api/exportar/${nome}?formato=csv`, 'Todos em CSV')}</p>`

const cut = (text: string) => (text.length <= SHORT ? text : `${text.slice(0, SHORT - 1).trimEnd()}…`)

/** Where what they tell comes from, all of it as strangers read it. */
interface Fontes {
  readonly lidas: ObrasLidas
  readonly mudancas: () => Promise<LastOf>
  readonly contatos: () => Promise<Contatos>
  readonly memory: Memory
}

/** The public pages as they are told without a program, and to those who are sent a link. */
export function tellPaginas(
  { figuresDay, ensureToday, today }: Pick<Today, 'figuresDay' | 'ensureToday' | 'today'>,
  { lidas, mudancas, contatos, memory }: Fontes,
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

  const ausente = (endereco: string): Conteudo => ({
    titulo: 'Obra não encontrada',
    descricao: MESSAGES.notFound,
    endereco: `${endereco}/transparencia/perto`,
    corpo: html`<p>${MESSAGES.notFound}</p><p>${ligacao('/transparencia/perto', 'Ver todas as obras')}</p>`,
    ausente: true,
  })

  const semPlano = (endereco: string): Conteudo => ({
    titulo: 'Plano não encontrado',
    descricao: SEM_PLANO,
    endereco: `${endereco}/${PLANO}`,
    corpo: html`<p>${SEM_PLANO}</p><p>${ligacao(`/${PLANO}`, 'Ver todos os anos')}</p>`,
    ausente: true,
  })

  async function registroOf(name: string, path: string, endereco: string): Promise<Conteudo | null> {
    if (registroDe(name) === PROJETO) await ensureToday()
    return registroSemPrograma(db, name, { path, endereco, day: figuresDay() })
  }

  async function listaOf(): Promise<Pick<Conteudo, 'corpo' | 'feed'>> {
    const obras = (await lidas.list()).slice(0, MOST).map((obra) => obraNaListaOf(obra, figuresDay()))
    const all =
      obras.length < MOST
        ? null
        : html`<p>São as ${MOST} primeiras, por nome. ${ligacao('/api/dados/obras.csv', 'Todas as obras em CSV')}</p>`
    return { corpo: html`${tabelaDeObras(obras)}${all}`, feed: FEED }
  }

  const painel = async () => painelSemPrograma(figuresOf(await keptPainel(db, figuresDay(), memory)))
  /** What pages without a list of their own tell, by their names. */
  const corpos: Readonly<Record<string, () => Promise<Html>>> = {
    index: painel,
    gantt2: painel,
    folhapagamento: painel,
    transparencia: async () => portalSemPrograma(await contarPaginas(db, today(), mudancas), today()),
    dados: async () => dadosSemPrograma(),
    privacidade: async () => contatosSemPrograma(await contatos()),
    acessibilidade: async () => contatosSemPrograma(await contatos()),
  }

  /** What the page of this name says at this path; null of pages that are for those who work here. */
  return async (asked: string, path: string, endereco: string): Promise<Conteudo | null> => {
    const name = TAMBEM[asked] ?? asked
    if (name === OBRA) {
      const obra = byId.safeParse({ id: /\d+/.exec(path)?.[0] })
      if (!obra.success) return ausente(endereco)
      await ensureToday()
      try {
        return await obraOf(obra.data.id, endereco)
      } catch (error) {
        if (error instanceof PacoError && error.status === 404) return ausente(endereco)
        throw error
      }
    }
    const registro = moduloDesligado(`/${name}`) ? null : await registroOf(name, path, endereco)
    if (registro) return registro
    const pagina = PAGINAS[DE_UM_ANO.includes(name) ? PLANO : name]
    if (!pagina) return null
    const desligado = moduloDesligado(`/${name}`)
    if (desligado) return semModulo(desligado, endereco)
    if (name === PLANO || DE_UM_ANO.includes(name))
      return (await planoSemPrograma(db, path, pagina, endereco)) ?? semPlano(endereco)
    const { titulo, descricao, naTela, lista: arquivo } = pagina
    const own = {
      titulo,
      descricao,
      endereco: `${endereco}${name === 'index' ? '/' : `/${name}`}`,
      ...(naTela && { resumo: descricao, resumoComo: naTela }),
    }
    if (LISTAS.includes(name)) {
      await ensureToday()
      return { ...own, ...(await listaOf()) }
    }
    const corpo = await tabelaOf(db, name)
    if (corpo) return { ...own, feed: FEED, corpo }
    const dados = (await corpos[name]?.()) ?? (arquivo === undefined ? null : emArquivo(arquivo))
    const others = lista(links().map(([href, texto]) => ligacao(href, texto)))
    return {
      ...own,
      feed: FEED,
      corpo: html`${naTela ? null : html`<p>${descricao}</p>`}${dados}<h2>${publicador()}: páginas abertas a todos</h2>${others}`,
    }
  }
}
