import { lancamentosBairrosList } from '@paco/domain/bairros/lancamento-bairro'
import { feriadosList } from '@paco/domain/calendario/feriado'
import { moduloDesligado } from '@paco/domain/cidade/modulos'
import { contratosList } from '@paco/domain/contratos/contrato'
import { listOf } from '@paco/domain/convenios/convenio'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { regrasList } from '@paco/domain/documentos/regra'
import { emendasList } from '@paco/domain/emendas/emenda'
import type { List } from '@paco/domain/http/list'
import { boletinsList } from '@paco/domain/medicoes/boletim'
import { orcamentoList } from '@paco/domain/orcamento/lancamento'
import { EXECUCAO_SOBRE, execucaoList } from '@paco/domain/painel/execucao'
import { fichaList, processosList } from '@paco/domain/projetos/projeto'
import { secretariasList } from '@paco/domain/secretarias/secretaria'
import { SOBRE } from '@paco/domain/shared/sobre'
import { PAGINAS as DO_PORTAL } from '@paco/domain/transparencia/paginas'
import type { Conteudo } from '../http/pagina.ts'

interface Pagina {
  readonly titulo: string
  readonly descricao: string
  /** Whether the screen says so too, below its title, and how: then it is there before the program is. */
  readonly naTela?: NonNullable<Conteudo['resumoComo']>
  /** The list whose rows it shows: its file is what those take who have no program. */
  readonly lista?: List
}

/** The lists of the portal with an address of their own below it, in the portal's own words. */
const LISTAS = ['obras', 'contratos', 'fiscais', 'pca', 'convenios', 'emendas', 'dotacoes']
const doPortal = Object.fromEntries(
  DO_PORTAL.filter(({ pagina }) => LISTAS.includes(pagina)).map(({ pagina, titulo, sobre }) => [
    `transparencia/${pagina}`,
    { titulo, descricao: sobre, naTela: 'large' as const },
  ]),
)

/** A list that one works in, which everyone may open: about what it is told where the window is narrow. */
const daLista = (lista: List, titulo = lista.title) =>
  ({ titulo, descricao: lista.sobre ?? '', naTela: 'narrow', lista }) as const

/** A list for each family of agreements, under the name that the city gives it. */
const dasFamilias = Object.fromEntries(
  FAMILIAS.map((familia) => [
    `convenios${familia.key}`,
    {
      get titulo() {
        return listOf(familia).title
      },
      descricao: listOf(familia).sobre,
      naTela: 'narrow' as const,
      get lista() {
        return listOf(familia)
      },
    },
  ]),
)

/** What the public pages are called and about, by their names (`http/static.ts`): in a search, in a message, without a program. */
export const PAGINAS: Readonly<Record<string, Pagina>> = {
  index: {
    titulo: 'Obras e projetos da prefeitura',
    descricao: 'Veja o que a prefeitura está fazendo, onde, por quanto e até quando.',
  },
  transparencia: { titulo: 'Transparência', descricao: SOBRE.transparencia, naTela: 'large' },
  ...doPortal,
  'transparencia/perto': { titulo: 'Obras perto de você', descricao: SOBRE.perto, naTela: 'large' },
  mapa: { titulo: 'Mapa de projetos', descricao: 'Onde ficam as obras e os projetos da prefeitura.' },
  projetocompleto: daLista(processosList),
  contratos: daLista(contratosList),
  medicoes: daLista(boletinsList, 'Medições'),
  execucao: {
    titulo: execucaoList.title,
    descricao: EXECUCAO_SOBRE,
    naTela: 'large',
    lista: execucaoList,
  },
  orcamento: daLista(orcamentoList, 'Orçamento'),
  graficobarra: {
    titulo: 'Painel de Processos',
    descricao: SOBRE.graficobarra,
    naTela: 'narrow',
    lista: processosList,
  },
  gantt2: { titulo: 'Valor', descricao: SOBRE.gantt2, naTela: 'narrow' },
  folhapagamento: {
    titulo: 'Pesquisa Estruturada',
    descricao: 'Os números dos projetos da prefeitura em uma página.',
  },
  gantt4: { titulo: 'Linha do tempo', descricao: SOBRE.gantt4, naTela: 'narrow', lista: processosList },
  legado: {
    titulo: 'Lista antiga de projetos',
    descricao: SOBRE.legado,
    naTela: 'small',
    lista: processosList,
  },
  fichaprojeto: daLista(fichaList),
  fichasecretario: daLista(secretariasList, 'Secretaria e/ou Assessoria'),
  perfil: { titulo: 'Conheça o Secretário', descricao: SOBRE.perfil, naTela: 'small' },
  emendas: daLista(emendasList),
  calendario: daLista(feriadosList),
  checklist: daLista(regrasList),
  convenios: {
    titulo: 'Convênios',
    descricao: 'O dinheiro que vem do Estado e da União por convênios, por origem.',
  },
  ...dasFamilias,
  projetosbairros: daLista(lancamentosBairrosList, 'Projetos por bairros'),
  dados: { titulo: 'Dados abertos', descricao: SOBRE.dados, naTela: 'large' },
  verificar: { titulo: 'Verificar documento', descricao: SOBRE.verificar, naTela: 'small' },
  privacidade: { titulo: 'Privacidade', descricao: SOBRE.privacidade, naTela: 'large' },
  acessibilidade: { titulo: 'Acessibilidade', descricao: SOBRE.acessibilidade, naTela: 'large' },
  'mapa-do-site': { titulo: 'Mapa do site', descricao: SOBRE.mapaDoSite, naTela: 'small' },
  ajuda: { titulo: 'Ajuda', descricao: 'Como usar o sistema.' },
}

/** Where somebody goes on who came to the first page. */
export const links = (): readonly (readonly [href: string, texto: string])[] =>
  Object.entries(PAGINAS)
    .filter(([name]) => name !== 'index' && moduloDesligado(`/${name}`) === null)
    .map(([name, { titulo, descricao }]) => [`/${name}`, `${titulo}: ${descricao}`] as const)
