/** An address without its query, its escapes and its doubled slashes: `/%61pi//x?y` is `/api/x`, for whoever guards it. */
export function plainPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/')
  } catch {
    return path
  }
}
