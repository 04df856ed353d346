import { writeFile } from 'node:fs/promises'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Answers of a server of several cities, as whoever asks by a name gets them. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

interface Sent {
  readonly token?: string
  readonly json?: object
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

const BOUNDARY = 'parte-de-formulario'
const formOf = (fields: Readonly<Record<string, string>>) =>
  `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--${BOUNDARY}--\r\n`

/** Few connections for all names, as a proxy in front has them: one after the other on the same line is another city's. */
export function caller(port: number, lines = 6) {
  const agent = new Agent({ keepAlive: true, maxSockets: lines })
  const call = async (host: string, method: string, path: string, sent: Sent = {}): Promise<Answer> => {
    const body = sent.json ? JSON.stringify(sent.json) : sent.form && formOf(sent.form)
    const type = sent.json ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`
    const headers = {
      host,
      ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      ...sent.headers,
    }
    const reply = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, agent, method, path, headers }, resolve)
      asking.once('error', reject)
      asking.end(body)
    })
    return { status: reply.statusCode ?? 0, headers: reply.headers, text: await text(reply) }
  }
  return { call, close: () => agent.destroy() }
}

/** What comes back for bytes that are sent as they are. */
export function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes)
  return text(socket)
}

/** Writes a file of cities and answers an environment that names it. */
export async function environment(
  folder: string,
  url: string,
  written: unknown,
): Promise<Record<string, string>> {
  const file = join(folder, 'cidades.json')
  await writeFile(file, JSON.stringify(written))
  return { CONSORCIO: file, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent', BACKUP_HOUR: 'nunca' }
}
