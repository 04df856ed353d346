import { requireRecentNode } from './node-version.mjs'

requireRecentNode()

const { join } = await import('node:path')
const { prepare } = await import('./prepare.mjs')
const { freePort } = await import('./machine.mjs')
const { root } = await import('./stamps.mjs')
const { report } = await import('./run.mjs')

/**
 * `npm run dev [-- --demo]`: the screens by Vite, replaced in the browser as they change, and the calls from the same
 * process, loaded anew as they change. The data stays in `.cache/dev`, apart from everybody else's.
 */
async function develop() {
  await prepare({ build: false })
  const args = process.argv.slice(2)
  process.env.DATA_DIR ||= join(root, '.cache/dev', args.includes('--demo') ? 'demo' : 'data')
  process.env.LOG_LEVEL ||= 'warn'
  const port = await freePort()
  const [{ startCalls }, { openScreens }] = await Promise.all([
    import('./dev-calls.mjs'),
    import('./dev-screens.mjs'),
  ])
  const [screens, calls] = await Promise.all([openScreens(port), startCalls(port, args)])
  console.log(`Paço em desenvolvimento: ${await screens.listen()}`)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, async () => {
      await Promise.all([screens.close(), calls.close()])
      process.exit(0)
    })
}

await develop().catch((error) => {
  report(error)
  process.exit()
})
