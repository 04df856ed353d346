import { randomUUID } from 'node:crypto'
import { resumoOf } from '@paco/domain/avisos/semana'
import { DIAS_DE_EMAIL, pausaOf, TENTATIVAS } from '@paco/domain/avisos/tentativas'
import { changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { cartaOf, type Remetente } from './carta.ts'
import {
  claimEnvio,
  concludeEnvio,
  type Envio,
  giveUpLost,
  postponeEnvio,
  queueDecisoes,
  queueResumos,
  queueSenhas,
  startCursor,
  sweepEmails,
} from './emails-queries.ts'
import { deliver, type SmtpAddress } from './smtp.ts'

/** Sends what waits, in no request. */
export interface Correio {
  /** Queues what is new and sends what is due. */
  round(): Promise<void>
  /** Goes round by itself: when something was written, and now and then. */
  follow(): void
  stop(): Promise<void>
}

type Tell = (what: Readonly<Record<string, unknown>>, text: string) => void

/** Of the application's log, what this writes to. */
interface Log {
  readonly error: Tell
  readonly warn: Tell
}

interface Options extends Remetente {
  readonly smtp: SmtpAddress
  readonly now: () => Date
  readonly log: Log
}

/** Longer than any delivery takes: who has not ended it by then has died. */
const LEASE = 15 * 60_000
const DAY = 86_400_000
const NOW_AND_THEN = 60_000
/** Many writes are one reason to look. */
const SOON = 2_000

export function openCorreio(db: Db, { smtp, now, log, ...remetente }: Options): Correio {
  const instancia = randomUUID()
  let stopped = false
  let working: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined

  const isOld = ({ criado_em }: Envio) => now().getTime() - criado_em.getTime() > DIAS_DE_EMAIL * DAY

  /** Marked as on its way before, and as done after: whoever dies in between leaves it to nobody. */
  const send = async (envio: Envio): Promise<void> => {
    const carta = isOld(envio) ? null : await cartaOf(db, envio, remetente, now())
    if (carta === null) return concludeEnvio(db, envio, 'sem_motivo', { now: now() })
    const entrega = await deliver(smtp, carta)
    if (entrega.como === 'enviado') return concludeEnvio(db, envio, 'enviado', { now: now() })
    const { como, falha } = entrega
    log.warn({ mensagem: envio.mensagem, tentativas: envio.tentativas, como, falha }, 'e-mail not sent')
    if (como === 'incerto') return concludeEnvio(db, envio, 'incerto', { now: now(), falha })
    if (como === 'recusado' || envio.tentativas >= TENTATIVAS)
      return concludeEnvio(db, envio, 'desistiu', { now: now(), falha })
    await postponeEnvio(db, envio, new Date(now().getTime() + pausaOf(envio.tentativas)), falha)
  }

  const work = async (): Promise<void> => {
    await startCursor(db)
    await queueSenhas(db, now())
    while (await queueDecisoes(db, now())) if (stopped) return
    const { chave, ate } = resumoOf(now())
    if (now().getTime() - ate.getTime() < DIAS_DE_EMAIL * DAY) await queueResumos(db, chave, now())
    await giveUpLost(db, new Date(now().getTime() - LEASE), now())
    await sweepEmails(db, now())
    while (!stopped) {
      const envio = await claimEnvio(db, instancia, now())
      if (envio === null) return
      if (envio !== 'outra vez') await send(envio)
    }
  }

  const round = (): Promise<void> => {
    working ??= work().finally(() => {
      working = undefined
    })
    return working
  }
  const quietly = () =>
    void round().catch((error) => (stopped ? undefined : log.error({ err: error }, 'e-mails wait')))
  const onWritten = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      quietly()
    }, SOON).unref()
  }

  return {
    round,
    follow: () => {
      changes.on('written', onWritten)
      timer = setInterval(quietly, NOW_AND_THEN).unref()
      quietly()
    },
    stop: async () => {
      stopped = true
      changes.off('written', onWritten)
      clearInterval(timer)
      clearTimeout(soon)
      await working?.catch(() => {})
    },
  }
}
