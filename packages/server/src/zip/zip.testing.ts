import { crc32 } from 'node:zlib'

/** One file of a ZIP made for a test. */
export interface Inner {
  name: string
  /** Its bytes as they stand in the ZIP. */
  content?: string | Uint8Array
  /** What its head says it unpacks to. */
  says?: number
  /** Of content that is deflated already: the sum of what it unpacks to. */
  deflated?: { crc: number }
}

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)

/** A ZIP whose files stand in it as they are given. */
export function zip(inner: readonly Inner[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, content = '', says, deflated } of inner) {
    const data = bytesOf(content)
    // From how it is packed to the length of its name, the head of a file and its entry say the same.
    const facts = Buffer.alloc(22)
    facts.writeUInt16LE(deflated ? 8 : 0, 0)
    facts.writeUInt32LE(deflated?.crc ?? crc32(data), 6)
    facts.writeUInt32LE(data.length, 10)
    facts.writeUInt32LE(says ?? data.length, 14)
    facts.writeUInt16LE(Buffer.byteLength(name), 18)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    facts.copy(head, 8)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    facts.copy(entry, 10)
    entry.writeUInt32LE(at, 42)
    const local = Buffer.concat([head, Buffer.from(name), data])
    locals.push(local)
    entries.push(Buffer.concat([entry, Buffer.from(name)]))
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const last = Buffer.from(comment)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(inner.length, 8)
  end.writeUInt16LE(inner.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(last.length, 20)
  return Buffer.concat([...locals, directory, end, last])
}
