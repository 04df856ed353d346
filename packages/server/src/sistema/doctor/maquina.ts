import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import type { Config } from '../../config.ts'
import { RESERVE, roomIn } from '../../db/embedded/disk-room.mjs'
import { openFilesLimit } from '../../http/open-files.ts'
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

/** Each person at a screen takes some six connections. */
const OPEN_FILES = 4096

export const arquivosAbertos = (limit = openFilesLimit()): Laudo[] =>
  limit === null || limit >= OPEN_FILES
    ? []
    : [
        aviso(
          'Arquivos abertos',
          `O sistema deixa abrir ${limit} ao mesmo tempo; recomenda-se pelo menos ${OPEN_FILES} (ulimit -n; LimitNOFILE no systemd).`,
        ),
      ]

export function espaco(folder: string, room = roomIn(folder)): Laudo {
  if (room < RESERVE)
    return erro('Disco', `Restam ${gigabytes(room)} em ${folder}: o sistema recusa gravações. Libere espaço.`)
  return room < ROOM
    ? aviso('Disco', `Restam ${gigabytes(room)} em ${folder}; recomenda-se pelo menos ${gigabytes(ROOM)}.`)
    : ok('Disco', `${gigabytes(room)} livres em ${folder}`)
}

export const reasonOf = (error: unknown, config: Config): string => {
  const told = explainStart(error, config)
  return told instanceof Error ? told.message : String(told)
}

interface Saude {
  readonly Status?: unknown
  readonly message?: unknown
}

/** What this system says of itself where it listens there already; null where something else does. */
async function healthOf(host: string, port: number): Promise<Saude | null> {
  const reply = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/api/health`, {
    signal: AbortSignal.timeout(3000),
  }).catch(() => null)
  const said = reply?.ok ? ((await reply.json().catch(() => ({}))) as Saude) : {}
  return 'Status' in said ? said : null
}

const listeningTo = async (host: string, port: number): Promise<Error | null> => {
  const server = createServer()
  const failure = await new Promise<Error | null>((resolve) => {
    server.once('error', resolve).listen(port, host, () => resolve(null))
  })
  await new Promise((resolve) => server.close(resolve))
  return failure
}

/** Whether the ports are free, or already ours: that of the measures is whose the other is. */
export async function portas(config: Config): Promise<Laudo[]> {
  const {
    host,
    port,
    metrics: { apart },
  } = config
  const failure = await listeningTo(host, port)
  const health = failure && (await healthOf(host, port))
  if (health)
    return [
      ok('Porta', `O Paço já atende em ${host}:${port}`),
      ...(typeof health.message === 'string' ? [aviso('Serviço', health.message)] : []),
    ]
  const own = failure
    ? erro('Porta', reasonOf(failure, config))
    : ok('Porta', `${port} está livre em ${host}`)
  const other = apart && (await listeningTo(apart.host, apart.port))
  return [own, ...(other ? [erro('Porta', reasonOf(other, config))] : [])]
}
