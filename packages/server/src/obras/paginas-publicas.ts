interface Pagina {
  readonly titulo: string
  readonly descricao: string
}

/** What the public pages are called and about, by their names (`http/static.ts`): in a search, in a message, without a program. */
export const PAGINAS: Readonly<Record<string, Pagina>> = {
  index: {
    titulo: 'Obras e projetos da prefeitura',
    descricao: 'Veja o que a prefeitura está fazendo, onde, por quanto e até quando.',
  },
  'transparencia/obras': {
    titulo: 'Obras',
    descricao: 'Todas as obras da prefeitura: onde ficam, quanto custam, quem faz e quando devem terminar.',
  },
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
  execucao: {
    titulo: 'Execução financeira',
    descricao: 'Quanto foi planejado, contratado, medido e pago, por secretaria e por ano.',
  },
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
  ajuda: { titulo: 'Ajuda', descricao: 'Como usar o sistema.' },
}

/** Where somebody goes on who came to the first page. */
export const LINKS: readonly (readonly [href: string, texto: string])[] = Object.entries(PAGINAS)
  .filter(([name]) => name !== 'index' && name !== 'transparencia/obras')
  .map(([name, { titulo, descricao }]) => [`/${name}`, `${titulo}: ${descricao}`] as const)
