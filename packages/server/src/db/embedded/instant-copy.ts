import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { makeFolder, PRIVATE } from '../../make-folder.ts'

/** Changes with every checkpoint: while it stays as it is, nothing of PostgreSQL's own writes its files. */
const CONTROL = join('global', 'pg_control')
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** When a file was last written to, and how long it is. */
type Marks = Map<string, string>

async function markOf(file: string): Promise<string | null> {
  try {
    const { mtimeNs, ctimeNs, size } = await stat(file, { bigint: true })
    return `${mtimeNs} ${ctimeNs} ${size}`
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Copies what is not as it was marked, each file marked before it is read; answers the marks of all. */
async function copyChanged(from: string, to: string, before: Marks): Promise<Marks> {
  const marks: Marks = new Map()
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isDirectory()))
    await mkdir(join(to, join(entry.parentPath, entry.name).slice(from.length)), {
      recursive: true,
      mode: 0o700,
    })
  for (const entry of entries.filter((one) => one.isFile())) {
    const name = join(entry.parentPath, entry.name).slice(from.length + 1)
    const mark = await markOf(join(from, name))
    if (mark === null) continue
    marks.set(name, mark)
    if (before.get(name) === mark) continue
    try {
      // Where the disk can, both share what is in them until one is written to.
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE)
    } catch (error) {
      if (!isMissing(error)) throw error
      marks.delete(name)
    }
  }
  return marks
}

/**
 * Copies a folder in which PGlite is at work, as it is at one instant. Twice: most of it while everyone goes on, then, with
 * the one session held and everything written out, what has changed since. Only that keeps people waiting.
 */
export async function copyInstant(patient: pg.Pool, folder: string, target: string): Promise<void> {
  makeFolder(target, PRIVATE)
  let marks: Marks = await copyChanged(folder, target, new Map()).catch((error) => {
    // A folder that went while it was read: all of it is then copied below.
    if (isMissing(error)) return new Map()
    throw error
  })
  const client = await patient.connect()
  try {
    for (
      let control: string | null = null;
      control === null || control !== (await markOf(join(folder, CONTROL)));
    ) {
      await client.query('checkpoint')
      control = await markOf(join(folder, CONTROL))
      const now = await copyChanged(folder, target, marks)
      for (const name of marks.keys()) if (!now.has(name)) await rm(join(target, name), { force: true })
      marks = now
    }
  } finally {
    client.release()
  }
}
