import { DISK_FULL, MUDANDO, malformed, PacoError } from '@paco/domain/shared/errors'
import { EmbeddedDatabaseError, MOVING } from './embedded/embedded.ts'
import { NoAnswerError } from './steady-pool.ts'

/** Name of a constraint → what is said when the database refuses by it. */
export type Refusals = Readonly<Record<string, () => PacoError>>

/** Says in the city hall's words what the database refused by a named constraint. */
export async function refuseOn<T>(refusals: Refusals, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = (error as { constraint?: string } | null)?.constraint
    const refusal = constraint ? refusals[constraint] : undefined
    throw refusal ? refusal() : error
  }
}

const later = (text: string, retryAfter = 5) => new PacoError(503, text, { retryAfter })
const unavailable = () => later('O banco de dados não está respondendo. Tente de novo em instantes.')
const tooSlow = () => later('A consulta demorou demais e foi interrompida. Tente de novo em instantes.')
const contended = () => later('Outra pessoa está gravando o mesmo registro. Tente de novo em instantes.', 1)
const readOnly = () =>
  later('O banco de dados só aceita leitura no momento. Avise quem cuida do servidor.', 60)

/** SQLSTATE classes and network errors that mean the database is away, not that the request is wrong. */
const AWAY =
  /^(08|53|57P|58|25P03|25P04)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/** The process may open no further file. */
const NO_FILES = new Set(['EMFILE', 'ENFILE'])
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const CONTENDED = new Set(['40001', '40P01', '55P03'])
const BAD_TEXT = new Set(['22021', '22P05', '22P02', '22003', '22008'])
/** What the driver says without a code when its connection is or goes away. */
const GONE =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|not queryable|after calling end on the pool/

function fromCode(code: string): PacoError | null {
  if (FULL.has(code)) return later(DISK_FULL, 60)
  if (NO_FILES.has(code)) return later('O servidor tem arquivos demais abertos. Tente de novo em instantes.')
  if (code === MOVING) return later(MUDANDO)
  if (AWAY.test(code)) return unavailable()
  if (code === '57014') return tooSlow()
  if (code === '25006') return readOnly()
  if (CONTENDED.has(code)) return contended()
  if (BAD_TEXT.has(code)) return malformed('Há um valor que o banco de dados não aceita.')
  if (code.startsWith('23')) return new PacoError(409, 'O registro conflita com outro já existente.')
  return null
}

/** What our own triggers refuse to have changed or undone; they say why in words that are meant to be read. */
const KEPT = new Set(['PA001', 'PA002'])

/** What a database error means to a person; null where it is none that is known. */
export function fromDatabase(error: unknown): PacoError | null {
  if (error instanceof NoAnswerError || error instanceof EmbeddedDatabaseError) return unavailable()
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && KEPT.has(code) && typeof message === 'string')
    return new PacoError(409, message)
  const known = typeof code === 'string' ? fromCode(code) : null
  return known ?? (typeof message === 'string' && GONE.test(message) ? unavailable() : null)
}

/**
 * Why work was refused, by a rule of ours or by the database (a trigger, a constraint): the same as a request would be told.
 * Null for anything else, such as a database that is away: the work itself may be good, and is tried again.
 */
export function refusalOf(error: unknown): PacoError | null {
  const known = error instanceof PacoError ? error : fromDatabase(error)
  return known !== null && known.status < 500 ? known : null
}
