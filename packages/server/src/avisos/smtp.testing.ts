import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import type { SmtpAddress } from './smtp.ts'

export interface Recebida {
  readonly para: string
  readonly texto: string
}

/** What the mail server says to a letter; cutting the connection is saying nothing. */
export type Resposta = { aceita: true } | { codigo: number } | { corta: true }

/** A real mail server on this machine, which keeps what it takes. */
export async function openMailServer() {
  const recebidas: Recebida[] = []
  let next: () => Resposta | Promise<Resposta> = () => ({ aceita: true })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', async () => {
        const resposta = await next()
        if ('codigo' in resposta)
          return done(Object.assign(new Error('Agora não.'), { responseCode: resposta.codigo }))
        const para = session.envelope.rcptTo.map(({ address }) => address).join()
        recebidas.push({ para, texto: Buffer.concat(pieces).toString('utf8') })
        if ('aceita' in resposta) return done()
        // It has the letter, and its answer is lost.
        for (const connection of server.connections) connection.close()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const address: SmtpAddress = { host: '127.0.0.1', port, secure: false, auth: null }
  return {
    address,
    recebidas,
    /** From now on. */
    answer: (how: () => Resposta | Promise<Resposta>) => {
      next = how
    },
    /** Letters to one person, undone of what mail does to long lines and accents. */
    to: (email: string) => recebidas.filter(({ para }) => para === email).map(({ texto }) => plain(texto)),
  }
}

const bytes = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const plain = (letter: string) => bytes(letter).replace(/\r\n /g, ' ')

/** For tests in which every failure is told by the server: one of ours ends the test. */
export const strictLog = {
  error: ({ err }: { readonly err?: unknown }) => {
    throw err
  },
  warn: () => {},
}
