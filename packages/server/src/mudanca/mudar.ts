import { randomUUID } from 'node:crypto'
import { rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sizeOf } from '../backup/queries.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { noteMoved } from '../db/embedded/moved.ts'
import { unmake } from '../db/migrate.ts'
import { onTransaction } from '../db/runner.ts'
import { OperatorError } from '../operator-error.ts'
import { assertAlvo } from './alvo.ts'
import { type Andamento, type Trazida, trazer } from './copia.ts'
import { trazerDiferenca } from './diferenca.ts'
import { forgetMade, forgetPending, notePending, readMark, readPending } from './queries.ts'

/** What serves the city while it moves. */
export interface Casa {
  /** Ends what the city does by itself. */
  aquietar(): Promise<void>
  /** Lets nobody begin to write, and comes back when whoever had begun is done. */
  parar(): Promise<void>
  /** Opens the city on the server and has it answer there once `confirmar`, which makes it so for good, has come back. */
  passar(destino: Database, confirmar: () => Promise<void>): Promise<void>
  /** Has the city go on where it was. */
  voltar(): Promise<void>
}

export interface Mudanca extends Andamento {
  readonly origem: Database
  /** The folder of the embedded database. */
  readonly pasta: string
  readonly destino: Database
  /** The server's address without its password. */
  readonly para: string
  readonly casa: Casa
}

/** What others may need of the disk meanwhile. */
const SPARE = 256 * 1024 * 1024
const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

async function assertRoom({ origem, pasta }: Mudanca): Promise<void> {
  const needed = (await sizeOf(origem.patient.db)) + SPARE
  const { bavail, bsize } = await statfs(dirname(pasta))
  if (bavail * bsize < needed)
    throw new OperatorError(
      `A mudança precisa de ${megabytes(needed)} MB livres no disco de ${dirname(pasta)}, por algum tempo; há ${megabytes(bavail * bsize)} MB.`,
    )
}

/** Where the files of the database as they were at one instant lie meanwhile; whoever died while moving left them. */
export const copiaEm = (pasta: string): string => join(dirname(pasta), 'mudanca')

/** Reads from a copy of the database's files, so that everybody goes on with the database itself. */
async function withCopy<T>(mudanca: Mudanca, work: (copy: Database) => Promise<T>): Promise<T> {
  const scratch = copiaEm(mudanca.pasta)
  const folder = join(scratch, 'db')
  const clear = () => rm(scratch, { recursive: true, force: true })
  await clear()
  try {
    await mudanca.origem.copyFiles?.(folder)
    const copy = await openDatabase({ folder })
    try {
      return await work(copy)
    } finally {
      await copy.close()
    }
  } finally {
    await clear()
  }
}

/** All of it in one transaction of the server's: of a move that does not come to its end nothing is there. */
async function carryOver(
  mudanca: Mudanca,
  id: string,
  on: { readonly quiet: () => void; readonly stopped: () => void },
): Promise<void> {
  const { origem, destino, casa, tell, signal } = mudanca
  const andamento = { tell, signal }
  await destino.owner.db.transaction().execute(async (trx) => {
    const mark = await readMark(origem.patient.db)
    tell('Trazendo os dados como estão agora. Todos continuam a trabalhar.')
    const trazida: Trazida = await withCopy(mudanca, ({ patient }) => trazer(patient.db, trx, andamento))
    tell(`${trazida.linhas.toLocaleString('pt-BR')} linhas trazidas e conferidas.`)
    signal.throwIfAborted()
    on.quiet()
    await casa.aquietar()
    on.stopped()
    await casa.parar()
    await origem.freeze?.(true)
    tell('Agora só é possível consultar. Trazendo o que mudou nesse meio-tempo.')
    const linhas = await trazerDiferenca(origem.patient.db, trx, trazida, { ...andamento, mark })
    tell(`${linhas.toLocaleString('pt-BR')} linhas mudadas, trazidas e conferidas.`)
    await notePending(trx, id)
    signal.throwIfAborted()
  })
}

/** Empties a server that took all of the city and is not to have it. Whether it could be done. */
async function empty({ destino }: Mudanca, id: string): Promise<boolean> {
  try {
    await destino.owner.db.transaction().execute(async (trx) => {
      if ((await readPending(trx)) !== id) return
      await unmake(onTransaction(trx))
      await forgetPending(trx)
      await forgetMade(trx)
    })
    return true
  } catch {
    return false
  }
}

const SOBROU =
  'O destino não responde e pode ter ficado com uma cópia dos dados: esvazie-o antes de tentar de novo. Ela não abre como a cidade.'

/**
 * Moves a running city from the embedded database to a server: everything as of one instant while everybody works, then,
 * with nobody writing, what changed since. Up to the note beside the folder the city is in the folder, from there on the
 * server; a failure before leaves all as it was. How long nobody could write, in milliseconds.
 */
export async function mudar(mudanca: Mudanca): Promise<number> {
  const { origem, pasta, destino, para, casa, tell } = mudanca
  const id = randomUUID()
  let [isQuiet, isMoved] = [false, false]
  let since = 0
  try {
    await assertAlvo(destino)
    await assertRoom(mudanca)
    await carryOver(mudanca, id, {
      quiet: () => {
        isQuiet = true
      },
      stopped: () => {
        since = performance.now()
      },
    })
    tell('Tudo está no destino. Abrindo a cidade lá.')
    await casa.passar(destino, async () => {
      await noteMoved(pasta, { id, quando: new Date().toISOString(), para })
      isMoved = true
      tell(`A cidade agora é a de ${para}.`)
    })
  } catch (error) {
    if (isMoved) throw error
    const isEmpty = await empty(mudanca, id)
    if (isQuiet) {
      await origem.freeze?.(false)
      await casa.voltar()
    }
    if (isQuiet && !isEmpty) tell(SOBROU)
    throw error
  }
  // What keeps this from being done is made good by the next start.
  await forgetPending(destino.owner.db).catch(() => {})
  return performance.now() - since
}

/**
 * A server that took all of a city is the city's only once the folder says so: a start there after a move that broke off
 * just before is refused, one that broke off just after goes on.
 */
export async function settle({ db, owner }: Database, moved: { readonly id: string } | null): Promise<void> {
  const pending = await readPending(db)
  if (pending === null) return
  if (pending !== moved?.id)
    throw new OperatorError(
      'O banco de DATABASE_URL tem os dados de uma mudança que não terminou: a cidade continua no banco embutido. Inicie sem DATABASE_URL; para mudar de novo, esvazie antes este banco.',
    )
  await forgetPending(owner.db)
}
