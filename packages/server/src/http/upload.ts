import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file of a form, received whole and kept on the disk until its call is answered. */
export class Upload {
  readonly name: string
  readonly size: number
  readonly sha256: string
  readonly #handle: FileHandle

  constructor(handle: FileHandle, told: { name: string; size: number; sha256: string }) {
    this.#handle = handle
    this.name = told.name
    this.size = told.size
    this.sha256 = told.sha256
  }

  /** So many bytes from there, fewer where it ends. */
  async read(from: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - from))
    const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(wanted), 0, wanted, from)
    return buffer.subarray(0, bytesRead)
  }

  drop(): Promise<void> {
    return this.#handle.close()
  }
}

/** A file that has no name any more: however the process ends, nothing of it is left. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `paco-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  await unlink(path)
  return handle
}

/** Collects a file on the disk as it comes: a slow client takes up a little room there, and nothing that others wait for. */
export async function collect(name: string, chunks: AsyncIterable<Buffer>): Promise<Upload> {
  const handle = await openNameless()
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of chunks) {
      hash.update(chunk)
      await handle.write(chunk, 0, chunk.length, size)
      size += chunk.length
    }
    return new Upload(handle, { name, size, sha256: hash.digest('hex') })
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Gives the disk its room back. */
export async function dropUploads(body: Readonly<Record<string, unknown>>): Promise<void> {
  await Promise.all(Object.values(body).map((value) => (value instanceof Upload ? value.drop() : undefined)))
}
