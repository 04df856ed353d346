/** Sentences about named views of lists. */
export const MESSAGES = {
  notFound: 'Visão não encontrada.',
  created: 'Visão salva.',
  updated: 'Visão alterada.',
  deleted: 'Visão excluída.',
  sameName: 'Você já tem uma visão com este nome nesta lista.',
  tooMany: 'Você já tem 50 visões. Exclua uma para salvar outra.',
  notOwn: 'Esta visão é de outra pessoa: use-a como está, ou salve uma sua.',
  notShared: 'Só administradores e pessoas de uma secretaria compartilham visões.',
  badQuery: 'Endereço inválido.',
  badList: 'Lista inválida.',
} as const
