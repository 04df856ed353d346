import { MESSAGES } from '@paco/domain/secretarias/messages'
import {
  AVATARS,
  nomeSecretaria,
  nomesSecretariasList,
  secretaria,
  type secretariaCreate,
  type secretariaLugar,
  secretariasList,
  type secretariaUpdate,
} from '@paco/domain/secretarias/secretaria'
import { inUseText, type UsoDaSecretaria } from '@paco/domain/secretarias/uso'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord, recordsOf } from '../db/records.ts'
import type { Refusals } from '../db/refusals.ts'
import { isFotoOf, keepFoto } from '../fotos/queries.ts'
import type { Recoded } from '../fotos/recode.ts'

export const secretariasSource: ListSource = {
  view: 'lista_secretarias',
  row: Object.keys(secretaria.shape),
  columns: secretariasList.columns,
  order: 'posicao',
}

/** Numbers and names only. */
export const nomesSecretariasSource: ListSource = {
  ...secretariasSource,
  row: Object.keys(nomeSecretaria.shape),
  columns: nomesSecretariasList.columns,
}

/** One department as a JSON array of one, or a refusal. */
export const readSecretaria = (db: Db, id: number): Promise<string> =>
  readRecord(db, secretariasSource, id, MESSAGES.notFound)

/** One may choose a preset picture, or a photo sent for that very department. */
async function assertImage(
  db: Db,
  field: 'file' | 'imagem',
  name: string | null | undefined,
  id?: number,
): Promise<void> {
  if (name == null || AVATARS.includes(name)) return
  const sent = id !== undefined && (await isFotoOf(db, `secretarias/${id}`, name))
  if (!sent) throw invalid({ [field]: MESSAGES.unknownImage })
}

const records = recordsOf('secretarias', {
  missing: MESSAGES.notFound,
  refusals: {
    secretarias_nome: () => conflict(MESSAGES.nameTaken, { nomesecretaria: MESSAGES.nameTaken }),
  },
})

export async function insertSecretaria(
  trx: Trx,
  { file, ...values }: z.output<typeof secretariaCreate>,
): Promise<number> {
  await assertImage(trx, 'file', file)
  return records.insert(trx, { ...values, imagem: file ?? null })
}

export const insertSecretarias = records.insertMany

/** Some of its fields, of the version that was seen. */
export const patchSecretaria = records.update

/** What is said when a record is to begin in a department that is out of use, or to move into it. */
export const refuseForaDeUso = (campo: string): Refusals => ({
  secretaria_em_uso: () => invalid({ [campo]: MESSAGES.outOfUse }),
})

/** Whoever stands at the place, or behind it, makes room. */
async function makeRoom(
  trx: Trx,
  id: number,
  column: 'ordem' | 'ordem_grafico',
  place: number | null | undefined,
): Promise<void> {
  if (place == null) return
  const taken = trx.selectFrom('secretarias').select('id').where(column, '=', place).where('id', '<>', id)
  if (!(await taken.executeTakeFirst())) return
  await trx
    .updateTable('secretarias')
    .set(({ eb }) => ({ [column]: eb(column, '+', 1) }))
    .where(column, '>=', place)
    .where('id', '<>', id)
    .execute()
}

/** Puts it out of use or back, and in its places. */
export async function placeSecretaria(
  trx: Trx,
  id: number,
  { versao, ...values }: z.output<typeof secretariaLugar>,
): Promise<void> {
  // One at a time: of two who take the same place one comes first.
  await trx.selectFrom('secretarias').select('id').orderBy('id').forNoKeyUpdate().execute()
  // Those behind may move into the place that this one is about to leave.
  await sql`set constraints secretarias_ordem_grafico_key deferred`.execute(trx)
  await makeRoom(trx, id, 'ordem', values.ordem)
  await makeRoom(trx, id, 'ordem_grafico', values.ordem_grafico)
  await records.update(trx, id, values, versao)
}

export async function updateSecretaria(
  trx: Trx,
  id: number,
  changes: z.output<typeof secretariaUpdate>,
): Promise<void> {
  await assertImage(trx, 'imagem', changes.imagem, id)
  await placeSecretaria(trx, id, changes)
}

/** What refers to it, by table. */
export async function readUso(db: Db, id: number): Promise<UsoDaSecretaria> {
  const usos = sql<{
    tabela: string
    total: number
  }>`select tabela, total from secretaria_usos(${id}::integer)`
  const { rows } = await usos.execute(db)
  return { usos: rows }
}

/** Only a department that nothing refers to goes: one that came in by mistake. */
export const deleteSecretaria = records.delete

/** The same, told what refers to it where something does. */
export async function removeSecretaria(trx: Trx, id: number): Promise<void> {
  // Held, so that nothing comes to refer to it meanwhile.
  const held = trx.selectFrom('secretarias').select('id').where('id', '=', id).forUpdate()
  if (!(await held.executeTakeFirst())) throw notFound(MESSAGES.notFound)
  const uso = await readUso(trx, id)
  if (uso.usos.length > 0) throw conflict(inUseText(uso))
  await deleteSecretaria(trx, id)
}

/** Names the head of a department that exists. */
export const setSecretario = (
  trx: Trx,
  id: number,
  head: { secretario: string; formacao: string; dataregistro: string; imagem: string },
) => trx.updateTable('secretarias').set(head).where('id', '=', id).execute()

/** Keeps the photo of a department's head and shows it from now on. */
export async function setFoto(trx: Trx, id: number, foto: Recoded): Promise<string> {
  const imagem = await keepFoto(trx, `secretarias/${id}`, foto)
  await records.update(trx, id, { imagem })
  return imagem
}
