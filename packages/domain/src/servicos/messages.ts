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
} as const
