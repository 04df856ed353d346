import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import type { Laudo } from './doctor/laudo.ts'
import { desconhecidos, meantBy, pelaMetade } from './doctor/nomes.ts'
import { gravavel, pastasDe } from './doctor/pastas.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Settings that say which city is served: a misspelt one leads to another database. */
const WHICH_CITY: readonly string[] = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATA_DIR', 'CONSORCIO']

/** The folders that a start does not need and the service does. */
const pastas = (config: Config): Laudo[] =>
  pastasDe(config)
    .filter(({ nome }) => nome !== 'DATA_DIR')
    .flatMap((pasta) => gravavel(config, pasta))
    .filter(({ estado }) => estado === 'erro')

/** What the doctor would say of the settings and is no reason not to start, in a line each. */
export const avisosDaPartida = (env: Env, configs: readonly Config[]): string[] => [
  ...new Set(
    [...desconhecidos(env), ...pelaMetade(env), ...configs.flatMap(pastas)].map(
      ({ sobre, texto }) => `${sobre}: ${texto}`,
    ),
  ),
]

/** Refuses to begin a blank city in the default place while a misspelt setting names the one that was meant. */
export function refuseMisspelt(env: Env, { databaseUrl, databaseFolder }: Config): void {
  if (databaseUrl !== undefined || existsSync(databaseFolder)) return
  for (const name of Object.keys(env)) {
    const meant = env[name] ? meantBy(name) : null
    if (meant !== null && WHICH_CITY.includes(meant))
      throw new OperatorError(
        `${name}: esta configuração não existe; seria ${meant}? Em ${databaseFolder} não há cidade, e nenhuma é começada em branco enquanto a dúvida durar. Corrija o nome, ou tire a configuração.`,
      )
  }
}
