import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { conselhoDoPorte } from '@paco/domain/sistema/porte'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../db/database.ts'
import { movedText, readMoved } from '../../db/embedded/moved.ts'
import { assertSessions } from '../../db/pooler.ts'
import { OF_AN_INSTANCE } from '../../db/steady-pool.ts'
import { explainDatabase, reachBy } from '../../start-errors.ts'
import { readServidor, type Servidor } from '../queries.ts'
import { aviso, erro, type Laudo, ok } from './laudo.ts'

/** The oldest that has all that our SQL asks for. */
const OLDEST = 14
const APART = 5_000

/** What a server that answers says of itself. */
export function avaliar(servidor: Servidor, now: Date, needed = OF_AN_INSTANCE): Laudo[] {
  const { versao, so_leitura, pode_criar, agora, conexoes } = servidor
  const maior = Math.floor(versao / 10_000)
  const apart = Math.abs(agora.getTime() - now.getTime())
  return [
    maior < OLDEST
      ? erro('PostgreSQL', `A versão ${maior} é antiga demais: use a ${OLDEST} ou mais nova.`)
      : ok('PostgreSQL', `versão ${maior}.${versao % 10_000}`),
    ...(so_leitura
      ? [erro('PostgreSQL', 'Só aceita leitura. Indique em DATABASE_URL um servidor que aceite gravações.')]
      : []),
    ...(pode_criar
      ? []
      : [
          erro(
            'PostgreSQL',
            'O usuário não pode criar tabelas. Dê-lhe essa permissão ou indique o dono em DATABASE_OWNER_URL.',
          ),
        ]),
    ...(conexoes < needed
      ? [
          aviso(
            'PostgreSQL',
            `Aceita ${conexoes} conexões, e uma instância abre até ${needed}: quem espera por uma pode receber 503. Aumente max_connections (ou o limite do usuário ou do banco).`,
          ),
        ]
      : []),
    ...(apart > APART
      ? [
          aviso(
            'Relógio',
            `O do banco e o desta máquina diferem ${Math.round(apart / 1000)} segundos. Acerte os dois por NTP.`,
          ),
        ]
      : []),
  ]
}

/** Of the embedded one, which another process may have open, only its files are looked at. */
export function embutido(folder: string, bytes: number): Laudo[] {
  const moved = readMoved(folder)
  if (moved) return [erro('Banco de dados', movedText(folder, moved))]
  const conselho = conselhoDoPorte({ bytes })
  return [
    ok('Banco de dados', `embutido, em ${folder}`),
    ...(conselho === null ? [] : [aviso('Banco de dados', conselho)]),
  ]
}

/** How much room a folder's files take; none where there is none yet. A file that goes meanwhile takes none. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let bytes = 0
  for (const entry of entries)
    if (entry.isFile())
      bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size
  return bytes
}

const reasonOf = (error: unknown, url: string, name: string): string => {
  const said = explainDatabase(error, url)?.replaceAll('DATABASE_URL', name)
  return said ?? (error instanceof Error ? error.message : String(error))
}

/** Whether each address leads where it should: one to whoever shares sessions needs another to the server itself. */
async function sessoes(config: Config, url: string): Promise<Laudo[]> {
  const { directUrl, ownerUrl } = config
  const database = await openDatabase({ url, directUrl, ownerUrl })
  try {
    await reachBy(database.patient.pool, directUrl, 'DATABASE_DIRECT_URL')
    await assertSessions(database, config)
    return directUrl ? [ok('PgBouncer', 'entrega sessões como devem ser')] : []
  } catch (error) {
    return [erro('PostgreSQL', reasonOf(error, url, 'DATABASE_URL'))]
  } finally {
    await database.close()
  }
}

/** What is no replica is never read from; what does not answer comes back by itself. */
async function replica(url: string): Promise<Laudo> {
  try {
    const { so_leitura } = await readServidor(url)
    return so_leitura
      ? ok('Réplica', 'responde, e é uma réplica')
      : erro('Réplica', 'O servidor de DATABASE_READ_URL não é uma réplica: nada é lido dele.')
  } catch (error) {
    const why = reasonOf(error, url, 'DATABASE_READ_URL')
    return aviso('Réplica', `${why} As leituras abertas vão ao banco principal.`)
  }
}

/** Asks the server as its owner, who is to make the tables. */
export async function banco(config: Config, now: Date, connections?: number): Promise<Laudo[]> {
  const { databaseUrl, ownerUrl, directUrl, readUrl, databaseFolder } = config
  if (databaseUrl === undefined) return embutido(databaseFolder, await bytesIn(databaseFolder))
  const name = ownerUrl ? 'DATABASE_OWNER_URL' : directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const url = ownerUrl ?? directUrl ?? databaseUrl
  try {
    // Whoever shares its sessions opens fewer than are asked for.
    const needed = connections ?? (directUrl ? 0 : undefined)
    const servidor = avaliar(await readServidor(url), now, needed)
    return [
      ...servidor,
      ...(await sessoes(config, databaseUrl)),
      ...(readUrl ? [await replica(readUrl)] : []),
    ]
  } catch (error) {
    return [erro('PostgreSQL', reasonOf(error, url, name))]
  }
}
