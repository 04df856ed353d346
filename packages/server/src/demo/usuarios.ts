import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { hashPassword } from '../usuarios/passwords.ts'
import { insertUsuario } from '../usuarios/queries.ts'

const PASSWORD = 'demonstracao'

/** One person of each kind, so that every permission can be tried; each one's address begins with their name here. */
const PESSOAS = {
  admin: { name: 'Maria Antunes', role: 'admin', id_secretaria: null },
  obras: { name: 'Helena Prado', role: 'user', id_secretaria: 12 },
  saude: { name: 'Rui Siqueira', role: 'user', id_secretaria: 17 },
  auditor: { name: 'Carla Motta', role: 'auditor', id_secretaria: null },
  visitante: { name: 'Davi Ramos', role: 'user', id_secretaria: null },
} as const

export type Pessoas = Record<keyof typeof PESSOAS, SessionUser>

/** Who inspects the works of a department. */
export const fiscalOf = ({ obras, saude }: Pessoas, id_secretaria: number): SessionUser =>
  saude.id_secretaria === id_secretaria ? saude : obras

export async function fillUsuarios(trx: Trx): Promise<Pessoas> {
  const insert = async (key: keyof Pessoas): Promise<SessionUser> => {
    const person = { ...PESSOAS[key], email: `${key}@demo.local` }
    const id = await insertUsuario(trx, {
      ...person,
      senha_hash: await hashPassword(PASSWORD),
      email_confirmado: true,
    })
    return { id, ...PESSOAS[key] }
  }
  // One after the other: they are numbered in this order.
  return {
    admin: await insert('admin'),
    obras: await insert('obras'),
    saude: await insert('saude'),
    auditor: await insert('auditor'),
    visitante: await insert('visitante'),
  }
}
