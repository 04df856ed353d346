import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Said when the key is derived: other keys may follow from the same secret. */
const PURPOSE = 'segundo fator'
const [IV, TAG] = [12, 16]

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', PURPOSE, 32))

/** Whose it is goes into the seal: put into another person's row it opens nothing. */
const ownerOf = (usuario_id: number) => Buffer.from(`usuario ${usuario_id}`)

/** Encrypts what is to be read again only with the signing secret (AES-256-GCM). */
export function lock(secret: string, usuario_id: number, plain: Uint8Array): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(ownerOf(usuario_id))
  const locked = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), locked]).toString('base64')
}

/** What was locked, or null where it was so with another secret, for somebody else, or was altered. */
export function unlock(secret: string, usuario_id: number, text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length <= IV + TAG) return null
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV), { authTagLength: TAG })
    .setAAD(ownerOf(usuario_id))
    .setAuthTag(bytes.subarray(IV, IV + TAG))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(IV + TAG)), cipher.final()])
  } catch {
    return null
  }
}
