import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { conflict } from '@paco/domain/shared/errors'
import { type Copias as Contadas, situacaoDasCopias, type TipoCopia } from '@paco/domain/sistema/copia'
import { copiaDevida, nomeDaCopia } from '@paco/domain/sistema/guardar'
import { MESSAGES } from '@paco/domain/sistema/messages'
import type { S3Access } from '../../arquivos/s3-sign.ts'
import type { ArquivosSettings } from '../../arquivos/stores.ts'
import { sizeOf } from '../../backup/queries.ts'
import { aloneOn } from '../../db/alone.ts'
import type { Database } from '../../db/database.ts'
import { LOCKS } from '../../db/locks.ts'
import { makeFolder, PRIVATE } from '../../make-folder.ts'
import { enviarCopias } from './destino.ts'
import { listCopias, rascunhoIn, readRegistro, sweepCopias, sweepHalves, writeRegistro } from './pasta.ts'
import type { Oficina } from './processo.ts'
import { faltaEspaco, razaoOf } from './razao.ts'
import type { Trabalho } from './trabalho.ts'

const MINUTE = 60_000
/** What others may need of the disk meanwhile. */
const SPARE = 256 * 1024 * 1024

/** Those before a migration are made and cleared by whoever migrates. */
const isRegular = (tipo: TipoCopia) => tipo !== 'antes'

/** How backups are made by themselves, as the city has set it. */
export interface CopiasSettings {
  readonly pasta: string
  /** Of the city's clock; null where none is made by itself. */
  readonly hora: number | null
  readonly frase: string | undefined
  readonly s3: S3Access | undefined
  readonly arquivos: ArquivosSettings
  /** The server; without one the embedded database's files are copied. */
  readonly url: string | undefined
  /** Whose the city's tables are there, where several share it. */
  readonly schema?: string | undefined
}

export interface Around {
  readonly oficina: Oficina
  readonly now: () => Date
  /** Whose turn it is, where several cities' come round at the same hour; anybody's where nothing is said. */
  readonly inOrder?: (work: () => Promise<void>) => Promise<void>
  readonly say: (level: 'info' | 'warn', text: string, more?: object) => void
}

export interface Copias {
  tell(): Promise<Contadas>
  /** Makes one now, unless one is under way, which then does for whoever asks. Never fails: what went wrong is told. */
  fazer(tipo: Exclude<TipoCopia, 'antes'>): Promise<void>
  /** The same for somebody who does not wait; refused where none are made. */
  pedir(): void
  /** Makes one if it is due. */
  round(): Promise<void>
  /** What whoever watches the server is told. */
  troubles(): Promise<readonly string[]>
  /** Looks every minute whether one is due. */
  follow(): void
  stop(): Promise<void>
}

/** What the calls ask of them. */
export type CopiasContadas = Pick<Copias, 'tell' | 'pedir' | 'troubles'>

export function openCopias(database: Database, settings: CopiasSettings, around: Around): Copias {
  const { pasta, hora, frase, s3, arquivos, url, schema } = settings
  const { oficina, now, say, inOrder = (work) => work() } = around
  // Of several instances one at a time is at it.
  const alone = aloneOn(database.locks, LOCKS.copying)
  let atual: Promise<void> | undefined
  let falha: string | null = null
  let tried: Date | null = null
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  const list = () => listCopias(pasta, s3 !== undefined)

  const isDue = async () => {
    const [newest] = (await list()).filter(({ tipo }) => tipo !== 'antes')
    const made = newest ? new Date(newest.quando) : null
    const last = made && tried ? new Date(Math.max(made.getTime(), tried.getTime())) : (made ?? tried)
    return hora !== null && copiaDevida(now(), hora, last)
  }

  /** The files of the embedded database, the backup and what it is restored into never lie there all three at once. */
  async function assertRoom(): Promise<void> {
    const [newest] = await list()
    const needed = 2 * Math.max(await sizeOf(database.db), newest?.tamanho ?? 0) + SPARE
    const { bavail, bsize } = await statfs(pasta)
    if (bavail * bsize < needed) throw faltaEspaco(pasta, needed, bavail * bsize)
  }

  async function origem(): Promise<Trabalho['origem']> {
    if (url !== undefined) return { url, schema }
    const folder = join(rascunhoIn(pasta), 'instante')
    await database.copyFiles?.(folder)
    return { folder }
  }

  async function make(tipo: TipoCopia): Promise<void> {
    const nome = nomeDaCopia(tipo, now())
    const rascunho = rascunhoIn(pasta)
    const trabalho = { origem: await origem(), arquivo: join(pasta, nome), frase, arquivos, rascunho }
    const feita = await oficina.fazer(trabalho)
    await writeRegistro(pasta, nome, { ...feita, cifrada: frase !== undefined, enviada_em: null })
    if (!feita.conferida) throw new Error(`${MESSAGES.notProven(nome)} ${feita.motivo}`)
  }

  async function enviar(): Promise<void> {
    if (!s3) return
    const good = (await list()).filter(({ tipo, conferida }) => tipo !== 'antes' && conferida)
    const here = await Promise.all(
      good.map(async ({ nome }) => ({ nome, registro: await readRegistro(pasta, nome) })),
    )
    const known = here.flatMap(({ nome, registro }) => (registro ? [{ nome, sha256: registro.sha256 }] : []))
    const onSent = async (nome: string) => {
      const registro = await readRegistro(pasta, nome)
      if (registro && registro.enviada_em === null)
        await writeRegistro(pasta, nome, { ...registro, enviada_em: now().toISOString() })
    }
    await enviarCopias(s3, pasta, known, { now: now(), onSent })
  }

  async function makeAlone(tipo: TipoCopia): Promise<void> {
    // Another instance may have made it while this one waited to look.
    if (tipo === 'diaria' && !(await isDue())) return
    const began = performance.now()
    makeFolder(pasta, PRIVATE)
    await sweepHalves(pasta, isRegular)
    const clear = () => rm(rascunhoIn(pasta), { recursive: true, force: true })
    await clear()
    try {
      await assertRoom()
      await make(tipo)
    } finally {
      await clear()
    }
    // The store is asked before anything goes: what is in neither place would be lost.
    await enviar().finally(() => sweepCopias(pasta, now(), isRegular))
    falha = null
    say('info', `Cópia de segurança feita e conferida em ${pasta}`, {
      ms: Math.round(performance.now() - began),
    })
  }

  async function run(tipo: TipoCopia): Promise<void> {
    try {
      await inOrder(async () => {
        if (!isStopping) await alone(() => makeAlone(tipo))
      })
    } catch (error) {
      if (isStopping) return
      // The next day it is tried again.
      tried = now()
      falha = razaoOf(error, pasta)
      say('warn', `A cópia de segurança falhou: ${falha}`, { stack: (error as Error).stack })
    }
  }

  const fazer = (tipo: TipoCopia) => {
    atual ??= run(tipo).finally(() => {
      atual = undefined
    })
    return atual
  }
  const round = async () => {
    // A folder that cannot be looked into is told by the one who tries to write there.
    if (!atual && (await isDue().catch(() => tried === null))) await fazer('diaria')
  }
  const situacao = async () => situacaoDasCopias(await list(), now())

  return {
    fazer,
    pedir: () => void fazer('pedida'),
    round,
    tell: async () => ({
      situacao: await situacao(),
      pasta,
      destino: s3?.url ?? null,
      hora,
      em_andamento: atual !== undefined,
      falha,
      copias: await list(),
    }),
    troubles: async () => {
      if (falha !== null) return [MESSAGES.copyFailed]
      return hora !== null && (await situacao()) === 'atrasada' ? [MESSAGES.copyLate] : []
    },
    follow() {
      timer = setInterval(() => void round(), MINUTE).unref()
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      await oficina.close()
      await atual
    },
  }
}

/** Where nobody makes any. */
export const semCopias: CopiasContadas = {
  tell: async () => ({
    ...{ situacao: 'nenhuma', pasta: '', destino: null, hora: null },
    ...{ em_andamento: false, falha: null, copias: [] },
  }),
  pedir() {
    throw conflict(MESSAGES.noCopies)
  },
  troubles: async () => [],
}
