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
  badCode: 'Informe o código como 9.1.',
  badClass: 'Escolha essencial, obrigatoria ou recomendada.',
  badCheck: 'Escolha verificações da lista.',
  noAvailability: 'A disponibilidade é sempre verificada.',
  empty: 'O pacote não tem nenhum registro.',
  unknownSecretaria: 'Esta secretaria não está no pacote nem na cidade.',
} as const
