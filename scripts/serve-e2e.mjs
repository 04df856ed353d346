import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyDemo } from './demo-folder.mjs'
import { prepare, serverMain } from './prepare.mjs'
import { report } from './run.mjs'

// The server for the journeys: the built one, with the demonstration data, in a folder that goes when it goes.

/** @param {unknown} error */
const giveUp = (error) => {
  report(error)
  process.exit()
}

await prepare({ build: true }).catch(giveUp)
const folder = mkdtempSync(join(tmpdir(), 'paco-journeys-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
// Playwright ended by a signal leaves its servers running; but then our input closes.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM')).resume()
// Whatever this machine is set to use, the journeys must not touch it.
for (const name of ['DATABASE_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'TRUST_PROXY']) delete process.env[name]
process.env.DATA_DIR = join(folder, 'data')
await copyDemo(process.env.DATA_DIR).catch(giveUp)
// The map's background comes from nowhere: no journey asks another server for anything.
process.env.MAP_TILE_URL = 'http://127.0.0.1:1/{z}/{x}/{y}.png'
process.argv = [process.execPath, serverMain, '--demo']
await import(pathToFileURL(serverMain).href)
