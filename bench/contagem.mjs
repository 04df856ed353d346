import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { root } from '../scripts/stamps.mjs'

// What counting one request takes: time, and memory that stays or has to be swept.

const TIMES = 5_000_000
const ROUTES = 600
const folder = join(root, 'packages/server')
const vite = await createServer({
  root: folder,
  configFile: join(folder, 'vite.config.ts'),
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
const { Requests } = await runner.import('/src/metrics/requests.ts')
const { Flights } = await runner.import('/src/metrics/flights.ts')

const requests = new Requests()
const flights = new Flights()
const places = Array.from({ length: ROUTES }, (_, index) => requests.open('GET', `/api/rota-${index}/:id`))

/** As the hooks of a request do it. @param {number} times */
function count(times) {
  for (let index = 0; index < times; index++) {
    const place = places[index % ROUTES]
    const flight = flights.enter(place, performance.now())
    flights.leave(flight)
    requests.count(place, 200, (index % 3000) / 10)
  }
}

count(TIMES / 10)
global.gc?.()
const before = process.memoryUsage().heapUsed
const began = process.cpuUsage()
count(TIMES)
const { user, system } = process.cpuUsage(began)
const each = (user + system) / TIMES
global.gc?.()
const kept = process.memoryUsage().heapUsed - before
console.log(
  `${(each * 1000).toFixed(0)} ns a request (of the processor); ${(kept / 1024).toFixed(0)} kB more after ${TIMES}`,
)
console.log(`of a call of 450 µs: ${((each / 450) * 100).toFixed(3)}%`)
await runner.close()
await vite.close()
