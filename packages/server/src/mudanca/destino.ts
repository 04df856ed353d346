import { type Database, openDatabase } from '../db/database.ts'
import { assertSessions } from '../db/pooler.ts'
import { OperatorError } from '../operator-error.ts'
import type { Pedido } from './canal.ts'

const ADDRESS = /^postgres(ql)?:\/\//

/** The addresses of a command line: the application's, and the owner's of the tables where that is another. */
export function readPedido([url, ownerUrl, ...more]: readonly string[]): Pedido {
  const isAddress = (text: string) => ADDRESS.test(text) && URL.canParse(text)
  if (url === undefined || !isAddress(url) || (ownerUrl !== undefined && !isAddress(ownerUrl)) || more.length)
    throw new OperatorError(
      'Diga o endereço do servidor: npm run mudar -- postgresql://paco:senha@servidor/paco (e, se o dono das tabelas for outro usuário, o endereço dele depois)',
    )
  return { url, ownerUrl }
}

/** Opens a server that is to have a city; it must answer by each of its addresses, with sessions of its own. */
export async function openDestino(
  { url, ownerUrl }: Pedido,
  open: () => Promise<Database> = () => openDatabase({ url, ownerUrl }),
): Promise<Database> {
  const database = await open()
  try {
    await database.pool.query('select 1')
    await database.owner.pool.query('select 1')
    await assertSessions(database, { directUrl: undefined, ownerUrl })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
