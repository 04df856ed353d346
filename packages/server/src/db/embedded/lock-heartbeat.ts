import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FolderLock, lockFolder, OwnerUnseenError } from './folder-lock.ts'

/** How often an owner shows that it lives, and for how long a starter looks before it takes its silence for its end. */
const BEAT = 5_000
const WATCH = 20_000
const LOOK = 500

/** The file's time, as its owner renews it; null when it is gone. */
function timeOf(file: string): number | null {
  try {
    return statSync(file).mtimeMs
  } catch {
    return null
  }
}

/** Whether a lock file shows no life for as long as one watches. Times are only compared with themselves: clocks differ. */
async function isSilent(file: string, watch: number): Promise<boolean> {
  const before = timeOf(file)
  for (const until = performance.now() + watch; performance.now() < until; await sleep(Math.min(LOOK, watch)))
    if (timeOf(file) !== before) return false
  return timeOf(file) === before
}

/**
 * Takes a folder's lock, if need be after watching an owner that cannot be seen from here: a container that was killed
 * and started anew has another name and finds the old one's file. Who beats is never robbed.
 */
export async function takeFolder(
  folder: string,
  onWatching: (text: string) => void = () => {},
  watch = WATCH,
): Promise<FolderLock> {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (!(error instanceof OwnerUnseenError)) throw error
    const seconds = Math.ceil(watch / 1000)
    onWatching(`${error.message} Verificando por ${seconds} segundos se ele ainda dá sinal de vida.`)
    if (!(await isSilent(error.file, watch))) throw error
    return lockFolder(folder, error.file)
  }
}

export interface Heartbeat {
  /** False when the folder has another owner: whatever is left to do in it must not be done. */
  holds(): boolean
  stop(): void
}

/**
 * Shows that the owner lives, and notices when it was taken for dead, as after a long suspension: `holds` looks again
 * before anything is done in the folder if the last beat lies too far back.
 */
export function startHeartbeat(lock: FolderLock, onLost: () => void, every = BEAT): Heartbeat {
  let last = performance.now()
  let lost = false
  const beat = () => {
    try {
      last = performance.now()
      lost ||= !lock.beat()
    } catch {
      // A disk that answers nothing now may answer the next time; a successor would be seen by then.
      return
    }
    if (lost) {
      clearInterval(timer)
      onLost()
    }
  }
  const timer = setInterval(beat, every).unref()
  return {
    holds: () => {
      if (!lost && performance.now() - last > 2 * every) beat()
      return !lost
    },
    stop: () => clearInterval(timer),
  }
}
