import { PacoError } from '@paco/domain/shared/errors'
import type { Contents, OpenContents } from '../backup/contents.ts'
import { collect } from '../http/upload.ts'
import { OperatorError } from '../operator-error.ts'
import { partesOf } from './arquivos.ts'
import { hasArquivo, listKept, moveArquivo, type Where } from './queries.ts'
import { type ArquivosSettings, openStores, type Stores } from './stores.ts'

/** How many files are looked up at a time. */
const BATCH = 100
const inTurn = <T>(work: () => Promise<T>) => work()

/** A store that does not answer ends the whole: half of the files would look like all of them. */
const silent = (cause: unknown) =>
  new OperatorError(
    'O armazenamento de arquivos não responde. Confira as variáveis ARQUIVOS, ou deixe os arquivos de fora com --sem-arquivos.',
    { cause },
  )
const isStatus = (error: unknown, status: number) => error instanceof PacoError && error.status === status

/** As much of a file as its store has: whoever counts its bytes tells that it is missing. */
async function* readFound(stores: Stores, { sha256, tamanho, guarda }: Where): AsyncGenerator<Uint8Array> {
  try {
    yield* stores.of(guarda).read(sha256, { from: 0, to: tamanho - 1 })
  } catch (error) {
    if (!isStatus(error, 410)) throw isStatus(error, 503) ? silent(error) : error
  }
}

async function* listContents(
  stores: Stores,
  listAfter: (last: string) => Promise<Where[]>,
): ReturnType<Contents['list']> {
  let last = ''
  for (let files = await listAfter(last); files.length > 0; files = await listAfter(last)) {
    for (const { sha256, tamanho, guarda } of files) {
      yield { sha256, tamanho, partes: readFound(stores, { sha256, tamanho, guarda }) }
      last = sha256
    }
  }
}

/** The bytes of files for a backup, read wherever each is; for a restore, brought to where new ones go. */
export const carryArquivos =
  (settings: ArquivosSettings): OpenContents =>
  (trx) => {
    const stores = openStores(trx, settings)
    const { target } = stores
    const written: string[] = []
    return {
      list: () => listContents(stores, (last) => listKept(trx, last, BATCH)),
      async keep({ sha256, tamanho }, partes) {
        // A write may be tried again, and a line of the backup comes once.
        const upload = await collect(sha256, partes)
        try {
          const isWhole = upload.sha256 === sha256 && upload.size === tamanho
          if (!isWhole || !(await hasArquivo(trx, sha256))) return false
          if (target.guarda !== 'banco' && !(await target.has(sha256))) written.push(sha256)
          const settle = await target.write({ sha256, tamanho, partes: () => partesOf(upload), inTurn })
          await settle(trx)
          await moveArquivo(trx, sha256, target.guarda)
          return true
        } catch (error) {
          throw isStatus(error, 503) ? silent(error) : error
        } finally {
          await upload.drop()
        }
      },
      async undo() {
        // What cannot be removed now is written over by the next try.
        for (const sha256 of written) await target.remove(sha256).catch(() => {})
      },
    }
  }
