import { randomBytes } from 'node:crypto'
import type { prazosCalls } from '@paco/domain/prazos/contract'
import { MESSAGES } from '@paco/domain/prazos/messages'
import { isUsado } from '@paco/domain/prazos/modulo'
import { isMine, type Prazo, prazosList, venceNoMes } from '@paco/domain/prazos/prazo'
import { notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Arquivos } from '../arquivos/arquivos.ts'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { replyRows } from '../http/list-replies.ts'
import { findComprovacao, markPrazo } from './cumprimentos.ts'
import { deleteCumprimento } from './cumprimentos-queries.ts'
import { listFiscais } from './fiscais.ts'
import { toCalendar } from './icalendar.ts'
import { listDoProjeto, listLegais } from './legal.ts'
import { type LegalMemory, PATIENCE } from './legal-memory.ts'
import { type Due, findBySegredo, listDue, MOST, readSegredo, writeSegredo } from './queries.ts'

const SOON = 30
const addressOf = (segredo: string) => ({ endereco: `/api/agenda/${segredo}` })

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const byDay = (one: Due, other: Due) =>
  inOrder(one.dia, other.dia) ||
  inOrder(one.tipo, other.tipo) ||
  one.id - other.id ||
  (one.parte ?? '').localeCompare(other.parte ?? '')

export function prazosRoutes(
  db: Db,
  { now, today }: Today,
  legais: LegalMemory,
  arquivos: Arquivos,
): Handlers<typeof prazosCalls> {
  /** One's own first, each half in the order of the days. */
  async function prazosOf(who: SessionUser, patience?: number): Promise<Prazo[]> {
    const day = today()
    const shared = await legais.read(day, patience)
    const legal = await listLegais(db, who, { today: day, shared, most: MOST })
    const due = [...(await listDue(db, who, day)), ...(await listFiscais(db, day)), ...legal].filter(isUsado)
    const all = due.sort(byDay).map((one) => ({ ...one, meu: isMine(who, one) }))
    return [...all.filter(({ meu }) => meu), ...all.filter(({ meu }) => !meu)]
  }

  return {
    listPrazos: async ({ query, user }) => {
      const asked = (prazo: Prazo) =>
        (query.tipo === undefined || prazo.tipo === query.tipo) &&
        (query.id_secretaria === undefined || prazo.id_secretaria === query.id_secretaria) &&
        (query.marca === undefined || prazo.marca === query.marca) &&
        (query.mes === undefined || venceNoMes(prazo, query.mes))
      return replyRows(prazosList, (await prazosOf(user)).filter(asked), query)
    },

    countPrazos: async ({ user }) => {
      const all = await prazosOf(user, PATIENCE)
      const dated = all.filter(({ tipo }) => tipo !== 'aditivo')
      const aditivos = all.length - dated.length
      const vencidos = dated.filter(({ dias }) => dias < 0)
      const proximos = dated.filter(({ dias }) => dias >= 0 && dias <= SOON)
      const mine = [...vencidos, ...proximos, ...all.filter(({ tipo }) => tipo === 'aditivo')]
      const counted = { vencidos: vencidos.length, proximos: proximos.length, aditivos }
      return { Status: 'Success', Result: [{ ...counted, meus: mine.filter(({ meu }) => meu).length }] }
    },

    listPrazosDoProjeto: async ({ params, user }) => ({
      Status: 'Success',
      Result: await listDoProjeto(db, user, params.id, today()),
    }),

    markPrazo: async ({ body, user: who, actor, caller }) => {
      const said = { arquivos, who, actor, caller, today: today(), now: now() }
      return success(await markPrazo(db, body, said), MESSAGES.marked)
    },

    readComprovacao: async ({ params, user, caller }) =>
      arquivos.serve(await findComprovacao(db, user, params.id), user, caller),

    unmarkPrazo: async ({ params, actor }) => {
      await transact(db, actor, (trx) => deleteCumprimento(trx, params.id))
      return { Status: 'Success', message: MESSAGES.unmarked }
    },

    getAgenda: async ({ user }) => {
      const segredo = await readSegredo(db, user.id)
      return { Status: 'Success', Result: segredo === null ? [] : [addressOf(segredo)] }
    },

    renewAgenda: async ({ user, actor }) => {
      // Drawn inside: a repeated request is told the address that was kept, not a new one that was not.
      const segredo = await transact(db, actor, async (trx) => {
        const fresh = randomBytes(32).toString('base64url')
        await writeSegredo(trx, user.id, fresh)
        return fresh
      })
      return { Status: 'Success', Result: [addressOf(segredo)] }
    },

    readAgenda: async ({ params }) => {
      const who = await findBySegredo(db, params.segredo)
      if (!who) throw notFound(MESSAGES.agendaNotFound)
      // Waiting requests have no day to be done by; a department's calendar holds its own days, and the city's.
      const dated = (await prazosOf(who)).filter(({ tipo }) => tipo !== 'aditivo')
      const own =
        who.id_secretaria === null ? dated : dated.filter(({ meu, tipo }) => meu || tipo === 'fiscal')
      const bytes = Buffer.from(toCalendar(own, now()), 'utf8')
      return { name: 'prazos.ics', type: 'text/calendar; charset=utf-8', bytes }
    },
  }
}
