/** Sentences of the specification about sessions and accounts, verbatim, and those its decisions add. */
export const MESSAGES = {
  loginFailed: 'Erro no login',
  loginRequestFailed: 'Erro ao tentar fazer login',
  wrongCredentials: 'E-mail ou senha incorretos.',
  registerFailed: 'Erro ao criar conta. Tente novamente.',
  registered: 'Conta criada com sucesso',
  notAuthenticated: 'Usuário não autenticado. Faça login novamente.',
  sessionExpired: 'Sessão expirada. Faça login novamente.',
  wrongCurrentPassword: 'A senha atual não confere.',
  emailTaken: 'Este e-mail já está em uso.',
  lastAdmin: 'O sistema precisa de pelo menos um administrador ativo.',
  secretariaNotFound: 'Secretaria não encontrada.',
  userNotFound: 'Usuário não encontrado.',
  reservedName: 'Este nome é do próprio sistema. Escolha outro.',
  sessionNotFound: 'Sessão não encontrada.',
  sessionEnded: 'Sessão encerrada.',
  conviteInvalido:
    'Este convite não vale: já foi usado, foi trocado por outro ou venceu. Peça um novo a um administrador.',
  jaEntrou: 'Esta pessoa já entrou no sistema: o convite é só para a primeira vez.',
  conviteInativo: 'A conta está inativa: reative-a antes de convidar.',
  ninguemAConvidar: 'Não há quem convidar: as pessoas desta importação já entraram ou estão inativas.',
} as const
