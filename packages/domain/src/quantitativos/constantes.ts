export const MAX_ITENS = 5000
