import type { Verificacao } from '@paco/domain/auditoria/registro'
import type { Selo } from '@paco/domain/auditoria/selo'
import type { Db } from '../db/database.ts'
import { checkStretch, findLine, type Mark } from './queries.ts'
import { differenceFrom, readSelos, type SealFolder } from './selos.ts'

/** Lines per statement: a fraction of a second each, so that others get their turn in between. */
const STRETCH = 5_000
/** How long one call walks; who asks then goes on from there. */
const PATIENCE = 10_000

const START: Mark = { linha: 0, hash: '' }

interface Pace {
  stretch: number
  patience: number
}

interface Walked extends Mark {
  registros: number
  primeira_falha: number | null
  ultimo_hash: string | null
}

/** Walks up to the line that was the last when it began: what is written meanwhile is for the next walk. */
async function walk(db: Db, from: Mark, { stretch, patience }: Pace): Promise<Walked> {
  const last = (await findLine(db)) ?? START
  const told = { registros: last.linha, ultimo_hash: last.hash || null }
  const until = performance.now() + patience
  let at = from
  // The first stretch is walked even when nothing is left: a line numbered below the first does not fit.
  do {
    const { primeira_falha, ultima, ultimo_hash } = await checkStretch(db, at, last.linha, stretch)
    if (primeira_falha !== null) return { ...at, ...told, primeira_falha }
    if (ultima === null || ultimo_hash === null) break
    at = { linha: ultima, hash: ultimo_hash }
  } while (at.linha < last.linha && performance.now() < until)
  return { ...at, ...told, primeira_falha: null }
}

export interface Asked {
  completa?: boolean | undefined
  desde?: number | undefined
}

/** A walk that came to its end, and when. */
export interface Conferida {
  readonly em: string
  readonly resultado: Verificacao
}

export type Verificador = ReturnType<typeof openVerifier>

/**
 * Checks the trail, and remembers how far it was whole: the next check needs only the rest, and what was once seen
 * must still be there. Only what this process itself has walked is believed, never what the database could be made to say.
 */
export function openVerifier(db: Db, folder: SealFolder, now: () => Date, pace?: Partial<Pace>) {
  const { stretch = STRETCH, patience = PATIENCE } = pace ?? {}
  let seen: Selo | null = null
  let conferida: Conferida | null = null
  /** How far walks reached that followed one another from the first line. */
  let andado = 0

  /** A line that is gone, or is no longer the one that was seen, is found by walking from the first. */
  const begin = async ({ completa, desde }: Asked): Promise<Mark> => {
    if (desde !== undefined) return (await findLine(db, desde)) ?? START
    const still = seen && !completa ? await findLine(db, seen.linha) : null
    return still?.hash === seen?.hash ? (still ?? START) : START
  }

  const verify = async (asked: Asked): Promise<Verificacao> => {
    const from = await begin(asked)
    const { linha, hash, registros, primeira_falha, ultimo_hash } = await walk(db, from, {
      stretch,
      patience,
    })
    const concluida = primeira_falha !== null || linha >= registros
    const { selos, ilegiveis } = await readSelos(folder)
    const diferenca = await differenceFrom(db, seen ? [...selos, seen] : selos)
    const integra = primeira_falha === null && diferenca === null
    if (integra && asked.desde === undefined && linha > (seen?.linha ?? 0))
      seen = { linha, hash, instante: now().toISOString() }
    const resultado = {
      integra,
      registros,
      conferidos: linha,
      concluida,
      primeira_falha,
      ultimo_hash,
      selos: selos.length,
      selos_ilegiveis: ilegiveis,
      diferenca,
    }
    // Who begins after a line that nobody walked up to has not checked the trail.
    if (!integra || from.linha <= andado) {
      andado = integra ? Math.max(andado, linha) : 0
      if (concluida || !integra) conferida = { em: now().toISOString(), resultado }
    }
    return resultado
  }
  return Object.assign(verify, { ultima: () => conferida })
}
