import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { notFound } from '@paco/domain/shared/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newNonce, PAGE_PERMISSIONS, pagePolicy, SERVICE_WORKER_POLICY, workerPolicy } from './headers.ts'
import type { Html } from './html.ts'
import { ANY_PAGE } from './measure.ts'
import { type Casa, type Conteudo, cutPage } from './pagina.ts'
import { plainPath } from './plain-path.ts'

interface Pages {
  /** The built screens. */
  root: string
  tileOrigin: string | null
  /** What every page's head holds besides. */
  head?: Html | null
  /** Whose system it is; null where nobody can tell just now. */
  casa?: () => Promise<Casa | null>
  /** What the page of this name is about, asked for at this path; null where nothing is said of it. */
  tell?: (name: string, asked: { path: string; request: FastifyRequest }) => Promise<Conteudo | null>
  /** For how many milliseconds a page waits for what is told of it. */
  patience?: number
}

/** Long enough for a database that is busy; whoever waits for a program longer than this sees nothing at all. */
const PATIENCE = 3_000

const FIRST_PAGES = 'pages'
/** What the build names after its content. */
const ASSETS = 'assets'
/** Sent in place of the file they were made of, by no address of their own. */
const COMPRESSED = /\.(?:br|gz)$/

const unknown = () => notFound('Endereço não encontrado.')

/** What is there or is not, and never a page: calls, and files, among them the pictures of the page '/ajuda'. */
const NO_PAGE = /^\/(?:(?:api|assets|img)(?:\/|$)|ajuda\/[^/])/i

/** Named so by the build after the source, `*.worker.ts`. */
const WORKER = /\.worker-[\w-]+\.js(?:\.br|\.gz)?$/

/** Of the diary's page alone: its folder is all that it is for. */
const SERVICE_WORKER = /[\\/]diario[\\/]sw\.js(?:\.br|\.gz)?$/

/** Sends a page with a nonce of its own, so that no style sneaks in from elsewhere. */
function pageSender({ root, tileOrigin, head }: Pages, file: string) {
  const built = readFileSync(join(root, file), 'utf8')
  const page = cutPage(built.replace('</head>', () => `${head?.text ?? ''}</head>`))
  return (reply: FastifyReply, casa: Casa | null, conteudo: Conteudo | null = null) => {
    const nonce = newNonce()
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'Content-Security-Policy': pagePolicy(nonce, tileOrigin),
        'Permissions-Policy': PAGE_PERMISSIONS,
        'Cache-Control': 'no-cache',
        Vary: 'accept-encoding',
      })
      .send(page(nonce, conteudo, casa))
  }
}

/** The paths with a page of their own, which names all the code they need: see packages/web/first-pages.ts. */
function firstPages(pages: Pages) {
  const all = readdirSync(join(pages.root, FIRST_PAGES), { recursive: true, encoding: 'utf8' })
  const nameOf = (file: string) => file.replaceAll('\\', '/').replace(/\.html$/, '')
  const files = all.filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [nameOf(file), pageSender(pages, join(FIRST_PAGES, file))]))
}

/** The addresses that lead to a screen at all; of any other the page says that it is not there, and so does the status. */
const knownPages = ({ root }: Pages): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(join(root, FIRST_PAGES, 'known.json'), 'utf8')) as string[])

/** What the page of a path is called: whatever its record, its case and its slashes. */
const pageName = (path: string) =>
  path
    .replace(/^\/+|\/+$/g, '')
    .replace(/\/\d+(?=\/|$)/, '@id')
    .toLowerCase() || 'index'

/** What comes of it in so many milliseconds; else it fails, and what comes later is nobody's. */
async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not told within ${patience} ms`)), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Serves the screens: assets as they are, a page for every path that is not a call or a file. */
export function serveScreens(app: FastifyInstance, pages: Pages): void {
  const sendIndex = pageSender(pages, 'index.html')
  const first = firstPages(pages)
  const known = knownPages(pages)
  const sendDocs = pageSender(pages, 'api-docs.html')
  const tell: NonNullable<Pages['tell']> = async (name, asked) => {
    try {
      const told = pages.tell?.(name, asked)
      return (told && (await within(pages.patience ?? PATIENCE, told))) ?? null
    } catch (error) {
      // The page itself is there, and says what fails when it asks.
      asked.request.log.warn({ err: error }, 'a page goes out without its words')
      return null
    }
  }
  const casaOf = async (request: FastifyRequest): Promise<Casa | null> => {
    try {
      return (await pages.casa?.()) ?? null
    } catch (error) {
      // The screens ask for it themselves.
      request.log.warn({ err: error }, 'a page goes out without its city')
      return null
    }
  }
  const common = { index: false, preCompressed: true, cacheControl: false } as const
  // Hundreds of them: by one route, since making one for each took a tenth of the start.
  app.register(fastifyStatic, {
    ...common,
    root: join(pages.root, ASSETS),
    prefix: `/${ASSETS}/`,
    allowedPath: (path) => !COMPRESSED.test(path),
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', 'public, max-age=31536000, immutable')
      if (WORKER.test(path)) reply.header('Content-Security-Policy', workerPolicy(pages.tileOrigin))
    },
  })
  app.register(fastifyStatic, {
    ...common,
    root: pages.root,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', `${FIRST_PAGES}/**`, `${ASSETS}/**`],
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', 'public, max-age=3600')
      if (SERVICE_WORKER.test(path))
        reply.headers({ 'Content-Security-Policy': SERVICE_WORKER_POLICY, 'Cache-Control': 'no-cache' })
    },
  })
  app.get('/api/docs', async (request, reply) => sendDocs(reply, await casaOf(request)))
  // A route, and not the handler of what has none: replies of that handler are not compressed.
  app.get(ANY_PAGE, async (request, reply) => {
    const path = plainPath(request.url)
    if (NO_PAGE.test(path)) throw unknown()
    const name = pageName(path)
    const send = first.get(name) ?? sendIndex
    // First whose it is: by that what is told of a page goes too, such as which modules the city does without.
    const casa = await casaOf(request)
    const conteudo = known.has(name) ? await tell(name, { path, request }) : null
    return send(reply.code(known.has(name) && !conteudo?.ausente ? 200 : 404), casa, conteudo)
  })
  app.setNotFoundHandler(async () => {
    throw unknown()
  })
}
