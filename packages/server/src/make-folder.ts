import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The mode of a folder whose content is for the eyes of the program's own user. */
export const PRIVATE = 0o700

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** Makes a folder and those above it. Node's `recursive` never ends where a file system takes no folders, such as /proc. */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (hasCode(error, 'EEXIST') && statSync(folder).isDirectory()) return
    const above = dirname(folder)
    if (!hasCode(error, 'ENOENT') || existsSync(above)) throw error
    makeFolder(above, mode)
    makeFolder(folder, mode)
  }
}
