import * as z from 'zod/mini'

/** Digits, and since July 2026 letters too; the two check digits are always digits. */
const SHAPE = /^[0-9A-Z]{12}\d{2}$/

/** As many digits as a person's number has. */
const CPF = /^\d{11}$/

/** As it is stored: fourteen characters, letters in capitals, without the signs people write between them. */
export const plainCnpj = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase()

/** Modulo 11 over the characters before it, each worth its ASCII code less 48: '0' is 0, 'A' is 17. */
function checkDigit(before: string): number {
  const sum = [...before].reduce((total, char, index) => {
    const fromTheRight = before.length - 1 - index
    return total + (char.charCodeAt(0) - 48) * (2 + (fromTheRight % 8))
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** The twelve own characters with their check digits. */
export function completeCnpj(own: string): string {
  const withFirst = `${own}${checkDigit(own)}`
  return `${withFirst}${checkDigit(withFirst)}`
}

/** Whether the check digits of a plain CNPJ are right. One character repeated passes the sum and is nobody's. */
export const isCnpj = (plain: string): boolean =>
  SHAPE.test(plain) && !/^(.)\1+$/.test(plain) && completeCnpj(plain.slice(0, 12)) === plain

/** `12.ABC.345/01DE-35`; what is no CNPJ stays as it is. */
export const formatCnpj = (plain: string): string =>
  plain.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')

export const cnpj = z.string({ error: 'Informe o CNPJ.' }).check(
  z.maxLength(40, { error: 'Informe um CNPJ válido.', abort: true }),
  z.overwrite(plainCnpj),
  z.refine((plain) => !CPF.test(plain), {
    error: 'Informe um CNPJ: CPF de pessoa não é guardado aqui.',
    abort: true,
  }),
  z.refine(isCnpj, 'Informe um CNPJ válido.'),
)
