/** Sentences about what is sent to courts of accounts. */
export const MESSAGES = {
  chooseTribunal: 'Escolha o tribunal.',
  otherTribunal: (sigla: string) => `O tribunal desta cidade é ${sigla}.`,
  endsBefore: 'O fim do período é antes do início.',
  future: 'O período ainda não terminou.',
  notFound: 'Remessa não encontrada.',
  made: 'Remessa gerada e guardada.',
  same: 'Esta remessa já foi gerada: nada mudou desde então.',
  exportFailed: 'Não foi possível gerar a planilha.',
} as const
