/** Sentences about the guide of the first hour. */
export const MESSAGES = {
  badStep: 'Este passo não existe ou não pode ser pulado.',
  noName: 'Antes de concluir o guia, diga de que cidade é o sistema.',
  concluded: 'Guia concluído. Ele continua em Configurações.',
  resumed: 'Guia retomado.',
} as const
