/** Where the service worker of this page is, and the addresses it is for: no other page of the application is its own. */
const SCRIPT = '/diario/sw.js'
const SCOPE = '/diario/'
const TAG = 'paco-diario'

const container = () => (import.meta.env.PROD ? navigator.serviceWorker : undefined)

/** Keeps the page on this device, so that it opens without a network. Browsers that cannot do without. */
export function keepOffline(): void {
  void container()
    ?.register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' })
    .catch(() => undefined)
}

interface WithSync {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Asks to be woken when the network is back, also where the page lies behind others by then; not every browser can. */
export function askBackgroundSync(): void {
  void container()
    ?.getRegistration(SCOPE)
    .then((registration) => (registration as WithSync | undefined)?.sync?.register(TAG))
    .catch(() => undefined)
}

/** Calls back when the service worker was woken by the network. */
export function whenWoken(listener: () => void): () => void {
  const workers = container()
  const onMessage = ({ data }: MessageEvent) => {
    if (data === TAG) listener()
  }
  workers?.addEventListener('message', onMessage)
  return () => workers?.removeEventListener('message', onMessage)
}
