import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the memory and time the OWASP guidance asks for. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), OPTIONS)

/** What an unknown e-mail is compared with, so that it takes as long as a known one. */
let nobody: Promise<string> | undefined

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await nobody), password.normalize('NFC'))
  return matches && stored !== undefined
}
