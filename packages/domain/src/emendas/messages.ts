/** Sentences about parliamentary amendments. */
export const MESSAGES = {
  created: 'Emenda cadastrada.',
  createFailed: 'Erro ao cadastrar a emenda',
  updated: 'Emenda alterada.',
  deleted: 'Emenda excluída.',
  deleteFailed: 'Erro ao excluir a emenda',
  confirmDelete: 'Excluir esta emenda?',
  notFound: 'Emenda não encontrada.',
  none: 'Nenhuma emenda encontrada.',
  notYours: 'Só a secretaria da emenda e os administradores a alteram.',
  cannotMove: 'Apenas administradores mudam a secretaria de uma emenda.',
  secretariaNotFound: 'Secretaria não encontrada.',
  repeated: 'Esta secretaria já tem uma emenda desta esfera com o mesmo número e ano.',
  linked: 'Esta emenda não pode ser excluída: há projetos vinculados a ela.',
  overEmpenhado: 'O valor liquidado não pode passar do empenhado.',
  overLiquidado: 'O valor pago não pode passar do liquidado.',
} as const
