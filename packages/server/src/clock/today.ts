import { addDays, type Day, dayOf, fusoNow } from '@paco/domain/shared/days'

/** So long is waited for figures that are few, whatever holds them up; nobody waits for many. */
const PATIENCE = 1000
const TICK = 1000
const RETRY = 10_000
/** How often the stored day is looked up again: another instance's clock may be ahead of ours. */
const LOOK_AGAIN = 60_000

export interface Today {
  now: () => Date
  /** The day it is in the city, or the stored one where this machine's clock is behind it, or the database's where it is far ahead. */
  today: () => Day
  /** The day that what is stored belongs to: today, except in the moments after midnight. */
  figuresDay: () => Day
  /** Whether what is stored was computed today. */
  isCurrent: () => boolean
  /** Has every project computed for today; waits for it, but not for long. */
  ensureToday: () => Promise<void>
  /** Follows the clock by itself, so that midnight is over before anybody asks. Returns the way to stop. */
  follow: () => () => void
}

interface DayLog {
  info: (what: object, text: string) => void
  warn: (what: object, text: string) => void
  error: (what: object, text: string) => void
}

/** What a day is told by, and what brings the stored figures to it. */
interface Clocks {
  now: () => Date
  databaseNow: () => Promise<Date>
  /** Answers the day that is then stored, and whether it was new; tells as soon as it knows that it takes long. */
  change: (day: Day, takesLong: () => void) => Promise<{ stored: Day; changed: boolean }>
}

/** Asked at every request, so the calendar is consulted once a minute: no day begins in the middle of one. */
function dayByMinute(now: () => Date): () => Day {
  let minute = Number.NaN
  let fuso = fusoNow()
  let day = ''
  return () => {
    const instant = now()
    const current = Math.floor(instant.getTime() / 60_000)
    if (current !== minute || fuso !== fusoNow()) {
      minute = current
      fuso = fusoNow()
      day = dayOf(instant)
    }
    return day
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

/** What the database's clock said when this one's named a day. */
interface Witness {
  asked: Day
  day: Day
  /** The last day on which clocks that differ by a day or less may be. */
  horizon: Day
}

/**
 * The day of the stored figures. After midnight in the city they are computed anew; until that is done, readers see
 * those of the day before and the day they belong to. Instances agree through the day noted in the database,
 * which never goes back: so the database's clock (`databaseNow`) bears witness to each new day, and is the one that
 * counts where this machine's is more than a day ahead of it. Where the city moves to another clock, nothing is known of
 * its days yet.
 */
export function followDays({ now, databaseNow, change }: Clocks, log: DayLog): Today {
  const byMinute = dayByMinute(now)
  let fuso = fusoNow()
  let witness: Witness | null = null
  let known: Day | null = null
  const ours = () => {
    if (fuso !== fusoNow()) [fuso, witness, known] = [fusoNow(), null, null]
    return byMinute()
  }
  const clock = () => {
    const day = ours()
    return witness !== null && day > witness.horizon ? witness.day : day
  }
  let running: { done: Promise<void>; long: Promise<void> } | null = null
  let began = 0
  let retryAt = 0
  const isCurrent = () => {
    const day = clock()
    return known !== null && witness?.asked === ours() && known >= day
  }

  async function callWitness(): Promise<void> {
    const [asked, day] = [ours(), dayOf(await databaseNow())]
    const horizon = addDays(day, 1)
    if (asked > horizon && asked !== witness?.asked)
      log.warn({ relogio: asked, banco: day }, "this clock is far ahead of the database's, which is followed")
    witness = { asked, day, horizon }
  }

  async function advance(takesLong: () => void): Promise<void> {
    let day: Day | undefined
    const by = fusoNow()
    try {
      await callWitness()
      day = clock()
      const { stored, changed } = await change(day, takesLong)
      const ms = Math.round(performance.now() - began)
      if (changed) log.info({ dia: stored, ms }, 'day changed')
      if (stored > day && stored !== known)
        log.warn({ relogio: day, dia: stored }, 'this clock is behind the stored day, which is kept')
      // Told by the clock the city lived by when it was asked.
      if (by === fusoNow()) known = stored
    } catch (error) {
      // Reads go on with what is stored: a full disk or a lost connection is no reason to show nothing.
      retryAt = performance.now() + RETRY
      log.error({ err: error, dia: day }, 'day change failed')
    }
  }

  function start(): { done: Promise<void>; long: Promise<void> } {
    if (running) return running
    began = performance.now()
    let takesLong = () => {}
    const long = new Promise<void>((resolve) => {
      takesLong = resolve
    })
    const done = advance(takesLong).finally(() => {
      running = null
    })
    running = { done, long }
    return running
  }

  async function ensureToday(): Promise<void> {
    if (isCurrent() || performance.now() < retryAt) return
    const { done, long } = start()
    const left = began + PATIENCE - performance.now()
    if (left > 0) await Promise.race([done, long, wait(left)])
  }

  return {
    now,
    today: () => {
      const day = clock()
      return known !== null && known > day ? known : day
    },
    figuresDay: () => {
      const day = clock()
      return known ?? day
    },
    isCurrent,
    ensureToday,
    follow: () => {
      const timer = setInterval(() => {
        const due = !isCurrent() || performance.now() - began > LOOK_AGAIN
        if (due && performance.now() >= retryAt) start()
      }, TICK)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
