/** The codes with which a connection may open, in place of a protocol version. */
export const STARTUP_CODES = { ssl: 80877103, gss: 80877104, cancel: 80877102 } as const

/** Sync, Query, FunctionCall, Flush, CopyDone, CopyFail: after these PostgreSQL answers. */
const ANSWERED = new Set(Array.from('SQFHcf', (letter) => letter.charCodeAt(0)))
const TERMINATE = 'X'.charCodeAt(0)

/** Where the complete, answerable part of the received messages ends, and whether the client left after it. */
export function splitBatch(bytes: Buffer): { end: number; terminated: boolean } {
  let end = 0
  let offset = 0
  while (offset + 5 <= bytes.length) {
    const type = bytes[offset] ?? 0
    if (type === TERMINATE) return { end, terminated: true }
    offset += 1 + bytes.readInt32BE(offset + 1)
    if (offset > bytes.length) break
    if (ANSWERED.has(type)) end = offset
  }
  return { end, terminated: false }
}

/** What a server says to a client that it lets in. */
export function handshake(serverVersion: string): Buffer<ArrayBuffer> {
  const parameters: Record<string, string> = {
    server_version: serverVersion,
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    IntervalStyle: 'postgres',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
    is_superuser: 'on',
    session_authorization: 'postgres',
  }
  return Buffer.concat([
    frame('R', Buffer.alloc(4)),
    ...Object.entries(parameters).map(([name, value]) => frame('S', Buffer.from(`${name}\0${value}\0`))),
    frame('K', Buffer.alloc(8)),
    frame('Z', Buffer.from('I')),
  ])
}

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
