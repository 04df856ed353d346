import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { readMoved } from './db/embedded/moved.ts'
import { openFront } from './http/front.ts'
import { say } from './http/logging.ts'
import { semSenha } from './mudanca/alvo.ts'
import type { Atender } from './mudanca/canal.ts'
import { openDestino } from './mudanca/destino.ts'
import { type Casa, mudar } from './mudanca/mudar.ts'
import { type OpenCity, openCity, type Screens } from './open-city.ts'
import { OperatorError } from './operator-error.ts'
import { explainStart } from './start-errors.ts'

/** Whoever writes or is being answered is waited for that long; their answer then is that the city is moving. */
const PATIENCE = 15_000

interface Served {
  readonly database: Database
  readonly config: Config
  readonly city: OpenCity
}

/** What the house is built with: the screens, and for a move the settings it would have on a server, and that server opened. */
export interface Around {
  readonly screens: Screens
  readonly configFor: (url: string, ownerUrl: string | undefined) => Config
  readonly open: (config: Config) => Promise<Database>
}

/** The city that is being served behind a front, on whichever database it lies: it can move to a server while it is. */
export async function openHouse(database: Database, config: Config, { screens, configFor, open }: Around) {
  async function serveBy(from: Database, by: Config): Promise<Served> {
    const city = await openCity(from, by, screens)
    await city.app.ready()
    return { database: from, config: by, city }
  }
  let served = await serveBy(database, config)
  const front = openFront(served.city.app)
  let isAsked = false
  let isShut = false

  /** Nobody is being answered any more. */
  async function shut(): Promise<void> {
    await front.hold(PATIENCE)
    if (!isShut) await served.city.app.close()
    isShut = true
  }
  function answerBy(next: Served): void {
    served = next
    isShut = false
    front.turnTo(next.city.app)
    next.city.begin()
  }

  const casaFor = (target: Config): Casa => ({
    aquietar: () => served.city.quiet(),
    parar: () => front.refuseWrites(PATIENCE),
    async passar(destino, confirmar) {
      await shut()
      const next = await serveBy(destino, target)
      await confirmar().catch(async (error: unknown) => {
        await next.city.app.close()
        throw error
      })
      const old = served
      answerBy(next)
      old.city.stop().catch((error: Error) => say('warn', `O banco embutido não fechou: ${error.message}`))
    },
    async voltar() {
      await shut()
      answerBy(await serveBy(served.database, served.config))
    },
  })

  /** Moves to the server that is asked for. */
  const move: Atender = async (pedido, tell, signal) => {
    if (isAsked || served.database.kind !== 'embedded')
      throw new OperatorError('Uma mudança já está em andamento, ou já foi feita.')
    isAsked = true
    const target = configFor(pedido.url, pedido.ownerUrl)
    const para = semSenha(pedido.url)
    const both = (text: string) => {
      say('info', `Mudança para ${para}: ${text}`)
      tell(text)
    }
    const pasta = config.databaseFolder
    let destino: Database | undefined
    try {
      destino = await openDestino(pedido, () => open(target))
      const milliseconds = await mudar({
        ...{ origem: served.database, pasta, destino, para, casa: casaFor(target), signal },
        tell: both,
      })
      both(`Pronto: a cidade está em ${para}. Só foi possível consultar por ${toldSeconds(milliseconds)}.`)
    } catch (error) {
      const { message } = explainMove(error, target)
      say('warn', `Mudança para ${para}: não foi feita. ${message}`)
      // Where it could not go on as it was, whoever starts it anew finds it where it is.
      if (isShut || readMoved(pasta) !== null) process.exit(1)
      await destino?.close()
      throw new OperatorError(message, { cause: error })
    } finally {
      isAsked = false
    }
  }

  return {
    front,
    log: () => served.city.app.log,
    /** What is measured of whoever answers now. */
    metrics: { render: () => served.city.medida.metrics.render() },
    begin: () => served.city.begin(),
    quiet: () => served.city.quiet(),
    move,
    async close() {
      if (!isShut) await served.city.app.close()
      await served.city.stop()
    },
  }
}

export const toldSeconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`

/** As of a start, but of an address that no setting names. */
export function explainMove(error: unknown, target: Config): Error {
  const told = explainStart(error, target)
  if (!(told instanceof Error)) return new Error(String(told))
  return told instanceof OperatorError
    ? new OperatorError(told.message.replaceAll(' em DATABASE_URL', ' no comando'), { cause: told })
    : told
}
