/**
 * Asks whether the server of the map's background answers at all. From here and not from the page, because a browser
 * writes every request of a page that fails to its console, whether anybody minds or not.
 */
const PATIENCE = 10_000

self.onmessage = async ({ data: address }: MessageEvent<string>) => {
  const answered = await fetch(address, {
    mode: 'no-cors',
    referrerPolicy: 'strict-origin-when-cross-origin',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    () => true,
    () => false,
  )
  self.postMessage(answered)
}
