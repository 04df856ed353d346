/** After so many refusals an e-mail is given up. */
export const TENTATIVAS = 8
/** What is older is no news any more: it is not sent, the bell has told it. */
export const DIAS_DE_EMAIL = 3
/** To one person, within an hour: decisions are gathered, so that only a machine gone wild asks for more. */
export const POR_PESSOA = 10
/** To all, within an hour: what mail servers commonly let pass. */
export const POR_HORA = 500

const MINUTO = 60_000
const MAIOR = 6 * 60 * MINUTO

/** In how many milliseconds it is tried again after so many refusals: one minute, two, four, up to six hours. */
export const pausaOf = (tentativas: number): number =>
  Math.min(MINUTO * 2 ** Math.max(tentativas - 1, 0), MAIOR)
