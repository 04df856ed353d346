import { tribunalAtual } from '@paco/domain/cidade/tribunais'
import type { ExportFormat } from '@paco/domain/http/list'
import type { remessasCalls } from '@paco/domain/remessas/contract'
import { MESSAGES } from '@paco/domain/remessas/messages'
import { type Linha, linhaOf } from '@paco/domain/remessas/obra'
import { type Periodo, periodoAnterior } from '@paco/domain/remessas/periodo'
import { previaOf } from '@paco/domain/remessas/previa'
import type { RemessaCreate } from '@paco/domain/remessas/remessa'
import { cabecalhoOf, tribunalDe } from '@paco/domain/remessas/tribunais'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Arquivos } from '../arquivos/arquivos.ts'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import { type Actor, transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { collect } from '../http/upload.ts'
import { atOnce, writePlanilha } from '../planilhas/planilha.ts'
import type { Caller } from '../work/turns.ts'
import { findRemessa, insertRemessa, listObras, remessasSource } from './queries.ts'

const linhasOf = async (db: Db, periodo: Periodo, day: Day): Promise<Linha[]> =>
  (await listObras(db, periodo)).map((fatos) => linhaOf(fatos, day))

/** The period that was asked for, or the one that is over. */
function askedOf(query: { inicio?: Day | undefined; fim?: Day | undefined }, day: Day): Periodo {
  const over = periodoAnterior(day, tribunalDe(tribunalAtual()))
  const { inicio = over.inicio, fim = over.fim } = query
  if (fim < inicio) throw invalid({ fim: MESSAGES.endsBefore })
  return { inicio, fim }
}

function planilhaOf(formato: ExportFormat, tribunal: string, periodo: Periodo, linhas: Linha[], day: Day) {
  const { inicio, fim } = periodo
  const head = cabecalhoOf(tribunal, `${formatDay(inicio)} a ${formatDay(fim)}`, formatDay(day))
  const name = `obras-${tribunal}-${inicio}-a-${fim}`
  return writePlanilha(formato, name, tribunalDe(tribunal).colunas, atOnce(linhas), { head })
}

async function* buffers(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece as Uint8Array)
}

async function* atWork<T>(batches: AsyncIterable<T>): AsyncGenerator<T> {
  yield* batches
}

interface Said {
  readonly user: SessionUser
  readonly actor: Actor
  readonly caller: Caller
  readonly now: Date
  readonly day: Day
}

/** Makes the file, keeps it under its fingerprint, and notes whose it is and of when. */
async function freeze(
  db: Db,
  arquivos: Arquivos,
  { tribunal, inicio, fim }: RemessaCreate,
  { user, actor, caller, now, day }: Said,
): Promise<number> {
  const own = tribunalAtual()
  if (tribunal !== own) throw invalid({ tribunal: MESSAGES.otherTribunal(tribunalDe(own).sigla) })
  if (fim > day) throw invalid({ fim: MESSAGES.future })
  const linhas = await linhasOf(db, { inicio, fim }, day)
  const { name, pieces } = planilhaOf('xlsx', tribunal, { inicio, fim }, linhas, day)
  const upload = await collect(name, buffers(await pieces(atWork, { nome: user.name, em: now })))
  try {
    const kept = await arquivos.put(upload, caller)
    const by = { feita_por: user.id, feita_em: now }
    return await transact(db, actor, (trx) =>
      insertRemessa(trx, { tribunal, inicio, fim, linhas: linhas.length, ...kept, ...by }),
    )
  } finally {
    await upload.drop()
  }
}

export const remessasRoutes = (
  db: Db,
  { now, today }: Pick<Today, 'now' | 'today'>,
  arquivos: Arquivos,
): Handlers<typeof remessasCalls> => ({
  previewObrasTce: async ({ query }) => {
    const periodo = askedOf(query, today())
    return {
      Status: 'Success',
      Result: [previaOf(tribunalAtual(), periodo, await linhasOf(db, periodo, today()))],
    }
  },

  exportObrasTce: async ({ query: { formato, ...query } }) => {
    const periodo = askedOf(query, today())
    return planilhaOf(formato, tribunalAtual(), periodo, await linhasOf(db, periodo, today()), today())
  },

  listRemessas: ({ query }) => replyList(db, remessasSource, query),

  createRemessa: async ({ body, user, actor, caller }) =>
    success(
      await freeze(db, arquivos, body, { user, actor, caller, now: now(), day: today() }),
      MESSAGES.made,
    ),

  readRemessa: async ({ params, user, caller }) =>
    arquivos.serve(await findRemessa(db, params.id), user, caller),
})
