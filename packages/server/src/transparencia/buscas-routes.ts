import { moduloDesligado } from '@paco/domain/cidade/modulos'
import { caminhoDaObra } from '@paco/domain/obras/pagina'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { askedPage } from '../http/asked-page.ts'
import { escapeText } from '../http/html.ts'
import type { ObrasLidas } from '../obras/memoria.ts'
import { links } from './paginas-publicas.ts'
import { listContratosAssinados } from './queries.ts'

/** A sitemap holds no more addresses than these (sitemaps.org). */
const MOST = 50_000
/** So long an answer is kept: whoever asks again and again asks the memory. */
const KEPT = 10 * 60_000

/** What is for those who work here, or is made anew for whoever asks, is no page to find. */
const NOT_FOR_SEARCH = ['/api/', '/login', '/register', '/*?']

const robots = (endereco: string): string =>
  [
    'User-agent: *',
    ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
    // Pictures of works are shown beside links to them.
    'Allow: /img/',
    `Sitemap: ${endereco}/sitemap.xml`,
    '',
  ].join('\n')

/** Every address that strangers may look for: pages of the portal, works, signed contracts. */
async function enderecos(db: Db, obras: ObrasLidas): Promise<string[]> {
  const works = (await obras.list()).map(({ id }) => caminhoDaObra(id))
  const contratos = (await listContratosAssinados(db, MOST)).map((id) => `/contratos/${id}`)
  const all = ['/', ...links().map(([href]) => href), ...works, ...contratos]
  return [...new Set(all)].filter((path) => !moduloDesligado(path)).slice(0, MOST)
}

const sitemap = (endereco: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${escapeText(`${endereco}${path}`)}</loc></url>`)
    .join('')}</urlset>\n`

interface Buscas {
  readonly lidas: ObrasLidas
  readonly publicUrl: string | undefined
}

/** `robots.txt` and `sitemap.xml`: what search engines may read of this city. */
export function serveBuscas(app: FastifyInstance, db: Db, { lidas, publicUrl }: Buscas): void {
  let kept: { readonly until: number; readonly paths: Promise<string[]> } | null = null
  const paths = (): Promise<string[]> => {
    const now = performance.now()
    if (kept === null || kept.until < now) {
      const asked = enderecos(db, lidas)
      kept = { until: now + KEPT, paths: asked }
      asked.catch(() => {
        kept = null
      })
    }
    return kept.paths
  }
  const endereco = (request: FastifyRequest) => askedPage(request, publicUrl).endereco
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(robots(endereco(request))),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=600')
      .send(sitemap(endereco(request), await paths())),
  )
}
