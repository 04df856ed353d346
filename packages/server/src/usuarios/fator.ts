import { createHash, randomBytes } from 'node:crypto'
import { CODIGOS_RECUPERACAO, DIGITOS } from '@paco/domain/usuarios/fator'
import type { Trx } from '../db/database.ts'
import { lock, unlock } from './cofre.ts'
import { hashConvite } from './convites.ts'
import {
  holdFator,
  holdFatores,
  notePasso,
  rewriteFator,
  spendRecuperacao,
  writeDesafio,
} from './fator-queries.ts'
import { readOrCreateSecret, replaceSecret } from './sessao-queries.ts'
import { drawSecret } from './tokens.ts'
import { base32, matchingPasso } from './totp.ts'

/** As long as the hash that codes are made with: 160 bits. */
export const drawFator = () => randomBytes(20)

/** What the QR code says; the app shows it under these names. */
export const otpauthOf = (segredo: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Paço:${email}`)}?secret=${segredo}&issuer=${encodeURIComponent('Paço')}`

const spelled = (codigo: string) => codigo.replace(/[\s-]/g, '').toUpperCase()

/** 120 random bits need no slow hash: nobody goes through them. With the number, so that equal codes are not seen to be. */
const hashRecuperacao = (usuario_id: number, codigo: string) =>
  createHash('sha256')
    .update(`${usuario_id} ${spelled(codigo)}`)
    .digest('base64url')

/** Recovery codes as they are told, and as they are kept. */
export function drawRecuperacao(usuario_id: number): { codigos: string[]; hashes: string[] } {
  const codigos = Array.from({ length: CODIGOS_RECUPERACAO }, () =>
    (base32(randomBytes(15)).match(/.{4}/g) ?? []).join('-'),
  )
  return { codigos, hashes: codigos.map((codigo) => hashRecuperacao(usuario_id, codigo)) }
}

/** What a code turned out to be; null where it is none. */
export type Aceito = 'aplicativo' | 'recuperacao' | null

interface Which {
  /** Of a factor that is on, or of one that is just being put on. */
  readonly ligado: boolean
}

/**
 * Takes a code, once: the factor is held, so that of several who show the same one is let in. Recovery codes are for a
 * factor that is on.
 */
export async function acceptCodigo(
  trx: Trx,
  usuario_id: number,
  typed: string,
  now: Date,
  { ligado }: Which = { ligado: true },
): Promise<Aceito> {
  const fator = await holdFator(trx, usuario_id)
  if (!fator || (fator.ligado_em !== null) !== ligado) return null
  const code = spelled(typed)
  if (code.length !== DIGITOS)
    return ligado && (await spendRecuperacao(trx, usuario_id, hashRecuperacao(usuario_id, code)))
      ? 'recuperacao'
      : null
  const secret = unlock(await readOrCreateSecret(trx, drawSecret()), usuario_id, fator.segredo)
  const passo = secret && matchingPasso(secret, code, now, fator.ultimo_passo)
  if (passo === null) return null
  await notePasso(trx, usuario_id, passo)
  return 'aplicativo'
}

/** What the password of somebody with a second factor is answered with. */
export async function challenge(trx: Trx, usuario_id: number) {
  const Desafio = randomBytes(32).toString('base64url')
  await writeDesafio(trx, usuario_id, hashConvite(Desafio))
  return { Status: 'Success', SegundoFator: true, Desafio } as const
}

/** Replaces the signing secret, and locks with the new one what was locked with the old one. */
export async function rotateSecret(trx: Trx): Promise<void> {
  const [before, fresh] = [await readOrCreateSecret(trx, drawSecret()), drawSecret()]
  // First: whoever puts a factor on holds the secret, and is waited for.
  await replaceSecret(trx, fresh)
  for (const { usuario_id, segredo } of await holdFatores(trx)) {
    const plain = unlock(before, usuario_id, segredo)
    if (plain) await rewriteFator(trx, usuario_id, lock(fresh, usuario_id, plain))
  }
}
