import { readChave } from '@paco/domain/prazos/chave'
import type { CumprimentoCreate } from '@paco/domain/prazos/cumprimento'
import { MESSAGES } from '@paco/domain/prazos/messages'
import { canMarkPrazo } from '@paco/domain/prazos/policy'
import type { Day } from '@paco/domain/shared/days'
import { conflict, forbidden, invalid, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { keepAnexo } from '../arquivos/anexo.ts'
import type { Arquivos } from '../arquivos/arquivos.ts'
import type { Anexado } from '../arquivos/queries.ts'
import type { Db } from '../db/database.ts'
import { type Actor, transact } from '../db/transact.ts'
import type { Caller } from '../work/turns.ts'
import { insertCumprimento, readComprovacao } from './cumprimentos-queries.ts'
import { readLegais } from './legal.ts'
import { readFatos } from './legal-queries.ts'

interface Said {
  arquivos: Arquivos
  who: SessionUser
  actor: Actor
  caller: Caller
  today: Day
  now: Date
}

type Asked = Pick<CumprimentoCreate, 'chave' | 'cumprido_em'>

/** Refuses what is no deadline of a record of the person's department, or is not marked. */
async function assertMarkable(db: Db, mark: Asked, { who, today }: Said): Promise<void> {
  const chave = readChave(mark.chave)
  const found = chave === null ? [] : await readLegais(db, who, chave, today)
  const one = found.find(({ prazo }) => prazo.chave === mark.chave)
  if (!one) throw notFound(MESSAGES.notFound)
  if (!canMarkPrazo(who, one.fatos)) throw forbidden(MESSAGES.notYours)
  if (one.prazo.regra.soPeloRegistro) throw conflict(MESSAGES.onlyByRecord)
  if (mark.cumprido_em > today) throw invalid({ cumprido_em: MESSAGES.future })
}

const NONE = { arquivo: null, arquivo_nome: null }

/** Marks a deadline as met; the number of the mark. */
export async function markPrazo(db: Db, mark: CumprimentoCreate, said: Said): Promise<number> {
  const { chave, cumprido_em, evidencia = null } = mark
  // Asked before anything is kept, which is work nobody does for what will be refused; and where it is written.
  if (mark.arquivo) await assertMarkable(db, mark, said)
  const kept = mark.arquivo ? await keepAnexo(said.arquivos, mark.arquivo, said.caller) : NONE
  return transact(db, said.actor, async (trx) => {
    await assertMarkable(trx, mark, said)
    const by = { feito_por: said.who.id, feito_em: said.now }
    const id = await insertCumprimento(trx, { chave, cumprido_em, evidencia, ...kept, ...by })
    if (id === null) throw conflict(MESSAGES.already)
    return id
  })
}

/** The file of a mark on a record that this person may read. */
export async function findComprovacao(db: Db, who: SessionUser, id: number): Promise<Anexado> {
  const found = await readComprovacao(db, id)
  const chave = found && readChave(found.chave)
  if (!found || !chave || (await readFatos(db, who, chave)).length === 0)
    throw notFound(MESSAGES.comprovacaoNotFound)
  return found
}
