import { familyText, type Labels, type Sample } from './text.ts'

/** What a measure is at the moment it is asked for; null where that cannot be told. */
type Reading = number | null | readonly Sample[]
type Read = () => Reading | Promise<Reading>
type Kind = 'gauge' | 'counter' | 'histogram'

interface Family {
  readonly name: string
  readonly help: string
  readonly kind: Kind
  readonly read: Read
}

/**
 * A measure that takes longer is left out: whoever watches must be answered above all when something hangs. Longer than the
 * database is given to answer, which is a measure too.
 */
const PATIENCE = 3_000
const UNREAD = 'paco_metrics_unread'

async function within(read: Read, patience: number): Promise<Reading> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  try {
    return await Promise.race([read(), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

const samplesOf = (reading: Reading): readonly Sample[] => {
  if (reading === null) return []
  return typeof reading === 'number' ? [[{}, reading]] : reading
}

/**
 * What is measured, under its name. A word adds what it knows of (`metrics.gauge(name, help, read)`); nothing is read
 * before somebody asks.
 */
export class Metrics {
  readonly #families = new Map<string, Family>()
  readonly #patience: number

  constructor(patience = PATIENCE) {
    this.#patience = patience
  }

  get names(): readonly string[] {
    return [...this.#families.keys(), UNREAD]
  }

  /** What goes up and down. */
  gauge(name: string, help: string, read: Read): void {
    this.#add({ name, help, kind: 'gauge', read })
  }

  /** What only goes up, from the start of the process. */
  counter(name: string, help: string, read: Read): void {
    this.#add({ name, help, kind: 'counter', read })
  }

  /** Samples as the format has them: `_bucket` by `le`, `_sum`, `_count`. */
  histogram(name: string, help: string, read: Read): void {
    this.#add({ name, help, kind: 'histogram', read })
  }

  #add(family: Family): void {
    if (!/^[a-z][a-z0-9_]*$/.test(family.name)) throw new Error(`no name for a measure: ${family.name}`)
    if (this.names.includes(family.name)) throw new Error(`measured twice: ${family.name}`)
    this.#families.set(family.name, family)
  }

  /** All of it as it is now. What cannot be read is left out, and counted. */
  async look(): Promise<readonly Told[]> {
    const families = [...this.#families.values()]
    const readings = await Promise.all(families.map(({ read }) => within(read, this.#patience)))
    const unread = readings.filter((reading) => reading === null).length
    const help = 'Measures that could not be read this time'
    return [
      ...families.map((family, index) => ({ family, samples: samplesOf(readings[index] ?? null) })),
      { family: { name: UNREAD, help, kind: 'gauge' }, samples: [[{}, unread]] },
    ]
  }

  /** The same in Prometheus's text format (0.0.4). */
  async render(): Promise<string> {
    return textOf(await this.look())
  }
}

/** What was found of a measure. */
export interface Told {
  readonly family: Pick<Family, 'name' | 'help' | 'kind'>
  readonly samples: readonly Sample[]
}

const textOf = (told: readonly Told[]) =>
  told.map(({ family, samples }) => familyText(family, samples)).join('')

/** What was found in several places, each measure in one piece, and of each place under a label that names it. */
export function tellTogether(all: readonly (readonly [labels: Labels, told: readonly Told[]])[]): string {
  interface One {
    readonly family: Told['family']
    readonly samples: Sample[]
  }
  const together = new Map<string, One>()
  for (const [labels, told] of all) {
    for (const { family, samples } of told) {
      const one: One = together.get(family.name) ?? { family, samples: [] }
      together.set(family.name, one)
      for (const [own, value, suffix] of samples)
        one.samples.push(suffix ? [{ ...labels, ...own }, value, suffix] : [{ ...labels, ...own }, value])
    }
  }
  return textOf([...together.values()])
}

/** Reads at most so often: what the database has to be asked for does not change with every look. */
export function keptFor<T>(milliseconds: number, read: () => Promise<T>, now = () => performance.now()) {
  let kept: { until: number; value: Promise<T> } | undefined
  return (): Promise<T> => {
    if (kept && now() < kept.until) return kept.value
    const value = read()
    kept = { until: now() + milliseconds, value }
    // What failed is asked for again.
    value.catch(() => {
      kept = undefined
    })
    return value
  }
}
