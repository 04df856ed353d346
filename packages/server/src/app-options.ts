import type { Publicacao } from '@paco/domain/dados/publicacao'
import type { Contatos } from '@paco/domain/transparencia/contatos'
import type { Antivirus } from './arquivos/antivirus.ts'
import type { Stores } from './arquivos/stores.ts'
import type { TrustProxy } from './config.ts'
import type { Database } from './db/database.ts'
import type { LogTo } from './http/log-output.ts'
import type { PortaOptions } from './identidades/porta.ts'
import type { PncpAddress } from './pncp/client.ts'
import type { CopiasContadas } from './sistema/copias/copias.ts'
import type { Medida } from './sistema/medidas.ts'

/** What an application is built with. */
export interface AppOptions {
  database: Pick<
    Database,
    'db' | 'kind' | 'pool' | 'owner' | 'locks' | 'replica' | 'hearing' | 'slow' | 'ping' | 'isDiskFull'
  >
  logLevel: string
  /** For tests that read what is logged. */
  logTo?: LogTo
  trustProxy: TrustProxy
  checkReplies: boolean
  /** Template of the map's tiles; without one the map has a plain background. */
  mapTileUrl?: string
  /** By which the system is reached; where it is not said, as each caller says it. */
  publicUrl?: string | undefined
  /** What the city says of its open data. */
  dados?: Omit<Publicacao, 'endereco'>
  /** Whom the city says to turn to. */
  contatos?: Contatos
  /** Where the data is kept, for the room on its disk. */
  dataFolder?: string | undefined
  /** Where the trail's seals are kept outside the database. */
  sealFolder?: string | undefined
  /** Where files are kept; in the database where nothing is said. */
  stores?: Stores
  /** Who looks at files that are sent; nobody where nothing is said. */
  antivirus?: Antivirus
  /** Who makes backups; nobody where nothing is said. */
  copias?: CopiasContadas
  /** Whether notices go out by e-mail too. */
  email?: boolean
  /** As whom the national portal is sent to; nothing is where nothing is said. */
  pncp?: PncpAddress | undefined
  /** By whom one may come in besides a password; by nobody where nothing is said. */
  porta?: PortaOptions
  /** What time it is, for tests that live on another day. */
  now?: () => Date
  /** What is measured, for who else tells of it; of its own where nothing is said. */
  medida?: Medida
  /** Who says it may read `/metrics` here; without one it is not here. */
  metricsToken?: string | undefined
  /** Whether another server listens and hands it what it answers, so that it serves from when it is ready. */
  behindDoor?: boolean
  /** The built screens; without them only the calls are served. */
  screens?: { root: string; tileOrigin: string | null; patience?: number }
}
