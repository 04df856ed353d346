import { connect, type Socket } from 'node:net'
import { MESSAGES } from '@paco/domain/arquivos/messages'

/** Where clamd listens: an address, or a socket's path. */
export type ClamavAddress = { readonly host: string; readonly port: number } | { readonly path: string }

/** What it says of a whole file. */
export type Laudo =
  | { readonly verificado: 'limpo' }
  | { readonly verificado: 'suspeito'; readonly ameaca: string }

/** Nobody answers at the address: no file's fault. */
export class Unreachable extends Error {}
/** It answered, and did not look at the file; the message says why. */
export class NotScanned extends Error {}

/** How long it may take to answer at all, to take or say something, and for all of a file, in milliseconds. */
export interface Patience {
  readonly connect: number
  readonly silence: number
  readonly whole: number
}
/** clamd itself gives a file two minutes (MaxScanTime). */
const PATIENCE: Patience = { connect: 5_000, silence: 150_000, whole: 600_000 }

/** An address as a setting spells it; null where it is none. */
export function clamavOf(value: string): ClamavAddress | null {
  if (/^\/[^\0]+$/.test(value)) return { path: value }
  const [, bracketed, plain, port] = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(value) ?? []
  const host = bracketed ?? plain
  const number = Number(port)
  return host !== undefined && number >= 1 && number <= 65_535 ? { host, port: number } : null
}

/** No answer is longer: what is sent on and on is none. */
const LONGEST = 4_096

/** What it says, up to the NUL that ends it. */
function replyOf(socket: Socket, patience: Patience, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let [text, reached] = ['', false]
    const fail = (why: string, cause?: unknown) =>
      reject(reached ? new NotScanned(why, { cause }) : new Unreachable(why, { cause }))
    socket.setEncoding('utf8').setTimeout(patience.connect)
    socket.on('connect', () => {
      reached = true
      socket.setTimeout(patience.silence)
    })
    socket.on('data', (piece: string) => {
      text += piece
      const end = text.indexOf('\0')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > LONGEST) fail(MESSAGES.antivirusStrange)
    })
    socket.on('timeout', () => fail(MESSAGES.antivirusTookLong))
    socket.on('error', (error) => fail(MESSAGES.antivirusLeft, error))
    socket.on('close', () => fail(MESSAGES.antivirusLeft))
    signal.addEventListener('abort', () => fail(MESSAGES.antivirusTookLong))
  })
}

/** Asks one thing on a connection of its own, and listens while it speaks: a refusal may come in the middle. */
async function ask(
  address: ClamavAddress,
  speak: (write: (bytes: Uint8Array) => Promise<void>) => Promise<void>,
  { patience = PATIENCE, signal }: { patience?: Patience; signal?: AbortSignal | undefined } = {},
): Promise<string> {
  const socket = connect(address)
  const cut = AbortSignal.any([AbortSignal.timeout(patience.whole), ...(signal ? [signal] : [])])
  const reply = replyOf(socket, patience, cut)
  // What could not be written is told by the reply, or by its end.
  const write = (bytes: Uint8Array) => new Promise<void>((done) => socket.write(bytes, () => done()))
  try {
    return await Promise.race([reply, speak(write).then(() => reply)])
  } finally {
    socket.destroy()
  }
}

const END = Buffer.alloc(4)
const sizeOf = ({ length }: Uint8Array): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return size
}

/** Has it look at a file as it is read, a piece at a time, and never more of it in memory. */
export async function scan(
  address: ClamavAddress,
  pieces: AsyncIterable<Uint8Array>,
  options?: { patience?: Patience; signal?: AbortSignal },
): Promise<Laudo> {
  const text = await ask(
    address,
    async (write) => {
      await write(Buffer.from('zINSTREAM\0'))
      for await (const piece of pieces) {
        await write(sizeOf(piece))
        await write(piece)
      }
      await write(END)
    },
    options,
  )
  if (text === 'stream: OK') return { verificado: 'limpo' }
  const [, ameaca] = /^stream: (.+) FOUND$/.exec(text) ?? []
  if (ameaca !== undefined)
    return { verificado: 'suspeito', ameaca: ameaca.replace(/\p{Cc}/gu, '').slice(0, 200) || '?' }
  if (/size limit exceeded/i.test(text)) throw new NotScanned(MESSAGES.antivirusTooLarge)
  throw new NotScanned(`${MESSAGES.antivirusStrange} (${text.replace(/\p{Cc}/gu, '').slice(0, 200)})`)
}

/** Fails where it does not answer. */
export async function ping(address: ClamavAddress): Promise<void> {
  const text = await ask(address, (write) => write(Buffer.from('zPING\0')))
  if (text !== 'PONG') throw new NotScanned(MESSAGES.antivirusStrange)
}
