/** Sentences about what is due. */
export const MESSAGES = {
  agendaNotFound: 'Agenda não encontrada.',
  notFound: 'Este prazo não existe.',
  projetoNotFound: 'Projeto não encontrado.',
  cumprimentoNotFound: 'Este prazo não está marcado como cumprido.',
  comprovacaoNotFound: 'Este prazo não tem arquivo de comprovação.',
  notYours: 'Só a secretaria do registro e os administradores marcam este prazo como cumprido.',
  future: 'A data não pode ser depois de hoje.',
  nothingShown: 'Informe o que comprova, ou anexe um arquivo.',
  onlyByRecord: 'Este prazo termina com o que o registro diz: informe lá a data.',
  already: 'Este prazo já está marcado como cumprido, com outra data ou outra comprovação.',
  marked: 'Prazo marcado como cumprido.',
  unmarked: 'A marca foi desfeita: o prazo volta a correr.',
} as const
