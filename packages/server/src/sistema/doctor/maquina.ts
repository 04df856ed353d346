import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { isAbsolute, join, relative, resolve } from 'node:path'
import type { Config } from '../../config.ts'
import { RESERVE, roomIn } from '../../db/embedded/disk-room.mjs'
import { explainStart } from '../../start-errors.ts'
import { aviso, erro, type Laudo, ok } from './laudo.ts'

const GIB = 1024 ** 3
/** Below it the largest spreadsheets and papers make the machine swap. */
const MEMORY = GIB
/** A year of a middle-sized city, with its backups. */
const ROOM = 5 * GIB

const gigabytes = (bytes: number) => `${(bytes / GIB).toFixed(1).replace('.', ',')} GB`

export const memoria = (total = totalmem()): Laudo =>
  total < MEMORY
    ? aviso('Memória', `A máquina tem ${gigabytes(total)}; recomenda-se pelo menos ${gigabytes(MEMORY)}.`)
    : ok('Memória', gigabytes(total))

export function espaco(folder: string, room = roomIn(folder)): Laudo {
  if (room < RESERVE)
    return erro('Disco', `Restam ${gigabytes(room)} em ${folder}: o sistema recusa gravações. Libere espaço.`)
  return room < ROOM
    ? aviso('Disco', `Restam ${gigabytes(room)} em ${folder}; recomenda-se pelo menos ${gigabytes(ROOM)}.`)
    : ok('Disco', `${gigabytes(room)} livres em ${folder}`)
}

const reasonOf = (error: unknown, config: Config): string => {
  const told = explainStart(error, config)
  return told instanceof Error ? told.message : String(told)
}

/** A new version stands in a folder of its own: data inside of the program's would stay behind, and a blank city begin. */
export function lugar(folder: string, program = process.cwd()): Laudo {
  const way = relative(program, resolve(program, folder))
  return way.startsWith('..') || isAbsolute(way)
    ? ok('Pasta dos dados', folder)
    : aviso(
        'Pasta dos dados',
        `${folder} fica dentro da pasta do programa: uma versão nova em outra pasta começaria vazia. Indique outro lugar em DATA_DIR.`,
      )
}

/** Whether the folder of the data can be written to, and how much room it has. */
export function pasta(config: Config, folder: string): Laudo[] {
  const file = join(folder, `.doctor-${randomUUID()}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, '')
    rmSync(file)
    return [lugar(folder), espaco(folder)]
  } catch (error) {
    return [erro('Pasta dos dados', reasonOf(error, config))]
  }
}

/** Whether what listens there already is this system. */
async function isPaco(host: string, port: number): Promise<boolean> {
  const reply = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/api/health`, {
    signal: AbortSignal.timeout(3000),
  }).catch(() => null)
  return reply?.ok === true && 'Status' in ((await reply.json().catch(() => ({}))) as object)
}

/** Whether the port is free, or already ours. */
export async function porta(config: Config): Promise<Laudo> {
  const { host, port } = config
  const server = createServer()
  const failure = await new Promise<Error | null>((resolve) => {
    server.once('error', resolve).listen(port, host, () => resolve(null))
  })
  await new Promise((resolve) => server.close(resolve))
  if (failure === null) return ok('Porta', `${port} está livre em ${host}`)
  return (await isPaco(host, port))
    ? ok('Porta', `O Paço já atende em ${host}:${port}`)
    : erro('Porta', reasonOf(failure, config))
}
