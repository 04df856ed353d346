import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { formatInstant } from '@paco/domain/shared/days'
import { OperatorError } from '../../operator-error.ts'
import { syncPath } from './data-folder.ts'

/** Where the city of a folder went: said in a file beside it, which once it stands is the truth. */
export interface Moved {
  /** Of the move; the server's database was told the same. */
  readonly id: string
  readonly quando: string
  /** The server's address, without the password. */
  readonly para: string
}

/** Beside the folder, by whatever way it is reached; whoever only looks creates nothing. */
const fileOf = (folder: string) => `${existsSync(folder) ? realpathSync(folder) : resolve(folder)}.mudou`

/** From its return on the city is on the server, whatever happens to this process. */
export async function noteMoved(folder: string, moved: Moved): Promise<void> {
  const file = fileOf(folder)
  const draft = await open(`${file}.parcial`, 'w', 0o600)
  try {
    await draft.writeFile(`${JSON.stringify(moved)}\n`)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${file}.parcial`, file)
  await syncPath(dirname(file))
}

/** Null where the city of a folder is still in it. */
export function readMoved(folder: string): Moved | null {
  const file = fileOf(folder)
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Moved
  } catch {
    throw new OperatorError(
      `O arquivo ${file}, que diz para onde a cidade mudou, está ilegível. Indique em DATABASE_URL o servidor em que ela está.`,
    )
  }
}

export const movedText = (folder: string, { para, quando }: Moved): string =>
  `A cidade de ${folder} mudou para ${para} em ${formatInstant(quando)}: este banco não é mais o dela. Indique o servidor, com a senha, em DATABASE_URL e inicie de novo.`

/** A folder that the city has left is opened by nobody: what is written there would be of another city than everybody's. */
export function refuseMoved(folder: string): void {
  const moved = readMoved(folder)
  if (moved !== null) throw new OperatorError(movedText(folder, moved))
}
