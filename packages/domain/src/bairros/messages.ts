/** Sentences of the specification about neighbourhood entries, verbatim, and those its decisions add. */
export const MESSAGES = {
  listFailed: 'Erro ao carregar dados',
  created: 'Projeto criado com sucesso!',
  createFailed: 'Erro ao criar Projeto',
  updated: 'Lançamento alterado!',
  updateFailed: 'Erro ao alterar o lançamento',
  /** What the call answers; the screen says `deletedShown`. */
  deleted: 'Orçamento deletado com sucesso!',
  deletedShown: 'Lançamento deletado!',
  deleteFailed: 'Erro ao deletar o lançamento',
  confirmDelete: 'Tem certeza que deseja deletar este lançamento?',
  notFound: 'Lançamento não encontrado.',
  bairroNotFound: 'Bairro não encontrado.',
  bairroTaken: 'Já existe um bairro com este nome.',
  bairroInUse:
    'Há lançamentos ou projetos deste bairro. Tire-o de uso: ele deixa de ser sugerido e continua onde está.',
  bairroDeleted: 'Bairro excluído.',
  none: 'Nenhum lançamento encontrado.',
} as const
