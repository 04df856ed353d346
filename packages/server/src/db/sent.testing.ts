import pg from 'pg'
import { vi } from 'vitest'

interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
}

const partsOf = (query: unknown): readonly Sent[] => {
  if (typeof query === 'string') return [{ text: query, values: [] }]
  const { statements, text = '', values = [] } = query as Partial<Sent> & { statements?: readonly Sent[] }
  return statements ?? [{ text, values }]
}

/** The statements that are sent to PostgreSQL from now on, also those that travel together; until it is told to stop. */
export function watchSent() {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  return {
    sent: (): Sent[] => spy.mock.calls.flatMap(([query]) => partsOf(query)),
    forget: () => spy.mockClear(),
    stop: () => spy.mockRestore(),
  }
}
