import { AUSENCIAS, refuseAusencia } from '@paco/domain/declaracoes/ausencias'
import type { declaracoesCalls } from '@paco/domain/declaracoes/contract'
import type { DeclaracaoCreate } from '@paco/domain/declaracoes/declaracao'
import { MESSAGES } from '@paco/domain/declaracoes/messages'
import { dayOf } from '@paco/domain/shared/days'
import { conflict } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Today } from '../clock/today.ts'
import type { Db, Trx } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { dayForWriting } from '../projetos/day-queries.ts'
import {
  insertDeclaracao,
  listVigentes,
  lockDeclaracao,
  readContrarios,
  updateDeclaracao,
} from './queries.ts'

/** Refused while a record says otherwise. One that comes to say so later takes it out of force by itself. */
async function declare(
  trx: Trx,
  user: SessionUser,
  { codigo, id_secretaria }: DeclaracaoCreate,
  now: Date,
): Promise<number> {
  const refused = refuseAusencia(codigo, await readContrarios(trx))
  if (refused !== null) throw conflict(refused)
  return insertDeclaracao(trx, {
    codigo,
    texto: AUSENCIAS[codigo].frase,
    id_secretaria: id_secretaria ?? user.id_secretaria,
    feita_em: await dayForWriting(trx, dayOf(now)),
    feita_por: user.id,
    criada_em: now,
  })
}

async function withdraw(trx: Trx, user: SessionUser, id: number, now: Date): Promise<void> {
  const { retirada_em } = await lockDeclaracao(trx, id)
  if (retirada_em !== null) throw conflict(MESSAGES.alreadyWithdrawn)
  await updateDeclaracao(trx, id, { retirada_em: now, retirada_por: user.id })
}

export const declaracoesRoutes = (
  db: Db,
  { now, today }: Pick<Today, 'now' | 'today'>,
): Handlers<typeof declaracoesCalls> => ({
  listDeclaracoes: async () => ({ Status: 'Success', Result: await listVigentes(db, today()) }),

  createDeclaracao: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => declare(trx, user, body, now())), MESSAGES.made),

  withdrawDeclaracao: async ({ params, user, actor }) => {
    await transact(db, actor, (trx) => withdraw(trx, user, params.id, now()))
    return success(params.id, MESSAGES.withdrawn)
  },
})
