import { createHmac, timingSafeEqual } from 'node:crypto'
import { DIGITOS, PASSO_SEGUNDOS } from '@paco/domain/usuarios/fator'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As apps take it where there is no camera (RFC 4648), without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** In which step of half a minute an instant falls. */
export const passoOf = (now: Date): number => Math.floor(now.getTime() / 1000 / PASSO_SEGUNDOS)

/** The code of a step (RFC 6238, SHA-1 as all apps do it). */
export function codeAt(secret: Uint8Array, passo: number, digits = DIGITOS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(passo))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac[19] as number) & 15
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** Clocks differ: the step before and the one after are taken too. */
const SKEW = [-1, 0, 1]

/**
 * The step whose code this is, if it is later than the last one that was taken; else null. All are compared, each in the
 * same time, so that how long it takes says nothing.
 */
export function matchingPasso(secret: Uint8Array, code: string, now: Date, last: number): number | null {
  const given = Buffer.from(code)
  const found = SKEW.map((skew) => passoOf(now) + skew).filter((passo) => {
    const right = Buffer.from(codeAt(secret, passo))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return found.find((passo) => passo > last) ?? null
}
