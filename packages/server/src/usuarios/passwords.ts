import { randomBytes } from 'node:crypto'

/** Argon2id with the memory and time the OWASP guidance asks for. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Refuses whoever is to come in another way, and where nobody is named, everyone; a later word knows whether there is one. */
export type AssertPassword = (email?: string) => void

/** Whether a password opens anything for this e-mail. */
export function opensByPassword(assertPassword: AssertPassword, email: string): boolean {
  try {
    assertPassword(email)
    return true
  } catch {
    return false
  }
}

/** Loaded with the first password. */
const load = () => import('@node-rs/argon2')

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await load()
  return hash(password.normalize('NFC'), OPTIONS)
}

/** What an unknown e-mail is compared with, so that it takes as long as a known one. */
let nobody: Promise<string> | undefined

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const { verify } = await load()
  const matches = await verify(stored ?? (await nobody), password.normalize('NFC'))
  return matches && stored !== undefined
}

let unknown: Promise<string> | undefined

/** Of an account whose owner is to choose one: made with the first of them, and nobody has the password of this. */
export const unknownPassword = (): Promise<string> => {
  unknown ??= hashPassword(randomBytes(32).toString('base64'))
  return unknown
}
