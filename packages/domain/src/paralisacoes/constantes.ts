export const MAX_DIAS_UTEIS = 90
