/** Sentences about declarations of absence. */
export const MESSAGES = {
  chooseCriterio: 'Escolha um critério que aceita declaração de inexistência.',
  chooseSecretaria: 'Escolha a secretaria.',
  noSecretaria: 'Esta secretaria não existe.',
  notFound: 'Declaração não encontrada.',
  made: 'Declaração feita. Ela vale por 30 dias.',
  withdrawn: 'Declaração retirada.',
  alreadyToday: 'Isto já foi declarado hoje.',
  alreadyWithdrawn: 'Esta declaração já foi retirada.',
} as const
