import { MESSAGES } from '@paco/domain/orcamento/messages'
import {
  opcao,
  type opcaoCreate,
  opcaoMantida,
  type opcaoUpdate,
  opcoesList,
  opcoesOferecidasList,
  programa,
} from '@paco/domain/orcamento/opcao'
import { conflict, invalid } from '@paco/domain/shared/errors'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord, recordsOf } from '../db/records.ts'
import { refuseForaDeUso } from '../secretarias/queries.ts'

export const opcoesSource: ListSource = {
  view: 'lista_opcoes_orcamento',
  row: Object.keys(opcaoMantida.shape),
  columns: opcoesList.columns,
  order: 'id',
}

/** What the lists offer, by code; which list, and that it is in use, the handler says. */
export const opcoesOferecidasSource: ListSource = {
  ...opcoesSource,
  row: Object.keys(opcao.shape),
  columns: opcoesOferecidasList.columns,
  order: 'codigo',
}

/** The programmes say their plan too. */
export const programasSource: ListSource = {
  ...opcoesOferecidasSource,
  row: Object.keys(programa.shape),
}

/** One option as a JSON array of one, or a refusal. */
export const readOpcao = (db: Db, id: number): Promise<string> =>
  readRecord(db, opcoesSource, id, MESSAGES.opcaoNotFound)

const records = recordsOf('opcoes_orcamento', {
  missing: MESSAGES.opcaoNotFound,
  refusals: {
    opcoes_orcamento_codigo: () => conflict(MESSAGES.opcaoTaken, { codigo: MESSAGES.opcaoTaken }),
    opcoes_orcamento_programa: () => invalid({ ppa: MESSAGES.onlyPrograma }),
    opcoes_orcamento_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.secretariaNotFound }),
    ...refuseForaDeUso('id_secretaria'),
  },
})

export const insertOpcao = (trx: Trx, values: z.output<typeof opcaoCreate>): Promise<number> =>
  records.insert(trx, values)

export const insertOpcoes = records.insertMany
/** Only what came in by mistake, and nothing carries. */
export const deleteOpcoes = records.deleteMany

export const updateOpcao = (
  trx: Trx,
  id: number,
  { versao, ...values }: z.output<typeof opcaoUpdate>,
): Promise<void> => records.update(trx, id, values, versao)
