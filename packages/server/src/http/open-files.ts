import { readFileSync } from 'node:fs'
import type { Server } from 'node:net'

/** How many files and connections the system lets this program open at once; null where it does not say. */
export function openFilesLimit(read = () => readFileSync('/proc/self/limits', 'utf8')): number | null {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(read()) ?? []
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}

/** Database, modules, backups and uploads open at most about half as many. */
const RESERVED = 512
const FEWEST = 100
const QUIET_FOR = 60_000

/** Connections never take the files that the program itself needs to open: a process without any ends. */
export function limitConnections(
  server: Server,
  onRefused: (text: string) => void,
  limit = openFilesLimit(),
): void {
  if (limit === null) return
  const most = Math.max(limit - RESERVED, FEWEST)
  let quietUntil = 0
  server.maxConnections = most
  server.on('drop', () => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + QUIET_FOR
    onRefused(
      `Conexões recusadas: já há ${most} abertas. Aumente o limite de arquivos abertos (ulimit -n; LimitNOFILE no systemd).`,
    )
  })
}
