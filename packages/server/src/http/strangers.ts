import type { Call } from '@paco/domain/http/call'
import type { FastifyRequest } from 'fastify'
import { type Caller, Turns } from '../work/turns.ts'
import { callerOf } from './caller.ts'
import type { Input } from './handler.ts'

/** Spreadsheets and whole lists are read in turns, whoever asks for them and however many. */
const people = new Turns({ atOnce: 2, each: 20, waiting: 100 })

/**
 * Strangers take turns among themselves, one work at a time for all of them, and long ones with a rest in between while
 * several wait: however many they are, most of the processor and of the database stays with those who are known.
 */
const strangers = new Turns({ atOnce: 1, each: 20, waiting: 100, rests: true })

/**
 * Every call and page of an anonymous user waits in one of these, a round by address. What takes long has a lane of its own,
 * so that what is quick does not wait for it. A whole office may share an address: of quick reads one may have many.
 */
const lanes = {
  reads: new Turns({ atOnce: 2, each: 200, waiting: 1000 }),
  writes: new Turns({ atOnce: 4, each: 200, waiting: 1000 }),
  searches: new Turns({ atOnce: 1, each: 20, waiting: 100, rests: true }),
  papers: new Turns({ atOnce: 1, each: 4, waiting: 100, rests: true }),
}
export type Lane = keyof typeof lanes

/** The turns in which what the caller asked for is read, a batch at a time. */
export const turnsOf = ({ isStranger }: Caller): Turns => (isStranger ? strangers : people)

type Asked = Pick<Call, 'method' | 'query' | 'short' | 'reply' | 'waitsNever'>

/** As many rows as any screen shows at once. */
const PAGE = 100

/** Whether all rows of something long are looked through: for words, or because they are asked for without pages, or by large ones. */
function looksThroughAll({ query: known, short }: Asked, query: Readonly<Record<string, unknown>>): boolean {
  const names = known?.shape ?? {}
  if ('termo' in names) return true
  const isLong = !short && Number(query.limite ?? Number.POSITIVE_INFINITY) > PAGE
  return 'busca' in names && (query.busca !== undefined || isLong)
}

/** Whether a sheet is laid out, which takes turns of its own after it was read. */
const isPaper = ({ reply }: Asked): boolean =>
  'kind' in reply && !reply.stored && reply.types.includes('application/pdf')

/** In which lane an anonymous user's call waits. */
export function laneOf(call: Asked, query: Readonly<Record<string, unknown>> = {}): Lane | null {
  if (call.waitsNever) return null
  if (looksThroughAll(call, query)) return 'searches'
  if (isPaper(call)) return 'papers'
  return call.method === 'GET' ? 'reads' : 'writes'
}

/** Has an anonymous user's call wait among theirs; everybody else's begins at once. */
export function inLane<T>(
  call: Asked,
  { caller, query }: Pick<Input<Call>, 'caller' | 'query'>,
  work: () => Promise<T>,
): Promise<T> {
  const lane = caller.isStranger ? laneOf(call, query) : null
  return lane ? lanes[lane].run(caller, work) : work()
}

/** Has what is no call, a page or a picture, which browsers ask for without a token, wait among the quick reads. */
export const inOpenLane = <T>(
  request: FastifyRequest,
  work: () => Promise<T>,
  lane: Lane = 'reads',
): Promise<T> => lanes[lane].run(callerOf(request), work)
