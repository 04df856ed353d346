/** Every path of the application, as the router knows it. Matched without regard to case. */
export const PATHS = {
  home: '/',
  folhaPagamento: '/folhapagamento',
  valor: '/gantt2',
  graficoBarra: '/graficobarra',
  grafico: '/grafico',
  login: '/login',
  register: '/register',
  conta: '/conta',
  usuarios: '/usuarios',
  usuarioNovo: '/usuarios/novo',
  usuario: '/usuarios/$id',
  secretaria: '/secretaria',
  fichaSecretario: '/fichasecretario',
  editSecretaria: '/editsecretaria/$id',
  perfil: '/perfil',
  prazos: '/prazos',
  auditoria: '/auditoria',
  selo: '/auditoria/selo',
  aditivos: '/aditivos',
  orcamento: '/orcamento',
  addOrcamento: '/addorcamento',
  editOrcamento: '/editorcamento/$id',
  opcoesOrcamento: '/opcoesorcamento',
  opcaoNova: '/opcoesorcamento/nova',
  opcao: '/opcoesorcamento/$id',
  listaPca: '/listapca',
  viewPca: '/viewpca/$id',
  addPca: '/addpca',
  editPca: '/editpca/$id',
  projetosBairros: '/projetosbairros',
  addProjetoBairro: '/addprojetobairro',
  editProjetoBairro: '/editprojetobairro/$id',
  processos: '/projetocompleto',
  relacao: '/employee',
  create: '/create',
  createProjeto: '/createprojetocompleto',
  editProjeto: '/editprojetocompleto/$id',
  editProjetoOlder: '/editemployee/$id',
  fichaProjeto: '/fichaprojeto',
  legado: '/legado',
  viewProjeto: '/viewprojetocompleto/$id',
  detalhesExecucao: '/detalhesexecucao/$id',
  estatisticasProjeto: '/estatisticasprojeto/$id',
  gantt3: '/Gantt3/$id',
  gantt4: '/Gantt4/$id',
  portfolio: '/gantt4',
  mapa: '/mapa',
  convenios: '/convenios',
  conveniosDade: '/conveniosdade',
  ajuda: '/ajuda',
} as const

/** The paths of single records. */
type RecordPath = {
  [Name in keyof typeof PATHS]: (typeof PATHS)[Name] extends `${string}$id` ? Name : never
}[keyof typeof PATHS]

/** The address of one record, where a plain text is needed; links name the path and its parameters instead. */
export const pathTo = (name: RecordPath, id: number): `/${string}` =>
  PATHS[name].replace('$id', String(id)) as `/${string}`
