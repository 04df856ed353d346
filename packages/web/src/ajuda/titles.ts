/** The chapters of the manual by their anchors ('/ajuda#processos'), in the order in which it is read. */
export const TITLES = {
  entrar: 'Entrar e conta',
  inicio: 'Início do dia',
  paineis: 'Painéis públicos',
  processos: 'Processos',
  servicos: 'Serviços e cronograma físico-financeiro',
  contratos: 'Contratos e recursos do projeto',
  aditivos: 'Aditivos',
  medicoes: 'Medições e pagamentos',
  paralisacoes: 'Obras paralisadas',
  planilha: 'Planilha orçamentária e cronograma',
  recebimento: 'Recebimento',
  documentos: 'Documentos',
  diario: 'Diário de obra',
  orcamento: 'Orçamento',
  pca: 'PCA e exportação para o PNCP',
  bairros: 'Projetos por bairros',
  convenios: 'Convênios e vigências',
  emendas: 'Emendas parlamentares',
  mapa: 'Mapa',
  secretarias: 'Secretarias e foto',
  prazos: 'Prazos e agenda',
  avisos: 'Avisos e mudanças',
  listas: 'Pesquisar, filtrar, exportar e imprimir',
  importar: 'Importar planilhas',
  lote: 'Editar em lote',
  historico: 'Histórico e auditoria',
  obras: 'A página de cada obra',
  verificar: 'Verificar documento',
  dados: 'Dados abertos',
  conformidade: 'Conformidade e Tribunal de Contas',
  transparencia: 'Transparência',
  administracao: 'Administração',
} as const

export type ChapterId = keyof typeof TITLES

export const CHAPTER_IDS = Object.keys(TITLES) as readonly ChapterId[]
