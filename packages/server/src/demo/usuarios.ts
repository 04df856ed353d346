import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { hashPassword } from '../usuarios/passwords.ts'
import { insertUsuario } from '../usuarios/queries.ts'

const PASSWORD = 'demonstracao'

const ADMIN = {
  name: 'Maria Antunes',
  email: 'admin@demo.local',
  role: 'admin',
  id_secretaria: null,
} as const

const USUARIOS = [
  { name: 'Helena Prado', email: 'obras@demo.local', role: 'user', id_secretaria: 12 },
  { name: 'Rui Siqueira', email: 'saude@demo.local', role: 'user', id_secretaria: 17 },
  { name: 'Carla Motta', email: 'auditor@demo.local', role: 'auditor', id_secretaria: null },
  { name: 'Davi Ramos', email: 'visitante@demo.local', role: 'user', id_secretaria: null },
] as const

/** One person of each kind, so that every permission can be tried. Answers the administrator. */
export async function fillUsuarios(trx: Trx): Promise<SessionUser> {
  const insert = async (person: typeof ADMIN | (typeof USUARIOS)[number]) =>
    insertUsuario(trx, { ...person, senha_hash: await hashPassword(PASSWORD) })
  const id = await insert(ADMIN)
  for (const person of USUARIOS) await insert(person)
  return { id, name: ADMIN.name, role: ADMIN.role, id_secretaria: ADMIN.id_secretaria }
}
