import type { IncomingHttpHeaders } from 'node:http'

/** What tells whoever fetched a file before that it is still the same, without making it. */
export interface Known {
  readonly etag: string
  /** When what it tells last changed; null where nobody knows. */
  readonly modified: Date | null
  /** From when on a copy is still true: later than the last change where a new day made other figures of it. */
  readonly trueSince: Date | null
}

/** Kept by whoever likes, and asked for again each time. */
export const knownHeaders = ({ etag, modified }: Known): Record<string, string> => ({
  ETag: etag,
  'Cache-Control': 'no-cache',
  ...(modified ? { 'Last-Modified': modified.toUTCString() } : {}),
})

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whole seconds, as headers say them. */
const seconds = (time: number) => Math.floor(time / 1000)

/** Whether the caller has it already (RFC 9110, 13.1): a tag counts before a date. */
export function hasAlready({ etag, trueSince }: Known, asked: IncomingHttpHeaders): boolean {
  const tags = asked['if-none-match']
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').map(bare).includes(bare(etag))
  const since = Date.parse(asked['if-modified-since'] ?? '')
  return trueSince !== null && !Number.isNaN(since) && seconds(since) >= seconds(trueSince.getTime())
}
