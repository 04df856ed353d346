import type { documentosCalls } from '@paco/domain/documentos/contract'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { canReadRestritos } from '@paco/domain/documentos/policy'
import { notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Arquivos } from '../arquivos/arquivos.ts'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import { type Actor, transact } from '../db/transact.ts'
import { type FileResult, type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import type { Caller } from '../work/turns.ts'
import { readChecklist, unwaive, waive } from './checklist.ts'
import { readDono } from './donos-queries.ts'
import { documentosSource, findDocumento, findVersao, listVersoes, readDocumento } from './queries.ts'
import { insertRegra, listEtapas, regrasSource, updateEtapa, updateRegra } from './regras-queries.ts'
import {
  addVersao,
  createDocumento,
  editDocumento,
  restrictDocumento,
  type Said,
  voidDocumento,
} from './writes.ts'

/** Where a new rule stands that nobody gave a place: last of its stage. */
const LAST = 10_000

export function documentosRoutes(
  db: Db,
  { now, today }: Today,
  arquivos: Arquivos,
): Handlers<typeof documentosCalls> {
  const said = ({ user, actor, caller }: { user: SessionUser; actor: Actor; caller: Caller }): Said => ({
    arquivos,
    who: user,
    actor,
    caller,
    today: today(),
    now: now(),
  })

  /** A version to whoever is told of it: all of them to some, to others the one that is everybody's. */
  const open = async (id: number, who: SessionUser | null, caller: Caller): Promise<FileResult> => {
    const versao = await findVersao(db, id)
    const documento = await findDocumento(db, who, versao.documento_id)
    if (documento.versao_atual?.id !== id && !canReadRestritos(who, await readDono(db, documento)))
      throw notFound(MESSAGES.notFound)
    return arquivos.serve(versao, who, caller)
  }

  return {
    listDocumentos: ({ query, user }) => replyList(db, documentosSource(user), query),
    exportDocumentos: ({ query, user }) => exportList(db, documentosSource(user), 'documentos', query),
    getDocumento: async ({ params, user }) => RawJson.envelope(await readDocumento(db, user, params.id)),

    createDocumento: async ({ body, ...input }) =>
      success(await createDocumento(db, body, said(input)), MESSAGES.created),
    updateDocumento: async ({ params, body, ...input }) => {
      await transact(db, input.actor, (trx) => editDocumento(trx, said(input), params.id, body))
      return success(params.id, MESSAGES.updated)
    },
    listVersoes: async ({ params, user }) => {
      const documento = await findDocumento(db, user, params.id)
      if (canReadRestritos(user, await readDono(db, documento)))
        return RawJson.envelope(await listVersoes(db, params.id))
      return { Status: 'Success', Result: documento.versao_atual ? [documento.versao_atual] : [] }
    },
    addVersao: async ({ params, body, ...input }) => {
      await addVersao(db, params.id, body, said(input))
      return success(params.id, MESSAGES.versioned)
    },
    restrictDocumento: async ({ params, body, ...input }) => {
      const restricted = await transact(db, input.actor, (trx) =>
        restrictDocumento(trx, said(input), params.id, body),
      )
      return success(params.id, restricted ? MESSAGES.restricted : MESSAGES.freed)
    },
    voidDocumento: async ({ params, body, ...input }) => {
      await transact(db, input.actor, (trx) => voidDocumento(trx, said(input), params.id, body))
      return success(params.id, MESSAGES.undone)
    },
    readDocumento: async ({ params, user, caller }) => {
      const { versao_atual } = await findDocumento(db, user, params.id)
      if (versao_atual === null) throw notFound(MESSAGES.notFound)
      return open(versao_atual.id, user, caller)
    },
    readVersao: ({ params, user, caller }) => open(params.id, user, caller),

    readChecklist: async ({ params, user }) => ({
      Status: 'Success',
      Result: [await readChecklist(db, user, params.id)],
    }),
    waiveDocumento: async ({ params, body, user, actor }) => {
      const dispensado = { ...body, projeto: params.id, em: now() }
      return success(await transact(db, actor, (trx) => waive(trx, user, dispensado)), MESSAGES.waived)
    },
    unwaiveDocumento: async ({ params, user, actor }) => {
      await transact(db, actor, (trx) => unwaive(trx, user, params.id))
      return { Status: 'Success', message: MESSAGES.unwaived }
    },

    listRegras: ({ query }) => replyList(db, regrasSource, query),
    exportRegras: ({ query }) => exportList(db, regrasSource, 'checklist', query),
    createRegra: async ({ body, actor }) => {
      const id = await transact(db, actor, (trx) => insertRegra(trx, { ...body, ordem: body.ordem ?? LAST }))
      return success(id, MESSAGES.ruleSaved)
    },
    updateRegra: async ({ params, body: { versao, ...changes }, actor }) => {
      await transact(db, actor, (trx) => updateRegra(trx, params.id, changes, versao))
      return success(params.id, MESSAGES.ruleSaved)
    },
    listEtapasChecklist: async () => RawJson.envelope(await listEtapas(db)),
    updateEtapaChecklist: async ({ params, body: { versao, bloqueia }, actor }) => {
      await transact(db, actor, (trx) => updateEtapa(trx, params.id, { bloqueia }, versao))
      return success(params.id, MESSAGES.ruleSaved)
    },
  }
}
