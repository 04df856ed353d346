import type { startLegal, Who } from './legal.testing.ts'

interface Sent {
  name?: string
  fields?: Record<string, string>
  type?: string
  headers?: Record<string, string>
}

const BOUNDARY = 'limite-do-formulario'

/** A form as a browser sends it: texts first, then the file. */
export function formOf(bytes: Uint8Array, { name = 'ata.pdf', fields = {}, type = 'application/pdf' }: Sent) {
  const texts = Object.entries(fields).map(
    ([field, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="arquivo"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      bytes,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }
}

type Legal = Awaited<ReturnType<typeof startLegal>>

/** Ways to mark a deadline with a file, and to get it back. */
export function comprovacoesOf({ app, database }: Legal) {
  const send = (who: Who, chave: string, bytes: Uint8Array, sent: Sent = {}) => {
    const form = formOf(bytes, { ...sent, fields: { chave, cumprido_em: '2026-11-13', ...sent.fields } })
    return app.inject({
      method: 'POST',
      url: '/api/prazos/cumprimentos',
      payload: form.payload,
      headers: { ...who?.headers, ...form.headers, ...sent.headers },
    })
  }
  const get = (who: Who, id: number | string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/prazos/cumprimentos/${id}/arquivo`, headers: { ...who?.headers, ...headers } })
  const count = async (table: 'arquivos' | 'arquivo_partes', sha256: string): Promise<number> =>
    (await database.pool.query(`select count(*)::int as n from ${table} where sha256 = $1`, [sha256])).rows[0]
      .n
  return { send, get, count }
}
