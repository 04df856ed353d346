export const MESSAGES = {
  codigoInvalido: 'Esta entrada não vale mais: já foi usada ou passou da hora. Comece de novo.',
  semSenha: 'A entrada com senha está desligada. Use o sistema de acesso da Prefeitura.',
  provedorNotFound: 'Meio de acesso não encontrado.',
  identidadeNotFound: 'Identidade não encontrada.',
  jaVinculada: 'Você já tem uma identidade deste meio. Desvincule-a antes de vincular outra.',
  vinculada: 'Identidade vinculada. Da próxima vez você já pode entrar por ela.',
  desvinculada: 'Identidade desvinculada.',
} as const
