import { setCidade } from '@paco/domain/cidade/atual'
import { brasaoText, pequeno } from '@paco/domain/cidade/brasao'
import type { Cidade } from '@paco/domain/cidade/cidade'
import { FAMILIA_ROTULOS } from '@paco/domain/cidade/modulos-keys'
import { orgaoText } from '@paco/domain/cidade/orgao'
import { perCity } from '@paco/domain/shared/per-city'
import { changes, type Hearing } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { KeptJson } from '../http/kept.ts'
import type { Casa } from '../http/pagina.ts'
import { setTimbre } from '../pdf/timbre.ts'
import { readBrasao } from './brasao-queries.ts'
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

/** What could not be read is asked for again after so many milliseconds. */
const RETRY = 1000

/** Where several applications are open for a city in one process, as in tests, the one opened last says which it is. */
const newest = perCity(() => 0)

interface Known {
  readonly cidade: Cidade
  /** Its coat of arms as sheets show it. */
  readonly miniatura: Uint8Array | null
}

/** The bytes of a coat of arms are read once: its path changes with it. */
async function readKnown(db: Db, before?: Known): Promise<Known> {
  const cidade = await readCidade(db)
  if (cidade.brasao === null) return { cidade, miniatura: null }
  if (before?.cidade.brasao === cidade.brasao) return { cidade, miniatura: before.miniatura }
  return { cidade, miniatura: (await readBrasao(db, 'miniatura'))?.bytes ?? null }
}

const casaBrasao = (cidade: Cidade, grande: string) => ({
  grande,
  pequeno: pequeno(grande),
  texto: brasaoText(cidade),
})

/** Lists of agreements are built under the usual names of their families. */
const titulosDe = ({ familias }: Cidade) =>
  Object.fromEntries(
    familias.map(({ chave, nome }) => [`Convênios ${FAMILIA_ROTULOS[chave]}`, `Convênios ${nome}`]),
  )

/** A cache: every page is told whose it is. It is read anew when an instance changed it, here or elsewhere. */
export async function openCidade(db: Db, hearing: Hearing): Promise<CidadeMemory> {
  const own = newest.get() + 1
  newest.set(own)
  const speak = ({ cidade, miniatura }: Known) => {
    if (own !== newest.get()) return
    setCidade(cidade)
    setTimbre(miniatura)
  }
  let last = await readKnown(db)
  speak(last)
  let reply: KeptJson | null = null
  let coming: Promise<Known> | null = null
  let current = true
  let again: NodeJS.Timeout | undefined
  let over = false
  let asks = 0
  let told = 0

  function refresh(): Promise<Known> {
    current = true
    const ask = ++asks
    const asked = readKnown(db, last)
    coming = asked
    asked.then(
      (fresh) => {
        if (coming === asked) coming = null
        // One that was asked for later knows better; one that is still coming makes nobody wait for it.
        if (ask < told) return
        told = ask
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

  const read = async (): Promise<Cidade> => {
    // Whoever asks meanwhile waits for the same answer.
    const known = current && coming ? coming : current && hearing.isOn() ? last : refresh()
    return (await known).cidade
  }
  /** At once, not when somebody asks: by its clock the day may be another one. */
  const renew = () => {
    current = false
    clearTimeout(again)
    refresh().catch(() => {
      if (!over) again = setTimeout(renew, RETRY).unref()
    })
  }
  changes.on('settings', renew)

  return {
    read,
    reply: async () => {
      const cidade = await read()
      reply ??= new KeptJson(JSON.stringify({ Status: 'Success', Result: [cidade] }))
      return reply
    },
    casa: async () => {
      const cidade = await read()
      return {
        orgao: orgaoText(cidade),
        sistema: cidade.nome_sistema,
        brasao: cidade.brasao === null ? null : casaBrasao(cidade, cidade.brasao),
        titulos: titulosDe(cidade),
        dados: JSON.stringify(cidade),
      }
    },
    forget: () => {
      over = true
      changes.off('settings', renew)
      clearTimeout(again)
    },
  }
}
