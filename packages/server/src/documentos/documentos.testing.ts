import { loginAs } from '../../test/harness.ts'
import { versaoDe } from '../../test/lido.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { pdf } from '../arquivos/files.testing.ts'
import { openObras } from '../medicoes/medicoes.testing.ts'
import { formOf } from '../prazos/comprovacao.testing.ts'

interface Sent {
  readonly bytes?: Uint8Array
  readonly name?: string
  readonly headers?: Record<string, string>
}

let written = 0
/** A file that no other test sends. */
export const onePdf = (inside = ''): Buffer => pdf(`% ${++written} ${inside}`)

/** The application with a contract's people, and all that is done with documents. */
export async function openDocumentos(start?: string) {
  const bench = await openObras(start)
  const { call, test, obras } = bench
  const { app } = test
  // What is public is told by the day, which the first such call has computed.
  await call(null, 'GET', '/api/documentos')
  const outra = await loginAs(test, { id_secretaria: 13 })

  const sendForm = (who: Who, url: string, fields: Record<string, string>, sent: Sent = {}) => {
    const form = formOf(sent.bytes ?? onePdf(), { name: sent.name ?? 'papel.pdf', fields })
    return app.inject({
      method: 'POST',
      url,
      payload: form.payload,
      headers: { ...who?.headers, ...form.headers, ...sent.headers },
    })
  }
  const textOf = (own: object): Record<string, string> =>
    Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)]))

  const create = (who: Who, own: object, sent?: Sent) =>
    sendForm(who, '/api/documentos', textOf({ titulo: 'Papel', ...own }), sent)
  const created = async (own: object, sent?: Sent, who: Who = bench.admin): Promise<number> => {
    const reply = await create(who, own, sent)
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return reply.json().id
  }
  const ofProjeto = (registro_id: number, own: object = {}) => ({ entidade: 'projetos', registro_id, ...own })
  const link = (who: Who, own: object) =>
    call(who, 'POST', '/api/documentos', {
      titulo: 'Publicação',
      link: 'https://pncp.gov.br/app/editais/1',
      link_conferido_em: '2026-11-16',
      ...own,
    })
  const addVersao = async (who: Who, id: number, own: object = {}, sent?: Sent) => {
    const url = `/api/documentos/${id}/versoes`
    return sendForm(who, url, textOf({ versao: await versaoDe(test.database.pool, url), ...own }), sent)
  }

  const read = async (who: Who, id: number) =>
    (await call(who, 'GET', `/api/documentos/${id}`)).json().Result?.[0] ?? null
  const list = async (who: Who, query = '') =>
    (await call(who, 'GET', `/api/documentos?${query}`)).json().Result as {
      id: number
      [field: string]: unknown
    }[]
  const statusOf = async (who: Who, path: string) => (await call(who, 'GET', path)).statusCode

  /** A pending request for more time, which is told to its department and to those who control. */
  const newAditivo = async (projeto: number) => bench.ask(bench.prazoRequest(projeto))

  return {
    ...bench,
    app,
    outra,
    obras,
    create,
    created,
    ofProjeto,
    link,
    addVersao,
    read,
    list,
    statusOf,
    newAditivo,
  }
}
