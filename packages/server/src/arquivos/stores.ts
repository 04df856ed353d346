import { join } from 'node:path'
import { notFound } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { inShare } from '../db/shares.ts'
import { readGuarda } from './queries.ts'
import { forgetResto, lockResto } from './restos-queries.ts'
import type { S3Access } from './s3-sign.ts'
import { type Guarda, missing, type Store, storeDown } from './store.ts'
import { openBanco } from './store-banco.ts'
import { openDisco } from './store-disco.ts'
import { openS3 } from './store-s3.ts'

/** Where files are kept, as the city has set it. */
export interface ArquivosSettings {
  /** Where new ones go; what is elsewhere is still read. */
  readonly guarda: Guarda
  readonly pasta?: string | undefined
  readonly s3?: S3Access | undefined
  /** How many bytes the city keeps at most. */
  readonly limite?: number
}

const LIMITE = 10 * 1024 ** 3

export interface Stores {
  readonly limite: number
  /** Where new files go. */
  readonly target: Store
  /** The one that has the bytes of a file, or a refusal that says why none has. */
  holding(sha256: string): Promise<Store>
  of(guarda: Guarda): Store
}

export function openStores(db: Db, settings: ArquivosSettings = { guarda: 'banco' }): Stores {
  const { guarda, pasta, s3, limite = LIMITE } = settings
  const stores: Partial<Record<Guarda, Store>> = {
    banco: openBanco(db),
    ...(pasta === undefined ? {} : { disco: openDisco(db, join(pasta)) }),
    ...(s3 === undefined ? {} : { s3: openS3(db, s3) }),
  }
  const of = (wanted: Guarda): Store => {
    const store = stores[wanted]
    if (!store) throw storeDown(new Error(`No setting says where the store ${wanted} is.`))
    return store
  }
  return {
    limite,
    target: of(guarda),
    of,
    async holding(sha256) {
      const where = await readGuarda(db, sha256)
      if (where === null) throw notFound()
      if (where === 'ausente') throw missing()
      return of(where)
    },
  }
}

/** Takes away what lies outside the database and is of no file, one at a time. */
export async function sweepRestos(db: Db, stores: Stores): Promise<number> {
  const sweepOne = () =>
    db.transaction().execute(async (trx) => {
      const resto = await lockResto(trx)
      if (resto === null) return false
      if (!resto.used) await stores.of(resto.guarda).remove(resto.sha256)
      await forgetResto(trx, resto.sha256, resto.guarda)
      return true
    })
  let swept = 0
  while (await inShare(db, 'writes', sweepOne)) swept++
  return swept
}
