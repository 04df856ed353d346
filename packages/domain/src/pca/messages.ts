/** Sentences of the specification about the PCA, verbatim, and those its decisions add. */
export const MESSAGES = {
  created: 'PCA criado com sucesso!',
  createFailed: 'Erro ao criar PCA',
  updated: 'PCA alterado com sucesso!',
  updateFailed: 'Erro ao alterar PCA',
  deleted: 'PCA deletado com sucesso!',
  deleteFailed: 'Erro ao deletar PCA',
  confirmDelete: 'Deseja realmente deletar este PCA?',
  notFound: 'PCA não encontrado.',
  none: 'Nenhum PCA encontrado.',
  linked: 'Este item não pode ser excluído: há projetos vinculados a ele.',
} as const
