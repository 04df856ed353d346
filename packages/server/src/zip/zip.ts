import { MESSAGES } from '@paco/domain/arquivos/messages'
import { wrongType } from '@paco/domain/shared/errors'

/** Something whose bytes are read a stretch at a time. */
export interface Source {
  readonly size: number
  read(from: number, length: number): Promise<Buffer>
}

/** One file inside, as the directory at the end tells of it: nothing is unpacked. */
export interface Entry {
  readonly name: string
  /** How it is packed: 0 for not at all, 8 for deflate. */
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly crc: number
  /** Where its own head stands. */
  readonly at: number
}

const END = Buffer.from('PK\x05\x06', 'latin1')
const ENTRY = 0x02014b50
const HEAD = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const HEAD_BYTES = 30
const MAX_COMMENT = 0xffff
/** More than any document or folder of papers has. */
const MAX_ENTRIES = 5_000
/** How much larger than the file its content may be, where that is more than a little. */
const MAX_RATIO = 100
const LITTLE = 10 * 1024 * 1024

const damaged = () => wrongType(MESSAGES.damaged)

/** The record at the very end; one that does not end the file leaves room for something else behind it. */
async function readEnd(source: Source): Promise<{ count: number; at: number; length: number }> {
  const from = Math.max(0, source.size - END_BYTES - MAX_COMMENT)
  const tail = await source.read(from, END_BYTES + MAX_COMMENT)
  const place = tail.lastIndexOf(END)
  if (place < 0 || place + END_BYTES > tail.length) throw damaged()
  const [count, length, at] = [
    tail.readUInt16LE(place + 10),
    tail.readUInt32LE(place + 12),
    tail.readUInt32LE(place + 16),
  ]
  const ends = place + END_BYTES + tail.readUInt16LE(place + 20) === tail.length
  // Nothing between the directory and its end: sizes that need the larger format are of nothing we take.
  if (!ends || at + length !== from + place) throw damaged()
  return { count, at, length }
}

function readEntry(directory: Buffer, at: number): { entry: Entry; next: number } {
  if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) throw damaged()
  const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28)
  return {
    entry: {
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    },
    next: nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32),
  }
}

/** What is inside, or a refusal of what is broken, or would become too much. */
export async function readEntries(source: Source): Promise<Entry[]> {
  const { count, at, length } = await readEnd(source)
  if (count > MAX_ENTRIES) throw wrongType(MESSAGES.bomb)
  const directory = await source.read(at, length)
  const entries: Entry[] = []
  let [from, unpacked] = [0, 0]
  while (entries.length < count) {
    const { entry, next } = readEntry(directory, from)
    entries.push(entry)
    unpacked += entry.unpacked
    from = next
  }
  // More than it counts would be seen by others, and not here.
  if (from !== length) throw damaged()
  if (unpacked > LITTLE && unpacked > MAX_RATIO * source.size) throw wrongType(MESSAGES.bomb)
  return entries
}

/** The bytes of a file that is inside, as they are packed. */
export async function readPacked(source: Source, { packed, at }: Entry): Promise<Buffer> {
  const head = await source.read(at, HEAD_BYTES)
  if (head.length < HEAD_BYTES || head.readUInt32LE(0) !== HEAD) throw damaged()
  return source.read(at + HEAD_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28), packed)
}

/** The content of a short file that is inside without being packed; '' of any other. */
export async function readStored(source: Source, entry: Entry): Promise<string> {
  if (entry.method !== 0 || entry.packed > 200) return ''
  return (await readPacked(source, entry)).toString('latin1')
}
