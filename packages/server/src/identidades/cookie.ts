import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: what a browser holds, or what its page exchanges. Only their hash is stored. */
export const drawSecret = () => randomBytes(32).toString('base64url')
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/**
 * What ties the coming back to the browser that went. Under `__Host-` no other host, not even a neighbour below the same
 * domain, can have set it, and no script reads it; `Lax`, because one comes back from another site. Over plain HTTP browsers
 * take neither that name nor `Secure`: there, and the settings allow it on this very machine only, where nobody stands in
 * between, it goes by a plain name.
 */
const nameAt = (endereco: string) => (endereco.startsWith('https:') ? '__Host-paco-entrada' : 'paco-entrada')

const attributesAt = (endereco: string) =>
  `Path=/; HttpOnly; SameSite=Lax${endereco.startsWith('https:') ? '; Secure' : ''}`

export const setCookie = (endereco: string, secret: string, seconds: number): string =>
  `${nameAt(endereco)}=${secret}; Max-Age=${seconds}; ${attributesAt(endereco)}`

export const dropCookie = (endereco: string): string => setCookie(endereco, '', 0)

/** What this browser holds, or null; one that is not of our making is none. */
export function readCookie(endereco: string, header: string | null | undefined): string | null {
  const name = nameAt(endereco)
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`))
  const value = pair?.trim().slice(name.length + 1) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}
