import { addDays, type Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { binProjeto } from '../lixeira/queries.ts'
import { archiveProjeto } from '../lixeira/writes.ts'
import { removeProjeto } from '../projetos/writes.ts'
import { listEncostados } from './lixeira-queries.ts'
import { saveAs } from './saves-queries.ts'

const MOTIVO =
  'Obra entregue e contas aprovadas; o processo foi remetido ao arquivo geral, caixa 214. Mantido para consulta.'

const at = (day: Day) => new Date(`${day}T16:10:00-03:00`)

/** One project that is over was archived, and one that never began was deleted a while ago: it can still come back. */
export async function fillLixeira(trx: Trx, admin: SessionUser, today: Day): Promise<void> {
  const { concluido, semNada } = await listEncostados(trx)
  if (concluido !== null)
    await saveAs(trx, admin, () =>
      archiveProjeto(trx, admin, concluido, { motivo: MOTIVO }, at(addDays(today, -40))),
    )
  if (semNada !== null)
    await saveAs(trx, admin, () =>
      removeProjeto(trx, admin, semNada, { bin: binProjeto, now: () => at(addDays(today, -9)) }),
    )
}
