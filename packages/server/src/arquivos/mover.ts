import type { Db } from '../db/database.ts'
import { inWrite } from './partes.ts'
import { listElsewhere, moveArquivo } from './queries.ts'
import { noteResto } from './restos-queries.ts'
import type { Stores } from './stores.ts'

/** How many files are looked up at a time. */
const BATCH = 100
const inTurn = <T>(work: () => Promise<T>) => work()

/**
 * Brings every file to where new ones go, one after the other: each is read where it was until its copy is whole and
 * told, and is only then taken away there. Broken off, it goes on where it was. How many were moved.
 */
export async function moveArquivos(db: Db, stores: Stores): Promise<number> {
  const { target } = stores
  let moved = 0
  for (;;) {
    const files = await listElsewhere(db, target.guarda, BATCH)
    if (files.length === 0) return moved
    for (const { sha256, tamanho, guarda } of files) {
      const from = stores.of(guarda)
      const partes = () => from.read(sha256, { from: 0, to: tamanho - 1 })
      const settle = await target.write({ sha256, tamanho, partes, inTurn })
      await inWrite(db, async (trx) => {
        await settle(trx)
        await moveArquivo(trx, sha256, target.guarda)
      })
      if (guarda !== 'banco') await noteResto(db, sha256, guarda)
      await from.remove(sha256)
      moved++
    }
  }
}
