/** Sentences about the map's points. */
export const MESSAGES = {
  notFound: 'Ponto não encontrado.',
  alreadyPlaced: 'Este projeto já tem um ponto no mapa.',
  notYours: 'Só a secretaria do projeto e os administradores mudam o seu ponto no mapa.',
  unknownImage: 'Escolha uma foto enviada para este ponto.',
  deleted: 'Ponto removido do mapa.',
} as const
