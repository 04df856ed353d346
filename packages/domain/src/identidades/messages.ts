export const MESSAGES = {
  codigoInvalido: 'Esta entrada não vale mais: já foi usada ou passou da hora. Comece de novo.',
  semSenha: 'A entrada com senha está desligada. Use o sistema de acesso da Prefeitura.',
  semNivel:
    'Para aprovar, a sua conta GOV.BR precisa de um nível mais alto. Aumente o nível no GOV.BR e entre de novo por ele.',
  provedorNotFound: 'Meio de acesso não encontrado.',
  identidadeNotFound: 'Identidade não encontrada.',
  jaVinculada: 'Você já tem uma identidade deste meio. Desvincule-a antes de vincular outra.',
  vinculada: 'Identidade vinculada. Da próxima vez você já pode entrar por ela.',
  desvinculada: 'Identidade desvinculada.',
} as const
