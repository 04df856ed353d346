/** Every path of the application, as the router knows it. Matched without regard to case. */
export const PATHS = {
  home: '/',
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
} as const

/** Addresses of single records, where a plain text is needed; links name the path and its parameters instead. */
export const pathTo = {
  usuario: (id: number | string) => PATHS.usuario.replace('$id', String(id)),
  editSecretaria: (id: number | string) => PATHS.editSecretaria.replace('$id', String(id)),
}
