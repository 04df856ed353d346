import { createHmac, timingSafeEqual } from 'node:crypto'

/** Said before what is signed: the same secret signs other things. */
const PURPOSE = 'sair dos avisos'

const sealOf = (secret: string, usuario: number) =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(`${PURPOSE} ${usuario}`).digest()

/** By which a person leaves the e-mails without logging in: their number and our seal on it. */
export const codigoOf = (secret: string, usuario: number): string =>
  `${usuario}.${sealOf(secret, usuario).toString('base64url')}`

/** Whose code it is, or null when it is nobody's. */
export function usuarioOf(secret: string, codigo: string): number | null {
  const [, number, seal = ''] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(codigo) ?? []
  const given = Buffer.from(seal, 'base64url')
  if (number === undefined || given.length !== 32) return null
  return timingSafeEqual(given, sealOf(secret, Number(number))) ? Number(number) : null
}
