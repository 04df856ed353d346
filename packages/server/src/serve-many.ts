import type { Consorcio } from './consorcio/arquivo.ts'
import { say } from './http/logging.ts'
import { limitConnections } from './http/open-files.ts'
import { listenMetrics } from './http/scrape.ts'
import { SCREENS } from './open-city.ts'
import { openMany } from './open-many.ts'
import { stopOnSignal } from './stop.ts'

const written = (host: string) => (host.includes(':') ? `[${host}]` : host)

/** Listens for all cities of a file, opens them, and serves until told to stop. */
export async function serveMany(consorcio: Consorcio): Promise<void> {
  const { config } = consorcio
  const { door, places, metrics, openAll, close } = await openMany(consorcio, SCREENS)
  limitConnections(door, (text) => say('warn', text))
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject)
    door.listen(config.port, config.host, () => resolve(void door.off('error', reject)))
  })
  const apart = config.metrics.apart && (await listenMetrics(metrics, config.metrics.apart))
  const log = (level: 'info' | 'error', what: object, text: string) =>
    say(level === 'error' ? 'warn' : 'info', text, what)
  stopOnSignal(door, log, async () => {
    const closed = new Promise((resolve) => door.close(resolve))
    door.closeIdleConnections()
    await closed
    apart?.close()
    apart?.closeAllConnections()
    await close()
  })
  await openAll()
  const up = places.filter(({ open }) => open).length
  const { port } = door.address() as { port: number }
  say('info', `Paço no ar em http://${written(config.host)}:${port}, com ${up} de ${places.length} cidades`)
}
