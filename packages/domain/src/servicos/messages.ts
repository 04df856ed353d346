/** Sentences of the specification about services, verbatim, and those its decisions add. */
export const MESSAGES = {
  invalidTotal: 'Informe um valor total válido',
  createFailed: 'Erro ao cadastrar serviço. Veja o console para detalhes.',
  notFound: 'Serviço não encontrado.',
  confirmDelete: 'Tem certeza que deseja excluir?',
  created: 'Serviço cadastrado.',
  updated: 'Serviço alterado.',
  deleted: 'Serviço excluído.',
  overTotal: 'As parcelas somam mais que o valor total do serviço.',
  nothingToDivide: 'Informe antes o valor total do serviço.',
  wrongCount: 'Informe em quantas parcelas: de 1 a 600.',
  wrongFirst: 'Informe o mês da primeira: de 1 a 600.',
  tooLate: 'A última parcela cairia depois do mês 600.',
} as const
