/** Where a criterion is served, and by what it is judged: the records, or this program's own pages. */
export interface Publicacao {
  readonly origem: 'registros' | 'paginas'
  /** What everyone sees without a login; null while no page shows it. */
  readonly pagina: string | null
  /** A file of it that can be edited; null while there is none. */
  readonly arquivo: string | null
  /** By what the page is narrowed; null while it is not. */
  readonly filtro: string | null
  /** Where whoever keeps the records mends them. */
  readonly cuidar: string | null
}

/** Where the city says of itself whom it names, and which modules it uses. */
export const CONFIGURACOES = '/configuracoes'

const DADOS = '/dados'
const SEM_PAGINA = { pagina: null, arquivo: null, filtro: null, cuidar: null } as const
const registros = (publicacao: Omit<Publicacao, 'origem'>): Publicacao => ({
  origem: 'registros',
  ...publicacao,
})
const paginas = (pagina: string): Publicacao => ({ origem: 'paginas', ...SEM_PAGINA, pagina })

const convenios = {
  pagina: '/transparencia/convenios',
  arquivo: '/api/exportar/transparencia-convenios',
  filtro: 'por ano, natureza e família',
  cuidar: '/convenios',
}
const emendas = {
  pagina: '/transparencia/emendas',
  arquivo: '/api/dados/emendas.csv',
  filtro: 'por ano, esfera, tipo e função',
  cuidar: '/emendas',
}
const contratos = {
  pagina: '/transparencia/contratos',
  arquivo: '/api/dados/contratos.csv',
  filtro: 'por ano, secretaria e situação',
  cuidar: '/contratos',
}

/** Which public page serves which criterion: the one place where a new page is noted. */
export const PUBLICACOES = {
  '1.4': paginas('/'),
  '2.9': paginas('/'),
  '4.2': registros({
    pagina: '/transparencia/dotacoes',
    arquivo: '/api/dados/dotacoes.csv',
    filtro: 'por exercício, secretaria e fonte',
    cuidar: '/orcamento',
  }),
  '5.1': registros(convenios),
  '5.2': registros({ ...convenios, pagina: `${convenios.pagina}?natureza=repassa` }),
  '5.3': registros({ ...convenios, pagina: `${convenios.pagina}?natureza=sem_recursos` }),
  '8.6': registros({
    pagina: '/transparencia/pca',
    arquivo: '/api/dados/pca.csv',
    filtro: 'por ano e prioridade',
    cuidar: '/listapca',
  }),
  '9.1': registros(contratos),
  '9.2': registros({ ...contratos, arquivo: '/api/dados/documentos.csv' }),
  '9.3': registros({
    ...contratos,
    pagina: '/transparencia/fiscais',
    filtro: 'por ano, secretaria e vigência',
  }),
  '10.1': registros({
    pagina: '/transparencia/obras',
    arquivo: '/api/dados/obras.csv',
    filtro: 'por ano, secretaria e situação',
    cuidar: '/projetocompleto?natureza=obra',
  }),
  '10.2': registros({ ...contratos, arquivo: '/api/exportar/quantitativos' }),
  '10.3': registros({
    pagina: '/medicoes',
    arquivo: '/api/dados/medicoes.csv',
    filtro: 'por secretaria e situação',
    cuidar: '/medicoes',
  }),
  '10.4': registros({
    pagina: '/transparencia/obras?situacao=paralisada',
    arquivo: '/api/dados/paralisacoes.csv',
    filtro: 'por ano e secretaria',
    cuidar: '/projetocompleto?paralisado=true',
  }),
  '13.1': paginas('/acessibilidade'),
  '13.2': paginas('/acessibilidade'),
  '13.3': paginas('/acessibilidade'),
  '13.4': paginas('/acessibilidade'),
  '13.5': paginas('/mapa-do-site'),
  '15.1': registros({ ...SEM_PAGINA, pagina: '/privacidade', cuidar: `${CONFIGURACOES}#encarregado` }),
  '15.2': paginas('/privacidade'),
  '15.4': paginas(DADOS),
  '17.1': registros(emendas),
  '17.2': registros(emendas),
  '17.3': registros(emendas),
} as const satisfies Readonly<Record<string, Publicacao>>

/** The criteria that this program measures. */
export type Codigo = keyof typeof PUBLICACOES

/** How a criterion is served; null where nothing here measures it. */
export const publicacaoOf = (codigo: string): Publicacao | null =>
  Object.hasOwn(PUBLICACOES, codigo) ? PUBLICACOES[codigo as Codigo] : null
