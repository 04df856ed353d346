/** Sentences of the specification about projects, verbatim, and those its decisions add. */
export const MESSAGES = {
  notFound: 'Projeto não encontrado',
  updated: 'Projeto atualizado com sucesso!',
  updateFailed: 'Erro ao atualizar o projeto.',
  loadFailed: 'Erro ao buscar o projeto',
  loadSecretariasFailed: 'Erro ao carregar secretarias',
  listFailed: 'Erro ao carregar dados',
  searchFailed: 'Erro ao buscar dados',
  dashboardFailed: 'Erro ao carregar dados do projeto',
  deleteFailed: 'Erro ao excluir',
  confirmDelete: 'Tem certeza que deseja excluir?',
  notYours: 'Você não tem permissão para editar este projeto.',
  cannotMove: 'Apenas administradores mudam a secretaria de um projeto.',
  secretariaNotFound: 'Secretaria não encontrada.',
  belowAditivos: 'O valor não pode ser menor que a soma dos aditivos de valor já aprovados.',
  decidedStays:
    'Este projeto não pode ser excluído: um aditivo dele já foi decidido, e a decisão precisa continuar guardada.',
  none: 'Nenhum projeto encontrado.',
  created: 'Success',
  pdfFailed: 'Erro ao gerar o PDF do projeto',
  pdfSelectionFailed: 'Erro ao gerar PDF',
  pdfNothingSelected: 'Selecione pelo menos um projeto para gerar o PDF.',
} as const
