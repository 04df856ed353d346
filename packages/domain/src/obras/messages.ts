export const MESSAGES = {
  notFound: 'Obra não encontrada.',
}
