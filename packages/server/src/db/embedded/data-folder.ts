import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { makeFolder } from '../../make-folder.ts'
import { EmbeddedDatabaseError } from './worker-link.ts'

/** One name for the folder, however it is reached: two names would be two locks. Its parent is created. */
export function canonicalFolder(folder: string): string {
  const absolute = resolve(folder)
  makeFolder(dirname(absolute))
  return existsSync(absolute)
    ? realpathSync(absolute)
    : join(realpathSync(dirname(absolute)), basename(absolute))
}

/**
 * Makes sure that the folder holds a whole database. A new one is made beside it and renamed into place, so that a
 * process killed meanwhile leaves nothing that looks like a database. To be called with the lock held.
 */
export async function ensureDatabase(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  const draft = `${folder}.init`
  await rm(draft, { recursive: true, force: true })
  if (existsSync(join(folder, 'PG_VERSION')) && existsSync(join(folder, 'global', 'pg_control'))) return
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new EmbeddedDatabaseError(
      `A pasta ${folder} não está vazia e não contém um banco de dados. Escolha outra pasta em DATA_DIR.`,
    )
  }
  mkdirSync(draft, { mode: 0o700 })
  await create(draft)
  await syncTree(draft)
  try {
    renameSync(draft, folder)
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `Não foi possível criar o banco em ${folder}. Se a pasta for um ponto de montagem, indique uma pasta dentro dela em DATA_DIR.`,
      { cause: error },
    )
  }
  await syncPath(dirname(folder))
}

/** A new database has more files than some systems let a program open at once. */
const AT_ONCE = 64

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]
  for (let at = 0; at < paths.length; at += AT_ONCE)
    await Promise.all(paths.slice(at, at + AT_ONCE).map(syncPath))
}

/** Comes back when a file, or which files a folder has, is on the disk. */
export async function syncPath(path: string): Promise<void> {
  // Windows neither opens a folder nor syncs a file opened for reading; elsewhere an error is an error.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
