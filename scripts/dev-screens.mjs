import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './stamps.mjs'

const web = join(root, 'packages/web')

/**
 * The screens from their sources, with the calls and the pictures people send from another port.
 * @param {number} callsPort
 */
export async function openScreens(callsPort) {
  const target = `http://127.0.0.1:${callsPort}`
  const server = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    server: {
      port: Number(process.env.PORT || 5173),
      proxy: {
        '/api': { target, bypass: ({ url }) => (url === '/api/docs' ? '/api-docs.html' : undefined) },
        // Those that come with the program lie beside the screens.
        '/img': {
          target,
          bypass: ({ url = '' }) => (existsSync(join(web, 'public', url)) ? url : undefined),
        },
      },
    },
  })
  return {
    async listen() {
      await server.listen()
      return server.resolvedUrls?.local[0]
    },
    close: () => server.close(),
  }
}
