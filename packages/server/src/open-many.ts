import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PacoError } from '@paco/domain/shared/errors'
import type { Kept } from '@paco/domain/shared/per-city'
import type { CityConfig, Consorcio } from './consorcio/arquivo.ts'
import { type Home, openDoor } from './consorcio/door.ts'
import { cityNow, inCity, placeFor, separateCities } from './consorcio/lugar.ts'
import { makeSchema } from './db/city-schema.ts'
import { type Common, openCommon } from './db/common.ts'
import { openDatabase } from './db/database.ts'
import { say, signLines } from './http/logging.ts'
import { makeFolder, PRIVATE } from './make-folder.ts'
import { shareLoop } from './metrics/loop.ts'
import { Metrics, tellTogether } from './metrics/metrics.ts'
import { type Among, type OpenCity, openCity, type Screens } from './open-city.ts'
import { LOOK, measureProcess, sinceWhen } from './sistema/medidas.ts'
import { awaitPostgres, explainStart, reachBy } from './start-errors.ts'
import { GRACE } from './stop.ts'

/** So many are brought up to date at once: a long migration of one keeps few others waiting. */
const AT_ONCE = 3
/** A city that could not be opened is tried again, for as long as it takes. */
const AGAIN = 60_000

const opening = () =>
  new PacoError(503, 'O sistema desta cidade está sendo aberto. Tente de novo em instantes.', {
    retryAfter: 5,
  })
const failed = () =>
  new PacoError(
    503,
    'O sistema desta cidade não pôde ser aberto. Quem cuida do servidor vê o motivo; tente de novo em alguns minutos.',
    { retryAfter: 60 },
  )

/** One of the cities and how it is. */
class Place {
  readonly config: CityConfig
  behind: Home | PacoError = opening()
  open: (OpenCity & { readonly kept: Kept }) | null = null
  again: NodeJS.Timeout | undefined

  constructor(config: CityConfig) {
    this.config = config
  }
}

/** One after the other, whoever asks. */
function queue(): Among['inOrder'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

/** What every city of a process is opened with. */
interface Shared {
  readonly common: Common
  readonly among: Among
  readonly screens: Screens
}

/** In the city's own place, which a next attempt has anew. */
async function openOne(place: Place, kept: Kept, { common, among, screens }: Shared): Promise<void> {
  const { config } = place
  const { schema, databaseUrl: url, ownerUrl, slowMs } = config
  makeFolder(dirname(config.databaseFolder), PRIVATE)
  const onConnectionLost = (error: Error) => say('warn', `Conexão com o banco perdida: ${error.message}`)
  const database = await openDatabase({ url, ownerUrl, schema, common, slowMs, onConnectionLost })
  try {
    await reachBy(database.owner.pool, ownerUrl, 'DATABASE_OWNER_URL')
    await makeSchema(database.owner.pool, schema)
    const city = await openCity(database, config, screens, among)
    await city.app.ready()
    place.open = { ...city, kept }
    place.behind = { kept, app: city.app }
    city.begin()
  } catch (error) {
    await Promise.race([database.close(), sleep(GRACE, undefined, { ref: false })])
    throw explainStart(error, config)
  }
}

/** What keeps a city from opening keeps no other from it. */
async function tryToOpen(place: Place, shared: Shared): Promise<void> {
  const kept = placeFor(place.config.schema)
  try {
    await inCity(kept, () => openOne(place, kept, shared))
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    place.behind = failed()
    inCity(kept, () => say('warn', `A cidade não pôde ser aberta: ${message}`, { stack }))
    place.again = setTimeout(() => void tryToOpen(place, shared), AGAIN).unref()
  }
}

async function openAll(places: readonly Place[], shared: Shared): Promise<void> {
  const left = [...places]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await tryToOpen(next, shared)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** What the process has one of, and which cities are open in it. */
function measureAll(places: readonly Place[], { common, among: { loop } }: Shared, dataFolder: string) {
  const metrics = new Metrics()
  const since = sinceWhen(new Date())
  measureProcess(metrics, { since, kind: 'postgres', dataFolder, delays: () => [loop.take()] })
  metrics.gauge('paco_city_up', 'Whether a city is open', () =>
    places.map(({ config, open }) => [{ cidade: config.schema }, open ? 1 : 0]),
  )
  metrics.gauge(
    'paco_db_places_left',
    'Connections to the database that any city may still open',
    () => common.places.left,
  )
  let refused = 0
  metrics.counter('paco_door_refused_total', 'Calls for no city, or for one that is not open', () => refused)
  const look = ({ kept, medida }: NonNullable<Place['open']>) => inCity(kept, () => medida.metrics.look())
  return {
    onRefused: () => {
      refused++
    },
    /** Every city's measures under its name. */
    render: async () => {
      const open = places.flatMap((place) => (place.open ? [[place.config.schema, place.open] as const] : []))
      const told = open.map(async ([cidade, city]) => [{ cidade }, await look(city)] as const)
      return tellTogether([[{}, await metrics.look()], ...(await Promise.all(told))])
    },
  }
}

/** Several cities behind one door, which does not listen yet. */
export async function openMany({ config, conexoes, cidades }: Consorcio, screens: Screens) {
  const joinAgain = separateCities()
  const signNoMore = signLines(() => {
    const cidade = cityNow()
    return cidade === null ? {} : { cidade }
  })
  const common = openCommon(config.databaseUrl, conexoes)
  await awaitPostgres(common.ping, config.databaseUrl, say)
  const places = cidades.map((city) => new Place(city))
  const loop = shareLoop(LOOK)
  const shared = { common, among: { loop, inOrder: queue() }, screens }
  const byHost = new Map(places.flatMap((place) => place.config.hosts.map((host) => [host, place] as const)))
  const { onRefused, render } = measureAll(places, shared, dirname(config.databaseFolder))
  const find = (host: string) => byHost.get(host)?.behind ?? null
  return {
    door: openDoor({ trustProxy: config.trustProxy, find, ping: common.ping, onRefused }),
    places: places as readonly Pick<Place, 'config' | 'open'>[],
    metrics: { render },
    /** Has every city open that can be. */
    openAll: () => openAll(places, shared),
    async close() {
      for (const { again } of places) clearTimeout(again)
      await Promise.all(
        places.map(({ open }) => open && inCity(open.kept, () => open.app.close().then(open.stop))),
      )
      loop.end()
      await common.close()
      signNoMore()
      joinAgain()
    },
  }
}
