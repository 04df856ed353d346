/** Sentences about the system itself. */
export const MESSAGES = {
  copyFailed:
    'A última cópia de segurança não pôde ser feita, conferida ou enviada. Avise quem cuida do servidor.',
  copyLate: 'Não há cópia de segurança boa dos últimos dois dias. Avise quem cuida do servidor.',
  copyBegun: 'A cópia está sendo feita. Pode continuar trabalhando.',
  noCopies: 'Este servidor não faz cópias de segurança.',
  notProven: (nome: string) => `A cópia ${nome} não passou na conferência.`,
} as const
