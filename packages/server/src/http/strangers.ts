import type { Call } from '@paco/domain/http/call'
import { type Caller, Turns } from '../work/turns.ts'
import type { Input } from './handler.ts'

/** Spreadsheets and whole lists are read in turns, whoever asks for them and however many. */
const people = new Turns({ atOnce: 2, each: 20, waiting: 100 })

/**
 * Strangers take turns among themselves, one work at a time for all of them, and long ones with a rest in between while
 * several wait: however many they are, most of the processor and of the database stays with those who are known.
 */
const strangers = new Turns({ atOnce: 1, each: 20, waiting: 100, rests: true })
const strangersSearches = new Turns({ atOnce: 1, each: 20, waiting: 100 })

/** The turns in which what the caller asked for is read, a batch at a time. */
export const turnsOf = ({ isStranger }: Caller): Turns => (isStranger ? strangers : people)

type Asked = Pick<Call, 'query' | 'short'>

/** Whether all rows of something long are looked through: for words, or because they are asked for without pages. */
function looksThroughAll(call: Asked, query: Readonly<Record<string, unknown>> = {}): boolean {
  const known = call.query?.shape ?? {}
  if ('termo' in known) return true
  return 'busca' in known && (query.busca !== undefined || (query.limite === undefined && !call.short))
}

/** Has a stranger's search wait among the strangers; everybody else's begins at once. */
export const inLane = <T>(
  call: Asked,
  { caller, query }: Pick<Input<Call>, 'caller' | 'query'>,
  work: () => Promise<T>,
): Promise<T> =>
  caller.isStranger && looksThroughAll(call, query) ? strangersSearches.run(caller, work) : work()
