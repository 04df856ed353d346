/** Sentences about packs of data. */
export const MESSAGES = {
  notFound: 'Pacote não encontrado.',
  cargaNotFound: 'Carga não encontrada.',
  sent: 'Pacote enviado.',
  deleted: 'Pacote excluído.',
  undone: 'Carga desfeita.',
  already: 'Esta carga já foi desfeita.',
  reserved: 'Esta chave é de um pacote do sistema. Escolha outra.',
  badKey: 'Use letras, números e hífens, de 2 a 40.',
  repeated: 'Este registro está duas vezes no pacote.',
  empty: 'O pacote não tem nenhum registro.',
  unknownSecretaria: 'Esta secretaria não está no pacote nem na cidade.',
} as const
