import { lancamentosBairrosList } from '@paco/domain/bairros/lancamento-bairro'
import { feriadosList } from '@paco/domain/calendario/feriado'
import { moduloDesligado } from '@paco/domain/cidade/modulos'
import { contratosList } from '@paco/domain/contratos/contrato'
import { listOf } from '@paco/domain/convenios/convenio'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { emendasList } from '@paco/domain/emendas/emenda'
import { boletinsList } from '@paco/domain/medicoes/boletim'
import { orcamentoList } from '@paco/domain/orcamento/lancamento'
import { EXECUCAO_SOBRE, execucaoList } from '@paco/domain/painel/execucao'
import { fichaList, processosList } from '@paco/domain/projetos/projeto'
import { secretariasList } from '@paco/domain/secretarias/secretaria'
import { PAGINAS as DO_PORTAL } from '@paco/domain/transparencia/paginas'

interface Pagina {
  readonly titulo: string
  readonly descricao: string
  /** Whether the screen says so too, below its title: then it is there before the program is. */
  readonly naTela?: true
  /** The list whose rows it shows: its file is what those take who have no program. */
  readonly lista?: string
}

/** The lists of the portal with an address of their own below it, in the portal's own words. */
const LISTAS = ['obras', 'contratos', 'fiscais', 'pca', 'convenios', 'emendas', 'dotacoes']
const doPortal = Object.fromEntries(
  DO_PORTAL.filter(({ pagina }) => LISTAS.includes(pagina)).map(({ pagina, titulo, sobre }) => [
    `transparencia/${pagina}`,
    { titulo, descricao: sobre, naTela: true as const },
  ]),
)

/** A list for each family of agreements, under the name that the city gives it. */
const dasFamilias = Object.fromEntries(
  FAMILIAS.map((familia) => [
    `convenios${familia.key}`,
    {
      get titulo() {
        return listOf(familia).title
      },
      descricao: 'Acordos que trazem dinheiro ou cooperação à cidade: objeto, valor e vigência.',
      lista: listOf(familia).name,
    },
  ]),
)

/** What the public pages are called and about, by their names (`http/static.ts`): in a search, in a message, without a program. */
export const PAGINAS: Readonly<Record<string, Pagina>> = {
  index: {
    titulo: 'Obras e projetos da prefeitura',
    descricao: 'Veja o que a prefeitura está fazendo, onde, por quanto e até quando.',
  },
  transparencia: {
    titulo: 'Transparência',
    descricao:
      'O que a prefeitura faz com o dinheiro público: obras, contratos, compras, convênios e orçamento.',
  },
  ...doPortal,
  'transparencia/perto': {
    titulo: 'Obras perto de você',
    descricao: 'As obras da prefeitura por distância ou por bairro.',
  },
  mapa: { titulo: 'Mapa de projetos', descricao: 'Onde ficam as obras e os projetos da prefeitura.' },
  projetocompleto: {
    titulo: 'Lista de Processos',
    descricao: 'Todos os projetos da prefeitura, com situação, valor e prazo.',
    lista: processosList.name,
  },
  contratos: {
    titulo: 'Contratos',
    descricao: 'Os contratos da prefeitura: empresa, valor, prazo e fiscais.',
    lista: contratosList.name,
  },
  medicoes: {
    titulo: 'Medições',
    descricao: 'O que foi medido e pago em cada contrato de obra.',
    lista: boletinsList.name,
  },
  execucao: {
    titulo: execucaoList.title,
    descricao: EXECUCAO_SOBRE,
    naTela: true,
    lista: execucaoList.name,
  },
  orcamento: {
    titulo: 'Orçamento',
    descricao: 'As dotações do orçamento da prefeitura.',
    lista: orcamentoList.name,
  },
  graficobarra: {
    titulo: 'Painel de Processos',
    descricao: 'Quantos projetos há em cada situação, por secretaria e por ano, e quais estão atrasados.',
    lista: processosList.name,
  },
  gantt2: {
    titulo: 'Valor',
    descricao: 'Quanto somam os projetos de cada secretaria.',
  },
  folhapagamento: {
    titulo: 'Pesquisa Estruturada',
    descricao: 'Os números dos projetos da prefeitura em uma página.',
  },
  gantt4: {
    titulo: 'Linha do tempo',
    descricao: 'Os projetos da prefeitura no calendário, do começo ao fim de cada etapa.',
    lista: processosList.name,
  },
  fichaprojeto: {
    titulo: fichaList.title,
    descricao: 'Cada projeto da prefeitura em uma folha.',
    lista: fichaList.name,
  },
  fichasecretario: {
    titulo: 'Secretaria e/ou Assessoria',
    descricao: 'As secretarias da prefeitura e quem responde por elas.',
    lista: secretariasList.name,
  },
  emendas: {
    titulo: emendasList.title,
    descricao: 'As emendas parlamentares ao orçamento: autor, objeto, valor e o que já foi pago.',
    lista: emendasList.name,
  },
  calendario: {
    titulo: 'Calendário da cidade',
    descricao: 'Os dias sem expediente na prefeitura: feriados e pontos facultativos.',
    lista: feriadosList.name,
  },
  convenios: {
    titulo: 'Convênios',
    descricao: 'O dinheiro que vem do Estado e da União por convênios, por origem.',
  },
  ...dasFamilias,
  projetosbairros: {
    titulo: 'Projetos por bairros',
    descricao: 'O que a prefeitura faz em cada bairro.',
    lista: lancamentosBairrosList.name,
  },
  dados: {
    titulo: 'Dados abertos',
    descricao: 'Os dados públicos da prefeitura em arquivos, para quem quiser usar, conferir ou republicar.',
  },
  verificar: {
    titulo: 'Verificar documento',
    descricao: 'Confira, sem login, se um arquivo é o que a prefeitura guardou.',
  },
  privacidade: {
    titulo: 'Privacidade',
    descricao: 'Que dados pessoais o sistema usa, para quê, e a quem recorrer.',
  },
  acessibilidade: {
    titulo: 'Acessibilidade',
    descricao: 'Atalhos, alto contraste, tamanho da letra, limites conhecidos e como reclamar.',
  },
  'mapa-do-site': { titulo: 'Mapa do site', descricao: 'Todas as páginas em uma lista.' },
  ajuda: { titulo: 'Ajuda', descricao: 'Como usar o sistema.' },
}

/** Where somebody goes on who came to the first page. */
export const links = (): readonly (readonly [href: string, texto: string])[] =>
  Object.entries(PAGINAS)
    .filter(([name]) => name !== 'index' && moduloDesligado(`/${name}`) === null)
    .map(([name, { titulo, descricao }]) => [`/${name}`, `${titulo}: ${descricao}`] as const)
