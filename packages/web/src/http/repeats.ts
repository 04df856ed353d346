/**
 * Idempotency keys of writes that were sent and not answered, so that sending one again does nothing twice. Whatever
 * the answer was, the next write with the same words is a new one.
 */
const unanswered = new Map<string, string>()

/** Sixteen drawn bytes. Not `randomUUID`, which browsers keep from pages served without encryption. */
export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The key a write is sent with: that of its twin while the twin has no answer. Null for what cannot be compared. */
export function keyFor(write: string | null): string {
  if (write === null) return drawKey()
  const key = unanswered.get(write) ?? drawKey()
  unanswered.set(write, key)
  return key
}

/** The write was answered. */
export function settle(write: string | null): void {
  if (write !== null) unanswered.delete(write)
}
