import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { root } from './stamps.mjs'

/**
 * What packages/server/dev.ts gives.
 * @typedef {{ close(): Promise<void> }} Database
 * @typedef {{ close(): Promise<void>, listen(at: { port: number, host: string }): Promise<string> }} App
 * @typedef {{ openData(args: string[]): Promise<Database>, buildCalls(database: Database, args: string[]): Promise<App> }} Program
 */

const folder = join(root, 'packages/server')
const ENTRY = '/dev.ts'
const DATABASE = join(folder, 'src/db/database.ts')

/**
 * Answers the calls from the sources. After a change only what was changed and what leans on it is loaded again; the
 * database is opened again only when its own floor changed. A program that does not load leaves the one before in its place.
 * @param {number} port
 * @param {string[]} args
 */
export async function startCalls(port, args) {
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
    // Nothing of this goes to a browser.
    optimizeDeps: { noDiscovery: true },
  })
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  /** @returns {Promise<Program>} */
  const load = () => runner.import(ENTRY)

  let program = await load()
  let database = await program.openData(args)
  let app = await program.buildCalls(database, args)
  await app.listen({ port, host: '127.0.0.1' })

  /** @param {string} file */
  const reload = async (file) => {
    const began = performance.now()
    const forgotten = forget(file)
    if (forgotten.size === 0) return
    program = await load()
    const reopen = forgotten.has(DATABASE)
    if (reopen) {
      await app.close()
      await database.close()
      database = await program.openData(args)
    }
    const next = await program.buildCalls(database, args)
    if (!reopen) await app.close()
    app = next
    await app.listen({ port, host: '127.0.0.1' })
    console.log(`${file.slice(root.length + 1)}: ${Math.round(performance.now() - began)} ms`)
  }

  /** Forgets what a file made, and what was made from that. @param {string} file */
  function forget(file) {
    const { evaluatedModules } = runner
    const nodes = new Set(evaluatedModules.getModulesByFile(file))
    for (const node of nodes)
      for (const id of node.importers) {
        const importer = evaluatedModules.getModuleById(id)
        if (importer) nodes.add(importer)
      }
    for (const node of nodes) evaluatedModules.invalidateModule(node)
    return new Set([...nodes].map((node) => node.file))
  }

  // One after the other: saving a file twice must not build two programs at once.
  let turn = Promise.resolve()
  vite.watcher.on('change', (file) => {
    turn = turn.then(() => reload(file)).catch((error) => console.error(error))
  })
  return {
    close: async () => {
      await app.close()
      await database.close()
      await vite.close()
    },
  }
}
