/** Said to those who must have a second factor and have none. By itself: every page listens for it. */
export const FATOR_DEVIDO =
  'Administradores e auditores precisam da verificação em duas etapas. Ligue-a em Minha conta para continuar.'
