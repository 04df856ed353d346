/** How binding the programme has a criterion, and what it weighs for that. */
export const PESOS = { essencial: 2, obrigatoria: 1.5, recomendada: 1 } as const
export type Classificacao = keyof typeof PESOS
export const CLASSIFICACAO_LABELS: Record<Classificacao, string> = {
  essencial: 'Essencial',
  obrigatoria: 'Obrigatória',
  recomendada: 'Recomendada',
}

/** What is looked at in a criterion, and its part of the criterion's points, in percent. */
export const VERIFICACOES = {
  disponibilidade: 30,
  atualidade: 30,
  historico: 20,
  gravacao: 10,
  filtro: 10,
} as const
export type Verificacao = keyof typeof VERIFICACOES
export const VERIFICACAO_LABELS: Record<Verificacao, string> = {
  disponibilidade: 'Disponibilidade',
  atualidade: 'Atualidade',
  historico: 'Série histórica',
  gravacao: 'Gravação',
  filtro: 'Filtro',
}

export interface Criterio {
  readonly codigo: string
  readonly dimensao: string
  readonly titulo: string
  /** What it asks for, where the title does not say it. */
  readonly pede: string
  readonly classificacao: Classificacao
  /** What is looked at; the rest does not apply, and is not counted. */
  readonly verificacoes: readonly Verificacao[]
}

const TUDO = ['disponibilidade', 'atualidade', 'historico', 'gravacao', 'filtro'] as const
const SO_EXISTE = ['disponibilidade'] as const

/** The criteria of the PNTP's matrix of 2026 that this system has a part in. */
export const CRITERIOS = [
  {
    codigo: '1.4',
    dimensao: 'Informações Prioritárias',
    titulo: 'Pesquisa de conteúdo no portal',
    pede: '',
    classificacao: 'obrigatoria',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '2.9',
    dimensao: 'Informações Institucionais',
    titulo: 'Botão do Radar da Transparência Pública',
    pede: '',
    classificacao: 'recomendada',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '4.2',
    dimensao: 'Despesa',
    titulo: 'Despesas por classificação orçamentária',
    pede: '',
    classificacao: 'essencial',
    verificacoes: TUDO,
  },
  {
    codigo: '5.1',
    dimensao: 'Convênios e Transferências',
    titulo: 'Transferências recebidas',
    pede: 'Número e ano, valor previsto, valor recebido, objeto, vigência, concedente, inteiro teor',
    classificacao: 'obrigatoria',
    verificacoes: TUDO,
  },
  {
    codigo: '5.2',
    dimensao: 'Convênios e Transferências',
    titulo: 'Transferências realizadas',
    pede: 'Número e ano, beneficiário, objeto, vigência, valor previsto, valor concedido, inteiro teor',
    classificacao: 'obrigatoria',
    verificacoes: TUDO,
  },
  {
    codigo: '5.3',
    dimensao: 'Convênios e Transferências',
    titulo: 'Acordos sem transferência de recursos',
    pede: 'Partes, número e ano, objeto, vigência, obrigações, inteiro teor',
    classificacao: 'obrigatoria',
    verificacoes: TUDO,
  },
  {
    codigo: '8.6',
    dimensao: 'Licitações',
    titulo: 'Plano de contratações anual',
    pede: '',
    classificacao: 'recomendada',
    verificacoes: ['disponibilidade', 'atualidade'],
  },
  {
    codigo: '9.1',
    dimensao: 'Contratos',
    titulo: 'Relação de contratos',
    pede: 'Em sequência: contratado, valor, objeto, vigência, aditivos',
    classificacao: 'obrigatoria',
    verificacoes: TUDO,
  },
  {
    codigo: '9.2',
    dimensao: 'Contratos',
    titulo: 'Inteiro teor de contratos e aditivos',
    pede: '',
    classificacao: 'obrigatoria',
    verificacoes: ['disponibilidade', 'atualidade', 'historico', 'filtro'],
  },
  {
    codigo: '9.3',
    dimensao: 'Contratos',
    titulo: 'Fiscais de contratos',
    pede: 'De cada contrato vigente e encerrado',
    classificacao: 'obrigatoria',
    verificacoes: TUDO,
  },
  {
    codigo: '10.1',
    dimensao: 'Obras',
    titulo: 'Situação das obras',
    pede: 'Objeto, situação, início, conclusão, empresa, percentual',
    classificacao: 'recomendada',
    verificacoes: ['disponibilidade', 'atualidade', 'gravacao', 'filtro'],
  },
  {
    codigo: '10.2',
    dimensao: 'Obras',
    titulo: 'Quantitativos e preços contratados',
    pede: 'Quantidades, preços unitários e totais',
    classificacao: 'obrigatoria',
    verificacoes: ['disponibilidade', 'atualidade', 'gravacao'],
  },
  {
    codigo: '10.3',
    dimensao: 'Obras',
    titulo: 'Quantitativos executados e preços pagos',
    pede: '',
    classificacao: 'obrigatoria',
    verificacoes: ['disponibilidade', 'atualidade', 'gravacao'],
  },
  {
    codigo: '10.4',
    dimensao: 'Obras',
    titulo: 'Obras paralisadas',
    pede: 'Motivo, responsável, reinício previsto',
    classificacao: 'obrigatoria',
    verificacoes: ['disponibilidade', 'atualidade', 'gravacao', 'filtro'],
  },
  {
    codigo: '13.1',
    dimensao: 'Acessibilidade',
    titulo: 'Símbolo de acessibilidade em destaque',
    pede: '',
    classificacao: 'obrigatoria',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '13.2',
    dimensao: 'Acessibilidade',
    titulo: 'Caminho das páginas percorridas',
    pede: '',
    classificacao: 'obrigatoria',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '13.3',
    dimensao: 'Acessibilidade',
    titulo: 'Alto contraste',
    pede: '',
    classificacao: 'obrigatoria',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '13.4',
    dimensao: 'Acessibilidade',
    titulo: 'Redimensionamento de texto',
    pede: '',
    classificacao: 'obrigatoria',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '13.5',
    dimensao: 'Acessibilidade',
    titulo: 'Mapa do site',
    pede: '',
    classificacao: 'recomendada',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '15.1',
    dimensao: 'LGPD e Governo Digital',
    titulo: 'Encarregado pelos dados pessoais e canal de contato',
    pede: '',
    classificacao: 'obrigatoria',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '15.2',
    dimensao: 'LGPD e Governo Digital',
    titulo: 'Política de privacidade',
    pede: '',
    classificacao: 'recomendada',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '15.4',
    dimensao: 'LGPD e Governo Digital',
    titulo: 'Dados abertos para programas',
    pede: 'Acesso automatizado, com regras de utilização',
    classificacao: 'obrigatoria',
    verificacoes: SO_EXISTE,
  },
  {
    codigo: '17.1',
    dimensao: 'Emendas Parlamentares',
    titulo: 'Emendas parlamentares federais',
    pede: 'Origem, forma, tipo, número, autoria, valor previsto e realizado, objeto, função',
    classificacao: 'obrigatoria',
    verificacoes: TUDO,
  },
  {
    codigo: '17.2',
    dimensao: 'Emendas Parlamentares',
    titulo: 'Emendas parlamentares estaduais e municipais',
    pede: 'Os mesmos dados das federais',
    classificacao: 'obrigatoria',
    verificacoes: TUDO,
  },
  {
    codigo: '17.3',
    dimensao: 'Emendas Parlamentares',
    titulo: 'Execução das emendas',
    pede: 'Execução orçamentária e financeira',
    classificacao: 'obrigatoria',
    verificacoes: TUDO,
  },
] as const satisfies readonly Criterio[]

export type Codigo = (typeof CRITERIOS)[number]['codigo']
