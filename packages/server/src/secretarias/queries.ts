import { MESSAGES } from '@paco/domain/secretarias/messages'
import {
  AVATARS,
  nomeSecretaria,
  nomesSecretariasList,
  secretaria,
  type secretariaCreate,
  secretariasList,
  type secretariaUpdate,
} from '@paco/domain/secretarias/secretaria'
import { conflict, invalid } from '@paco/domain/shared/errors'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord, recordsOf } from '../db/records.ts'
import { isFotoOf, keepFoto } from '../fotos/queries.ts'
import type { Recoded } from '../fotos/recode.ts'

export const secretariasSource: ListSource = {
  view: 'lista_secretarias',
  row: Object.keys(secretaria.shape),
  columns: secretariasList.columns,
  order: 'nomesecretaria',
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

export async function updateSecretaria(
  trx: Trx,
  id: number,
  { versao, ...values }: z.output<typeof secretariaUpdate>,
): Promise<void> {
  await assertImage(trx, 'imagem', values.imagem, id)
  await records.update(trx, id, values, versao)
}

/** Only a department that nothing refers to goes: one that came in by mistake. */
export const deleteSecretaria = records.delete

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
