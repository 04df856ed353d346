import type { PacoError } from '@paco/domain/shared/errors'

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
