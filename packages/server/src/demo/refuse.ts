import type { Db } from '../db/database.ts'
import { OperatorError } from '../operator-error.ts'
import { readDemoMark } from '../sistema/queries.ts'

/** A demo database has passwords everybody knows: it is never served as a real one. */
export async function refuseDemoData(db: Db): Promise<void> {
  if (await readDemoMark(db)) {
    throw new OperatorError(
      'Este banco foi preenchido pela demonstração. Inicie com --demo ou escolha outra pasta em DATA_DIR.',
    )
  }
}
