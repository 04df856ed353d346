import { readSession } from './session-store.ts'

/** Files that are on their way, by what tells one from another, so that one picked again goes on where it stopped. */
const PLACE = 'paco:envios'
/** More than anybody leaves unfinished in a day; the oldest are forgotten. */
const MOST = 100

type Kept = readonly (readonly [identity: string, id: string])[]

/** The same file of the same person, as far as a browser tells. */
const identityOf = ({ name, size, lastModified }: File): string =>
  JSON.stringify([readSession()?.id, name, size, lastModified])

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept.slice(-MOST)))
  } catch {
    // A browser that keeps nothing sends the file from its beginning again.
  }
}

/** Under which name this file was announced. */
export function envioOf(file: File): string | null {
  const identity = identityOf(file)
  return read().find(([known]) => known === identity)?.[1] ?? null
}

export function rememberEnvio(file: File, id: string): void {
  const identity = identityOf(file)
  write([...read().filter(([known]) => known !== identity), [identity, id]])
}

export function forgetEnvio(file: File): void {
  const identity = identityOf(file)
  write(read().filter(([known]) => known !== identity))
}
