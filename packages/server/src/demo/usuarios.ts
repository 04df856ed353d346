import type { Trx } from '../db/database.ts'
import { hashPassword } from '../usuarios/passwords.ts'
import { insertUsuario } from '../usuarios/queries.ts'

const PASSWORD = 'demonstracao'

const USUARIOS = [
  { name: 'Maria Antunes', email: 'admin@demo.local', role: 'admin', id_secretaria: null },
  { name: 'Helena Prado', email: 'obras@demo.local', role: 'user', id_secretaria: 12 },
  { name: 'Rui Siqueira', email: 'saude@demo.local', role: 'user', id_secretaria: 17 },
  { name: 'Carla Motta', email: 'auditor@demo.local', role: 'auditor', id_secretaria: null },
  { name: 'Davi Ramos', email: 'visitante@demo.local', role: 'user', id_secretaria: null },
] as const

/** One person of each kind, so that every permission can be tried. */
export async function fillUsuarios(trx: Trx): Promise<void> {
  for (const person of USUARIOS)
    await insertUsuario(trx, { ...person, senha_hash: await hashPassword(PASSWORD) })
}
