/** What is said of archived projects and of the bin. */
export const MESSAGES = {
  notFound: 'Este projeto não está mais na lixeira.',
  notYours: 'Só a secretaria do projeto e os administradores o arquivam ou restauram.',
  aditivoAberto:
    'Há um aditivo deste projeto à espera de decisão ou devolvido. Ele precisa ser decidido ou retirado antes de arquivar.',
  jaArquivado: 'Este projeto já está arquivado.',
  naoArquivado: 'Este projeto não está arquivado.',
  changedMeanwhile: 'Algo de que este projeto depende mudou neste instante. Tente de novo.',
  numberTaken:
    'O número deste projeto, ou de algo que é dele, já foi usado por outro registro: ele não pode voltar.',
  empty: 'A lixeira está vazia.',
  loadFailed: 'A lixeira não pôde ser carregada.',
} as const
