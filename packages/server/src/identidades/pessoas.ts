import { randomBytes } from 'node:crypto'
import { type Chegada, decideFirst, refusalOf } from '@paco/domain/identidades/chegada'
import type { Atribuicao } from '@paco/domain/identidades/grupos'
import type { Recusa } from '@paco/domain/identidades/recusas'
import { isUnprovenWithRights } from '@paco/domain/usuarios/policy'
import { personName } from '@paco/domain/usuarios/usuario'
import type { Trx } from '../db/database.ts'
import { proveEmail } from '../usuarios/comprovacao-queries.ts'
import { spendConvite } from '../usuarios/convite-queries.ts'
import { isEmergencia } from '../usuarios/emergencia.ts'
import { hashPassword } from '../usuarios/passwords.ts'
import { type Held, holdUsuario, insertUsuario, isLastAdmin, updateUsuario } from '../usuarios/queries.ts'
import { hideCpf } from './govbr.ts'
import type { Provedor } from './provedor.ts'
import {
  findByEmail,
  findByNumero,
  findSecretaria,
  insertIdentidade,
  type Numero,
  noteNivel,
} from './queries.ts'

/** Somebody is not let in: why, in a word of the closed list. */
export class Recusada extends Error {
  override name = 'Recusada'
  readonly recusa: Recusa

  constructor(recusa: Recusa) {
    super(recusa)
    this.recusa = recusa
  }
}

/** A person's number at a provider as it is stored: of a CPF only what its key makes of it. */
export const numeroOf = ({ emissor, chave_cpf }: Provedor, { sub }: Chegada): Numero => ({
  emissor,
  sub: chave_cpf === null ? sub : hideCpf(sub, chave_cpf),
})

/** A name that may sign here: what was told, else the e-mail. */
const nameOf = (nome: string | null, email: string): string => {
  const told = personName.safeParse(nome?.slice(0, 120))
  return told.success ? told.data : email.slice(0, 120)
}

/** The hash of a password that nobody knows, made once: whoever has it comes in another way, or is given one. */
let unknowable: Promise<string> | undefined
const drawPassword = () => {
  unknowable ??= hashPassword(randomBytes(32).toString('base64url'))
  return unknowable
}

/** Gives a person what their groups say; the last administrator stays one, as does that of emergencies, whatever they say. */
async function give(trx: Trx, held: Held, { papel, secretaria }: Atribuicao): Promise<void> {
  const stays = async () => isEmergencia(held) || (await isLastAdmin(trx, held.id))
  const keeps = held.role === 'admin' && papel !== 'admin' && (await stays())
  const role = keeps ? undefined : papel
  const named = typeof secretaria === 'number' || typeof secretaria === 'string'
  const found = named ? await findSecretaria(trx, secretaria) : null
  // A department that is not there is a mistake in the file, and takes nobody's away.
  const id_secretaria = secretaria === null ? null : (found ?? undefined)
  const changes = {
    ...(role !== undefined && role !== held.role ? { role } : {}),
    ...(id_secretaria !== undefined && id_secretaria !== held.id_secretaria ? { id_secretaria } : {}),
  }
  if (Object.keys(changes).length > 0) await updateUsuario(trx, held.id, changes)
}

/** Proves an account whose e-mail the provider says was verified: all that was made with it goes, also its identities. Whether it did. */
async function proves(trx: Trx, { email, verificado }: Chegada, conta: Held): Promise<boolean> {
  if (conta.email_confirmado || !verificado || email !== conta.email.toLowerCase()) return false
  await proveEmail(trx, conta)
  return true
}

/** Somebody who was here before by this number. */
async function comeAgain(trx: Trx, numero: Numero, chegada: Chegada): Promise<Held | null> {
  const found = await findByNumero(trx, numero)
  if (!found) return null
  const held = await holdUsuario(trx, found.usuario_id)
  // As it is now that nobody changes the person: it may have been unlinked meanwhile.
  const still = await findByNumero(trx, numero)
  if (still?.usuario_id !== held.id) throw new Recusada('falha')
  if (!held.ativo) throw new Recusada('inativa')
  if (await proves(trx, chegada, held)) {
    await insertIdentidade(trx, { ...numero, usuario_id: held.id, nivel: chegada.nivel })
    return holdUsuario(trx, held.id)
  }
  await noteNivel(trx, still.id, chegada.nivel)
  return held
}

/** Somebody who comes by this number for the first time. */
async function comeFirst(trx: Trx, provedor: Provedor, numero: Numero, chegada: Chegada): Promise<Held> {
  const { email, nivel, nome } = chegada
  const look = async () => (email === null ? null : ((await findByEmail(trx, email, numero.emissor)) ?? null))
  const before = await look()
  if (before) await holdUsuario(trx, before.id)
  const conta = await look()
  const decisao = decideFirst(chegada, provedor, conta)
  if ('recusa' in decisao) throw new Recusada(decisao.recusa)
  // Nor does the name stay that whoever made it chose.
  if (conta && (await proves(trx, chegada, await holdUsuario(trx, conta.id))))
    await updateUsuario(trx, conta.id, { name: nameOf(nome, conta.email) })
  const usuario_id =
    conta?.id ??
    (await insertUsuario(trx, {
      name: nameOf(nome, email ?? ''),
      email: email ?? '',
      senha_hash: await drawPassword(),
      email_confirmado: true,
    }))
  await insertIdentidade(trx, { ...numero, usuario_id, nivel })
  if (conta?.convidada) await spendConvite(trx, usuario_id)
  return holdUsuario(trx, usuario_id)
}

/** Who comes in, with what their groups give them; or a refusal. */
export async function enter(
  trx: Trx,
  provedor: Provedor,
  chegada: Chegada,
  atribuicao: Atribuicao,
): Promise<number> {
  const refused = refusalOf(chegada, provedor)
  if (refused) throw new Recusada(refused)
  const numero = numeroOf(provedor, chegada)
  const held = (await comeAgain(trx, numero, chegada)) ?? (await comeFirst(trx, provedor, numero, chegada))
  const { email_confirmado } = held
  const { papel: role = held.role, secretaria: id_secretaria = held.id_secretaria } = atribuicao
  // Of an account whose e-mail is not known to be theirs their groups make nobody.
  if (isUnprovenWithRights({ email_confirmado, role, id_secretaria })) throw new Recusada('email')
  await give(trx, held, atribuicao)
  return held.id
}

/** Puts a number beside a person who gave their password for it; one that is theirs already stays. */
export async function link(
  trx: Trx,
  provedor: Provedor,
  chegada: Chegada,
  usuario_id: number,
): Promise<void> {
  const refused = refusalOf(chegada, provedor)
  if (refused) throw new Recusada(refused)
  const numero = numeroOf(provedor, chegada)
  const held = await holdUsuario(trx, usuario_id)
  const found = await findByNumero(trx, numero)
  if (found && found.usuario_id !== usuario_id) throw new Recusada('ocupada')
  if ((await proves(trx, chegada, held)) || !found)
    await insertIdentidade(trx, { ...numero, usuario_id, nivel: chegada.nivel })
}
