/** Sentences about the city's calendar. */
export const MESSAGES = {
  notFound: 'Feriado não encontrado.',
  deleted: 'Feriado excluído.',
  noSuchDay: 'Este mês não tem esse dia.',
} as const
