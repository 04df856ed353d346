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
  auditoria: '/auditoria',
  processos: '/projetocompleto',
  relacao: '/employee',
  create: '/create',
  createProjeto: '/createprojetocompleto',
  editProjeto: '/editprojetocompleto/$id',
  editProjetoOlder: '/editemployee/$id',
  fichaProjeto: '/fichaprojeto',
  legado: '/legado',
  viewProjeto: '/viewprojetocompleto/$id',
  estatisticasProjeto: '/estatisticasprojeto/$id',
  gantt3: '/Gantt3/$id',
  gantt4: '/Gantt4/$id',
  portfolio: '/gantt4',
} as const

/** Addresses of single records, where a plain text is needed; links name the path and its parameters instead. */
export const pathTo = {
  usuario: (id: number | string) => PATHS.usuario.replace('$id', String(id)),
  editSecretaria: (id: number | string) => PATHS.editSecretaria.replace('$id', String(id)),
}
