/**
 * Memoised: made when it is first needed, and kept. A format or a description takes longer to make than a request may,
 * and milliseconds of a page's first paint, where most of them are not even used.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
