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
} as const
