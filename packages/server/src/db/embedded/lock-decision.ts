/** A process, told apart from any other that ever had its number. */
export type ProcessIdentity = {
  pid: number
  /** Boot and start time where the system tells them, so that a reused number is not taken for its owner. */
  started: string | null
  host: string
  /** The process namespace where there is one: in another, the same number is somebody else. */
  namespace: string | null
}

/** The content of a lock file. */
export type LockRecord = ProcessIdentity & {
  token: string
  released: boolean
  /** Whether its owner renews the file's time while it lives. */
  beats?: boolean
}

/** What the system says about a process number: nobody, or somebody with this start time (null: not told). */
export type ProcessState = { alive: false } | { alive: true; started: string | null }

/** Whether the lock may be taken, and if not, why. */
export type LockDecision = 'take' | 'running' | 'listen' | 'elsewhere' | 'unreadable'

/**
 * Decides on the newest lock file: whenever the owner may be alive, the answer is no. One that cannot be seen from here,
 * in another container or machine, is listened to: when its file was watched and stayed `silent`, it is gone.
 */
export function decideLock(
  record: LockRecord | 'none' | 'unreadable',
  self: Pick<ProcessIdentity, 'host' | 'namespace'>,
  stateOf: (pid: number) => ProcessState,
  silent = false,
): LockDecision {
  if (record === 'none') return 'take'
  if (record === 'unreadable') return 'unreadable'
  if (record.released) return 'take'
  if (record.host !== self.host || record.namespace !== self.namespace) return unlessSilent(record, silent)
  const state = stateOf(record.pid)
  if (!state.alive) return 'take'
  if (state.started === null || record.started === null || state.started === record.started) return 'running'
  // A container may show its processes another boot id than it shows to those who enter it later.
  if (ticksOf(state.started) === ticksOf(record.started)) return unlessSilent(record, silent)
  return 'take'
}

/** When a process started, counted from the boot: `boot:ticks` without the boot. */
const ticksOf = (started: string) => started.slice(started.lastIndexOf(':'))

function unlessSilent({ beats }: LockRecord, silent: boolean): LockDecision {
  if (!beats) return 'elsewhere'
  return silent ? 'take' : 'listen'
}

/** Reads a lock file's content; anything unexpected is unreadable, never absent. */
export function parseLockRecord(text: string): LockRecord | 'unreadable' {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'unreadable'
  }
  return isLockRecord(value) ? value : 'unreadable'
}

function isLockRecord(value: unknown): value is LockRecord {
  if (typeof value !== 'object' || value === null) return false
  const record: Partial<Record<keyof LockRecord, unknown>> = value
  const textOrNull = (field: unknown) => field === null || typeof field === 'string'
  return (
    Number.isInteger(record.pid) &&
    Number(record.pid) > 0 &&
    textOrNull(record.started) &&
    typeof record.host === 'string' &&
    textOrNull(record.namespace) &&
    typeof record.token === 'string' &&
    typeof record.released === 'boolean' &&
    (record.beats === undefined || typeof record.beats === 'boolean')
  )
}
