import { requireRecentNode } from './node-version.mjs'

requireRecentNode()

/** Makes the system ready, then becomes the server: signals and exit codes are those of one process. */
async function start() {
  const { prepare, serverMain } = await import('./prepare.mjs')
  const { root } = await import('./stamps.mjs')
  const { report } = await import('./run.mjs')
  try {
    await prepare({ build: true })
  } catch (error) {
    report(error)
    return
  }
  // The same data folder wherever it is started from, as `npm start` does; files that are named are the caller's.
  process.env.PACO_AQUI = process.env.INIT_CWD ?? process.cwd()
  process.chdir(root)
  process.env.NODE_ENV = process.env.NODE_ENV || 'production'
  process.argv = [process.execPath, serverMain, ...process.argv.slice(2)]
  const { pathToFileURL } = await import('node:url')
  await import(pathToFileURL(serverMain).href)
}

start()
