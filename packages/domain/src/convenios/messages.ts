/** Sentences of the specification about agreements, verbatim, and those its decisions add. */
export const MESSAGES = {
  /** The server's word about a deletion, and the screen's. */
  deletedReply: 'Convenio deletado com sucesso!',
  deleted: 'Convênio deletado!',
  deleteRefused: 'Falha ao deletar o lançamento.',
  deleteFailed: 'Erro ao deletar o convênio',
  confirmDelete: 'Deseja realmente deletar este convênio?',
  serverFailed: 'Erro no servidor',
  listFailed: 'Erro ao carregar dados do servidor',
  loadFailed: 'Erro ao carregar os dados do convênio',
  loadUnreachable: 'Erro ao carregar convênio',
  saveUnreachable: 'Erro ao salvar o convênio',
  createFailed: 'Erro ao criar Convênio',
  updateFailed: 'Erro ao atualizar Convênio',
  created: 'Convênio criado com sucesso!',
  updated: 'Convênio atualizado com sucesso!',
  notFound: 'Convênio não encontrado.',
  none: 'Nenhum convênio encontrado.',
  linked: 'Este convênio não pode ser excluído: há projetos vinculados a ele.',
} as const
