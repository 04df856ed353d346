/** Sentences of the specification about budget lines, verbatim, and those its decisions add. */
export const MESSAGES = {
  created: 'Orcamento criado com sucesso!',
  createFailed: 'Erro ao criar ORÇAMENTO',
  deleted: 'Orçamento deletado com sucesso!',
  confirmDelete: 'Tem certeza que deseja deletar este lançamento?',
  notFound: 'Lançamento não encontrado.',
  secretariaNotFound: 'Secretaria não encontrada.',
  notYours: 'Só a secretaria do lançamento e os administradores o alteram.',
  cannotMove: 'Apenas administradores mudam a secretaria de um lançamento.',
  inUse: 'Este lançamento custeia aditivos e não pode ser excluído.',
  opcaoNotFound: 'Opção não encontrada.',
  opcaoTaken: 'Este código já está na lista.',
  badPrograma: 'Use os quatro algarismos do programa, como 0030.',
  badPpa: 'Informe o primeiro ano de um PPA, como 2022 ou 2026.',
  onlyPrograma: 'Só programas do PPA têm este campo.',
  linked: 'Este lançamento não pode ser excluído: há projetos vinculados a ele.',
} as const
