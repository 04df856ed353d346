import { setCidade } from '@paco/domain/cidade/atual'
import type { Cidade } from '@paco/domain/cidade/cidade'
import { changes, type Hearing } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { KeptJson } from '../http/kept.ts'
import type { Casa } from '../http/pagina.ts'
import { readCidade } from './queries.ts'

export interface CidadeMemory {
  /** As it is now, asked for again where it changed or nobody would have told us. */
  read: () => Promise<Cidade>
  /** The same as a reply. */
  reply: () => Promise<KeptJson>
  /** The same as every page is told it. */
  casa: () => Promise<Casa>
  forget: () => void
}

/** A process is of one city: where several applications are open in it, as in tests, the one opened last says which. */
let newest = 0

/** A cache: every page is told whose it is. It is read anew when an instance changed it, here or elsewhere. */
export async function openCidade(db: Db, hearing: Hearing): Promise<CidadeMemory> {
  const own = ++newest
  const speak = (cidade: Cidade) => {
    if (own === newest) setCidade(cidade)
  }
  let last: Cidade = await readCidade(db)
  speak(last)
  let reply: KeptJson | null = null
  let coming: Promise<Cidade> | null = null
  let current = true

  function refresh(): Promise<Cidade> {
    current = true
    const asked = readCidade(db)
    coming = asked
    asked.then(
      (fresh) => {
        // One that was asked for later knows better.
        if (coming !== asked) return
        coming = null
        last = fresh
        speak(fresh)
        reply = null
      },
      () => {
        if (coming !== asked) return
        coming = null
        current = false
      },
    )
    return asked
  }

  const read = (): Promise<Cidade> => {
    // Whoever asks meanwhile waits for the same answer.
    if (current && coming) return coming
    return current && hearing.isOn() ? Promise.resolve(last) : refresh()
  }
  /** At once, not when somebody asks: by its clock the day may be another one. */
  const renew = () => {
    current = false
    // What fails is asked for again by whoever needs it.
    refresh().catch(() => {})
  }
  changes.on('settings', renew)

  return {
    read,
    reply: async () => {
      const told = await read()
      reply ??= new KeptJson(JSON.stringify({ Status: 'Success', Result: [told] }))
      return reply
    },
    casa: async () => {
      const told = await read()
      return { orgao: told.nome_orgao, sistema: told.nome_sistema, dados: JSON.stringify(told) }
    },
    forget: () => changes.off('settings', renew),
  }
}
