/** Sentences of the specification about departments, verbatim, and those its decisions add. */
export const MESSAGES = {
  created: 'Cadastro efetuado com sucesso',
  createFailed: 'Erro no cadastro',
  loadFailed: 'Error',
  notFound: 'Secretaria não encontrada.',
  nameTaken: 'Já existe uma secretaria com este nome.',
  deleted: 'Secretaria excluída.',
  outOfUse: 'Esta secretaria está desativada. Escolha outra.',
  unknownImage: 'Escolha uma das imagens oferecidas.',
} as const
