import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PARTE } from '@paco/domain/arquivos/envio'
import type { Db } from '../db/database.ts'
import { makeFolder, PRIVATE } from '../make-folder.ts'
import { forgetResto, noteResto } from './restos-queries.ts'
import { checked, keyOf, missing, type Store, storeDown } from './store.ts'

/** What a file is called until it is whole. */
const PARTIAL = 'parcial'
const HOUR = 3_600_000

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
/** No room, no right, no disk: the folder's trouble, and nothing the sender can mend. */
const trouble = (error: unknown): never => {
  throw typeof (error as NodeJS.ErrnoException).syscall === 'string' ? storeDown(error) : error
}

/** Has the system write down what stands in a folder: a name that is not, is gone when the power is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

async function writeWhole(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const piece of pieces) await handle.writeFile(piece)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files of writes that were broken off. */
async function sweepPartial(root: string): Promise<void> {
  for (const name of await readdir(join(root, PARTIAL)).catch(() => [])) {
    const path = join(root, PARTIAL, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > HOUR) await rm(path, { force: true })
  }
}

/** In a folder, of which all instances must see the same one: written aside, made sure of, then given its name. */
export function openDisco(db: Db, root: string): Store {
  const place = (sha256: string) => join(root, keyOf(sha256))
  const write: Store['write'] = async (content) => {
    const { sha256 } = content
    const [path, aside] = [place(sha256), join(root, PARTIAL, randomUUID())]
    await noteResto(db, sha256, 'disco')
    await sweepPartial(root)
    makeFolder(join(root, PARTIAL), PRIVATE)
    try {
      await writeWhole(aside, checked(content))
      makeFolder(dirname(path), PRIVATE)
      await rename(aside, path)
    } finally {
      await rm(aside, { force: true })
    }
    for (const folder of [dirname(path), dirname(dirname(path)), root]) await syncFolder(folder)
    return (trx) => forgetResto(trx, sha256, 'disco')
  }
  return {
    guarda: 'disco',
    write: (content) => write(content).catch(trouble),
    async *read(sha256, { from, to }) {
      const handle = await open(place(sha256), 'r').catch((error) => {
        throw isGone(error) ? missing() : storeDown(error)
      })
      try {
        for (let at = from; at <= to; at += PARTE) {
          const wanted = Math.min(PARTE, to - at + 1)
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, at).catch(trouble)
          if (bytesRead < wanted) throw missing()
          yield buffer
        }
      } finally {
        await handle.close()
      }
    },
    has: async (sha256) =>
      (await stat(place(sha256)).catch((error) => (isGone(error) ? null : trouble(error)))) !== null,
    remove: (sha256) => rm(place(sha256), { force: true }).catch(trouble),
    ping: async () => {
      try {
        makeFolder(root, PRIVATE)
        await access(root, constants.W_OK)
      } catch (error) {
        trouble(error)
      }
    },
  }
}
