import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstDifference, parseSelo, type Selo, seloLine } from '@paco/domain/auditoria/selo'
import { dayOf } from '@paco/domain/shared/days'
import type { Db } from '../db/database.ts'
import { say } from '../http/logging.ts'
import { makeFolder, PRIVATE } from '../make-folder.ts'
import { OperatorError } from '../operator-error.ts'
import { findLine, hashesOf } from './queries.ts'

/** A folder of our own, one text file a month, which only ever grows; without a folder nothing is kept outside. */
export type SealFolder = string | undefined

const FILE = /^selos-\d{4}-\d\d\.txt$/
const fileOf = ({ instante }: Selo) => `selos-${instante.slice(0, 7)}.txt`

export interface Outside {
  selos: Selo[]
  /** Lines that say nothing, as a disk that filled up leaves them. */
  ilegiveis: number
}

/** Every seal kept in the folder. */
export async function readSelos(folder: SealFolder): Promise<Outside> {
  const names = folder === undefined ? [] : await readdir(folder).catch(noneYet)
  const texts = await Promise.all(
    names.filter((name) => FILE.test(name)).map((name) => readFile(join(folder ?? '', name), 'utf8')),
  )
  const lines = texts.flatMap((text) => text.split(/\r?\n/)).filter((line) => line !== '')
  const selos = lines.map(parseSelo).filter((selo) => selo !== null)
  return { selos, ilegiveis: lines.length - selos.length }
}

function noneYet(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}

/** Adds a seal to its month's file, and comes back when it is on the disk. */
export async function keepSelo(folder: string, selo: Selo): Promise<void> {
  makeFolder(folder, PRIVATE)
  const file = await open(join(folder, fileOf(selo)), 'a+', 0o600)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
    const torn = bytesRead > 0 && buffer.toString() !== '\n'
    await file.write(`${torn ? '\n' : ''}${seloLine(selo)}`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The first difference between the trail and seals kept outside it, in words. */
export async function differenceFrom(db: Db, selos: readonly Selo[]): Promise<string | null> {
  const lines = new Set(selos.map(({ linha }) => linha))
  return firstDifference(selos, await hashesOf(db, [...lines]))
}

/** Puts the trail's last seal out of the database: into the log, and into the folder. */
async function putSelo(db: Db, folder: SealFolder, now: Date): Promise<Selo | null> {
  const line = await findLine(db)
  if (!line) return null
  const selo = { instante: now.toISOString(), ...line }
  say('info', `Selo da trilha de auditoria: registro ${selo.linha}, lacre ${selo.hash}`, { selo })
  if (folder !== undefined) await keepSelo(folder, selo)
  return selo
}

/** Says so, to whoever runs the program, when the trail is not the one that was sealed. */
async function warnOfDifference(db: Db, folder: SealFolder): Promise<void> {
  const diferenca = await differenceFrom(db, (await readSelos(folder)).selos)
  if (diferenca !== null)
    say('warn', `A trilha de auditoria difere dos selos em ${folder}. ${diferenca}`, { diferenca })
}

/** What a folder that cannot be written to is told as; a full disk passes, and keeps nobody from starting. */
const UNUSABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR)$/

/**
 * Seals at the start, whenever asked while lines came or a day began, and at the end. A folder that cannot be used
 * keeps the server from starting; later, nothing here keeps it from its work.
 */
export async function startSelos(db: Db, folder: SealFolder, now: () => Date) {
  let last: Selo | null = null
  const put = async () => {
    last = await putSelo(db, folder, now())
  }
  try {
    await warnOfDifference(db, folder)
    await put()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (UNUSABLE.test(code))
      throw new OperatorError(
        `Não é possível gravar os selos da trilha em ${folder}. Dê essa permissão ou escolha outra pasta em SEAL_DIR.`,
        { cause: error },
      )
    say('warn', `O selo da trilha não pôde ser guardado: ${error instanceof Error ? error.message : error}`)
  }
  return {
    /** Once an hour is often enough. */
    round: async () => {
      await warnOfDifference(db, folder)
      const line = await findLine(db)
      const fresh = last && last.linha === line?.linha && last.hash === line.hash
      if (!fresh || dayOf(new Date(last?.instante ?? 0)) !== dayOf(now())) await put()
    },
    put,
  }
}
