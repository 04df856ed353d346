import { existsSync } from 'node:fs'
import { isMade } from './backup/queries.ts'
import type { Config } from './config.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { FolderInUseError } from './db/embedded/folder-lock.ts'
import { refuseMoved } from './db/embedded/moved.ts'
import { type BeforeMigrating, migrate } from './db/migrate.ts'
import { grantApplication } from './db/roles.ts'
import { explainMove } from './house.ts'
import { semSenha } from './mudanca/alvo.ts'
import { type Pedido, pedir } from './mudanca/canal.ts'
import { openDestino, readPedido } from './mudanca/destino.ts'
import { type Casa, mudar } from './mudanca/mudar.ts'
import { OperatorError } from './operator-error.ts'
import { configOn } from './serve.ts'

const DESISTIU = 'Mudança interrompida por quem a pediu.'

/** Where nobody serves, the command does all of it by itself. */
async function moveAlone(pedido: Pedido, config: Config, before?: BeforeMigrating): Promise<void> {
  const target = configOn(config, [])(pedido.url, pedido.ownerUrl)
  const gone = new AbortController()
  process.once('SIGINT', () => gone.abort(new OperatorError(DESISTIU)))
  const origem = await openDatabase({ folder: config.databaseFolder })
  try {
    if (!(await isMade(origem.db)))
      throw new OperatorError(`Não há sistema instalado em ${config.databaseFolder}: nada foi feito.`)
    await migrate(origem.owner.pool, { before })
    const destino = await openDestino(pedido)
    const casa: Casa = {
      aquietar: async () => {},
      parar: async () => {},
      async passar(database, confirmar) {
        await grantApplication(database)
        await confirmar()
      },
      voltar: async () => {},
    }
    try {
      await mudar({
        ...{ origem, pasta: config.databaseFolder, destino, para: semSenha(pedido.url), casa },
        tell: (text) => console.log(text),
        signal: gone.signal,
      })
    } finally {
      await destino.close()
    }
  } catch (error) {
    throw explainMove(error, target)
  } finally {
    await origem.close()
  }
}

function tellSettings({ url, ownerUrl }: Pedido, { sealFolder }: Config): void {
  const told = [
    `DATABASE_URL=${semSenha(url)}`,
    ...(ownerUrl ? [`DATABASE_OWNER_URL=${semSenha(ownerUrl)}`] : []),
    ...(sealFolder ? [`SEAL_DIR=${sealFolder}`] : []),
  ]
  console.log(`A cidade está no servidor. Antes do próximo início, ponha nas configurações (paco.env), com a senha:

  ${told.join('\n  ')}

Sem isso o próximo início é recusado: o banco embutido não é mais o da cidade. Guarde a pasta antiga até ter uma cópia de
segurança do servidor.`)
}

/** Moves the city from the embedded database to a server, by the process that serves it, or by itself where none does. */
export async function runMudar(args: string[], before: (config: Config) => BeforeMigrating | undefined) {
  if (process.env.CONSORCIO)
    throw new OperatorError('Várias cidades em uma instalação já estão em um servidor: não há o que mudar.')
  const config = readConfig(process.env, [])
  if (config.databaseUrl)
    throw new OperatorError(
      'A cidade já está em um servidor PostgreSQL (DATABASE_URL): este comando a leva do banco embutido para um.',
    )
  const pedido = readPedido(args)
  const { databaseFolder } = config
  if (!existsSync(databaseFolder))
    throw new OperatorError(
      `Não há sistema instalado em ${databaseFolder}: nada foi feito. Confira DATA_DIR.`,
    )
  refuseMoved(databaseFolder)
  const isServed = await pedir(databaseFolder, pedido, (text) => console.log(text))
  if (!isServed)
    await moveAlone(pedido, config, before(config)).catch((error) => {
      if (!(error instanceof FolderInUseError)) throw error
      throw new OperatorError(
        `${error.message} Ele não atende este comando daqui: rode-o na mesma máquina (ou contêiner) e com o mesmo usuário do sistema.`,
        { cause: error },
      )
    })
  tellSettings(pedido, config)
}
