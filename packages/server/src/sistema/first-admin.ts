import { randomInt } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { hashPassword } from '../usuarios/passwords.ts'
import { countUsuarios, insertUsuario } from '../usuarios/queries.ts'
import { holdFilling } from './queries.ts'

const DEFAULT_EMAIL = 'admin@paco.local'
/** Without letters and digits that are easily taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const randomPassword = () => Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Makes the first admin where nobody has an account yet. Answers what to tell the operator, once. */
export async function createFirstAdmin(
  db: Db,
  given: { email?: string | undefined; password?: string | undefined },
): Promise<{ email: string; generatedPassword: string | null } | null> {
  if ((await countUsuarios(db)) > 0) return null
  const email = (given.email ?? DEFAULT_EMAIL).toLowerCase()
  const password = given.password ?? randomPassword()
  const senha_hash = await hashPassword(password)
  const made = await transact(db, SYSTEM, async (trx) => {
    await holdFilling(trx)
    if ((await countUsuarios(trx)) > 0) return false
    await insertUsuario(trx, {
      name: 'Administrador',
      email,
      senha_hash,
      email_confirmado: true,
      role: 'admin',
    })
    return true
  })
  return made ? { email, generatedPassword: given.password ? null : password } : null
}
