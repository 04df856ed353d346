/** Sentences about what a project hangs on. */
export const MESSAGES = {
  chooseTipo: 'Escolha a que o projeto se vincula.',
  chooseAlvo: 'Escolha o registro na lista.',
  created: 'Vínculo criado.',
  deleted: 'Vínculo desfeito.',
  failed: 'Erro ao vincular.',
  deleteFailed: 'Erro ao desfazer o vínculo.',
  notFound: 'Vínculo não encontrado.',
  alvoNotFound: 'O registro escolhido não existe mais.',
  repeated: 'O projeto já está vinculado a este registro.',
  notYours: 'Só a secretaria do projeto e os administradores mudam os vínculos dele.',
} as const
