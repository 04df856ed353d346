import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of a ZIP, made while it is written. */
export interface Part {
  readonly name: string
  readonly text: AsyncIterable<string> | Iterable<string>
}

interface Facts {
  crc: number
  packed: number
  size: number
}

const MADE_WITH = 20
/** Sums and sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** The first day of a ZIP's calendar: what is in it was made for whoever asks. */
const DAY_ONE = 0x21

/** What the head of a file and its entry in the directory say alike, from the version on. */
function facts({ crc, packed, size }: Facts, name: Buffer): Buffer {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(MADE_WITH, 0)
  bytes.writeUInt16LE(FLAGS, 2)
  bytes.writeUInt16LE(DEFLATED, 4)
  bytes.writeUInt16LE(DAY_ONE, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(packed, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(name.length, 22)
  return bytes
}

const signed = (signature: number, length = 4): Buffer => {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(signature, 0)
  return bytes
}

function entryOf(known: Facts, name: Buffer, at: number): Buffer {
  const end = Buffer.alloc(14)
  end.writeUInt32LE(at, 10)
  const made = Buffer.alloc(2)
  made.writeUInt16LE(MADE_WITH, 0)
  return Buffer.concat([signed(0x02014b50), made, facts(known, name), end, name])
}

function descriptorOf({ crc, packed, size }: Facts): Buffer {
  const bytes = signed(0x08074b50, 16)
  bytes.writeUInt32LE(crc, 4)
  bytes.writeUInt32LE(packed, 8)
  bytes.writeUInt32LE(size, 12)
  return bytes
}

/** A ZIP of texts, each packed while it is made: however long, little of it is held at once. */
export async function* zipOf(parts: Iterable<Part>): AsyncGenerator<Uint8Array> {
  const entries: Buffer[] = []
  let at = 0
  for (const { name, text } of parts) {
    const [start, called] = [at, Buffer.from(name)]
    const known: Facts = { crc: 0, packed: 0, size: 0 }
    const head = Buffer.concat([signed(0x04034b50), facts(known, called), called])
    yield head
    async function* counted() {
      for await (const piece of text) {
        const bytes = Buffer.from(piece)
        known.crc = crc32(bytes, known.crc)
        known.size += bytes.length
        yield bytes
      }
    }
    // Whichever end gives up, the other is told; an error comes out where the packed pieces are read.
    const packing = pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
    for await (const piece of packing as AsyncIterable<Buffer>) {
      known.packed += piece.length
      yield piece
    }
    const descriptor = descriptorOf(known)
    yield descriptor
    at += head.length + known.packed + descriptor.length
    entries.push(entryOf(known, called, start))
  }
  const directory = Buffer.concat(entries)
  const end = signed(0x06054b50, 22)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  yield Buffer.concat([directory, end])
}
