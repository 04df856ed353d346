/** Sentences about what is due. */
export const MESSAGES = {
  agendaNotFound: 'Agenda não encontrada.',
} as const
