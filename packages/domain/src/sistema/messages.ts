/** Sentences about the system itself. */
export const MESSAGES = {
  copyFailed:
    'A última cópia de segurança não pôde ser feita, conferida ou enviada. Avise quem cuida do servidor.',
  copyLate: 'Não há cópia de segurança boa dos últimos dois dias. Avise quem cuida do servidor.',
  emailsWait: 'Há e-mails que não puderam ser enviados. Avise quem cuida do servidor.',
  emailsFail: (falha: string) =>
    `Há e-mails que não puderam ser enviados: ${falha}. No servidor, ./paco doctor diz o que corrigir.`,
  copyBegun: 'A cópia está sendo feita. Pode continuar trabalhando.',
  noCopies: 'Este servidor não faz cópias de segurança.',
  replica: {
    atrasada: 'A réplica de leitura está atrasada: as páginas públicas leem do banco principal.',
    fora: 'A réplica de leitura não responde: as páginas públicas leem do banco principal.',
    promovida:
      'A réplica de leitura passou a ser um banco principal: indique outra em DATABASE_READ_URL. As páginas públicas leem do banco de DATABASE_URL.',
  },
  notProven: (nome: string) => `A cópia ${nome} não passou na conferência.`,
} as const
