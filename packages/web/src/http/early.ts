interface EarlyCall {
  token: string | null
  response: Promise<Response>
}

/** In milliseconds since the page was asked for: what was told longer ago is not shown as if it were told now. */
const FRESH = 30_000

/** The answer that public/early.js asked for while the program was on its way, once, and only to who asked. */
export function takeEarly(address: string, token: string | null): Promise<Response> | null {
  const { earlyCalls } = window as { earlyCalls?: Map<string, EarlyCall> }
  const found = earlyCalls?.get(address)
  earlyCalls?.delete(address)
  return found && found.token === token && performance.now() < FRESH ? found.response : null
}
