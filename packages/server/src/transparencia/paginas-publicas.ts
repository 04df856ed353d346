import { moduloDesligado } from '@paco/domain/cidade/modulos'
import { EXECUCAO_SOBRE, execucaoList } from '@paco/domain/painel/execucao'
import { PAGINAS as DO_PORTAL } from '@paco/domain/transparencia/paginas'

interface Pagina {
  readonly titulo: string
  readonly descricao: string
  /** Whether the screen says so too, below its title: then it is there before the program is. */
  readonly naTela?: true
}

/** The lists of the portal with an address of their own below it, in the portal's own words. */
const LISTAS = ['obras', 'contratos', 'fiscais', 'pca', 'convenios', 'emendas', 'dotacoes']
const doPortal = Object.fromEntries(
  DO_PORTAL.filter(({ pagina }) => LISTAS.includes(pagina)).map(({ pagina, titulo, sobre }) => [
    `transparencia/${pagina}`,
    { titulo, descricao: sobre, naTela: true as const },
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
  },
  contratos: {
    titulo: 'Contratos',
    descricao: 'Os contratos da prefeitura: empresa, valor, prazo e fiscais.',
  },
  medicoes: { titulo: 'Medições', descricao: 'O que foi medido e pago em cada contrato de obra.' },
  execucao: { titulo: execucaoList.title, descricao: EXECUCAO_SOBRE, naTela: true },
  orcamento: { titulo: 'Orçamento', descricao: 'As dotações do orçamento da prefeitura.' },
  conveniosdade: { titulo: 'Convênios', descricao: 'O dinheiro que vem do Estado e da União por convênios.' },
  projetosbairros: { titulo: 'Projetos por bairros', descricao: 'O que a prefeitura faz em cada bairro.' },
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
