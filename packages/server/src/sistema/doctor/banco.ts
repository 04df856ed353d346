import type { Config } from '../../config.ts'
import { explainDatabase } from '../../start-errors.ts'
import { readServidor, type Servidor } from '../queries.ts'
import { aviso, erro, type Laudo, ok } from './laudo.ts'

/** The oldest that has all that our SQL asks for. */
const OLDEST = 14
const APART = 5_000

/** What a server that answers says of itself. */
export function avaliar({ versao, so_leitura, pode_criar, agora }: Servidor, now: Date): Laudo[] {
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

/** Asks the server as its owner, who is to make the tables. */
export async function banco({ databaseUrl, ownerUrl, databaseFolder }: Config, now: Date): Promise<Laudo[]> {
  const url = ownerUrl ?? databaseUrl
  if (url === undefined) return [ok('Banco de dados', `embutido, em ${databaseFolder}`)]
  try {
    return avaliar(await readServidor(url), now)
  } catch (error) {
    const said = explainDatabase(error, url)
    return [erro('PostgreSQL', said ?? (error instanceof Error ? error.message : String(error)))]
  }
}
