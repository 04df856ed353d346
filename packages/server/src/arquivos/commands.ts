import { type Before, withCity } from '../backup/commands.ts'
import { moveArquivos } from './mover.ts'
import { openStores } from './stores.ts'

/** Brings files that were kept under another setting to where this one says. */
export async function runMoverArquivos(before: Before): Promise<void> {
  await withCity(async (database, { arquivos }) => {
    const stores = openStores(database.db, arquivos)
    await stores.target.ping()
    const moved = await moveArquivos(database.db, stores)
    console.log(
      `${moved === 1 ? '1 arquivo levado' : `${moved} arquivos levados`} para: ${stores.target.guarda}`,
    )
  }, before)
}
