import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { html } from './html.ts'
import { serveScreens } from './static.ts'

const root = mkdtempSync(join(tmpdir(), 'paco-screens-'))
mkdirSync(join(root, 'pages/etapas'), { recursive: true })
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const long = ' words'.repeat(2_000)
write('index.html', `any <meta content="__CSP_NONCE__">${long}`)
write('api-docs.html', `calls <meta content="__CSP_NONCE__">${long}`)
write('pages/index.html', 'home')
write('pages/graficobarra.html', 'figures <meta content="__CSP_NONCE__">')
write('pages/graficobarra.html.gz', 'not a page')
write('pages/etapas/semana.html', 'week <head></head>')
write('pages/gantt3@id.html', 'schedule <title>Paço</title>')
const known = [
  'index',
  'graficobarra',
  'gantt3@id',
  'projetocompleto',
  'ajuda',
  'etapas/semana',
  'usuarios@id',
  'contratos@id/medicoes',
]
write('pages/known.json', JSON.stringify(known))

mkdirSync(join(root, 'assets'))
write('assets/tile-probe.worker-Ab1-_x.js', 'probe')
write('assets/start-Ab1.js', 'start')
write('assets/start-Ab1.js.br', 'compressed')

const app = Fastify()
await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
serveScreens(app, {
  root,
  tileOrigin: 'https://mapas.gov.br',
  head: html`<meta name="provedores" content="${'["$&"]'}">`,
  patience: 20,
  tell: async (name, { path }) => {
    if (name === 'ajuda') throw new Error('no database')
    if (name === 'usuarios@id') return new Promise(() => {})
    if (name !== 'gantt3@id') return null
    const ausente = path.endsWith('99') ? ({ ausente: true } as const) : {}
    return { titulo: `Obra de ${path}`, descricao: '', endereco: path, corpo: html``, ...ausente }
  },
})

afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

it('has in its head what all pages are told', async () => {
  const { body } = await app.inject('/etapas/semana')
  expect(body).toBe('week <head><meta name="provedores" content="[&quot;$&amp;&quot;]"></head>')
})

describe('the page of a path', () => {
  it.each([
    ['/', /^home/],
    ['/?ano=2026', /^home/],
    ['/graficobarra', /^figures/],
    ['/GraficoBarra/?id_secretaria=12', /^figures/],
    ['/projetocompleto', /^any/],
    ['/Gantt3/17', /^schedule/],
    ['/gantt3//17/?dia=1', /^schedule/],
    ['/etapas/Semana', /^week/],
    ['/ajuda', /^any/],
    ['/Ajuda/', /^any/],
    // What is told of it does not come in time.
    ['/usuarios/7', /^any/],
    ['/contratos/7/Medicoes', /^any/],
    ['/index', /^home/],
    ['/%67raficobarra', /^figures/],
    ['/api/docs', /^calls/],
  ])('%s', async (url, body) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toMatch(body)
  })

  it.each([
    '/.env',
    '/wp-login.php',
    '/gantt3',
    '/gantt3/17/18',
    '/gantt3/doze',
    '/graficobarra.html',
    '/pages/graficobarra',
    '/pages/known.json',
  ])('%s is not there, and a page says so', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).toMatch(/^any/)
  })

  it.each(['/projetocompleto', '/graficobarra'])('%s carries the nonce its policy names', async (url) => {
    const [one, two] = [await app.inject(url), await app.inject(url)]
    const nonce = /content="([^"]+)"/.exec(one.body)?.[1] ?? 'none'
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(one.body).not.toBe(two.body)
  })

  it('says what it is about, where that is known, and that there is no such record', async () => {
    const there = await app.inject('/Gantt3/17')
    expect([there.statusCode, there.body]).toEqual([200, 'schedule <title>Obra de /Gantt3/17 · Paço</title>'])
    const missing = await app.inject('/gantt3/99')
    expect([missing.statusCode, missing.body]).toEqual([
      404,
      'schedule <title>Obra de /gantt3/99 · Paço</title>',
    ])
  })

  it('is told by its heads to who asks for no more', async () => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: '/graficobarra' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await app.inject({ method: 'HEAD', url: '/wp-login.php' })).statusCode).toBe(404)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('leaves compressed as %s to whoever can unpack it, with its own nonce', async (encoding, unpack) => {
    for (const url of ['/projetocompleto', '/contratos/3/medicao', '/api/docs']) {
      const { rawPayload, headers } = await app.inject({ url, headers: { 'Accept-Encoding': encoding } })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(headers['content-length']).toBeUndefined()
      const text = unpack(rawPayload).toString()
      const nonce = /content="([^"]+)"/.exec(text)?.[1] ?? 'none'
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
      expect(text.length).toBeGreaterThan(rawPayload.length * 10)
    }
  })

  it('leaves as it is to whoever cannot, and to whoever asks for its heads', async () => {
    const { headers, body } = await app.inject('/projetocompleto')
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
    expect(body).toContain('any <meta')
    const heads = await app.inject({
      method: 'HEAD',
      url: '/projetocompleto',
      headers: { 'Accept-Encoding': 'br' },
    })
    expect([heads.statusCode, heads.rawPayload.length]).toEqual([200, 0])
  })

  it('is not found where there are only calls and files', async () => {
    for (const url of ['/api/nada', '/assets/nada.js', '/img/nada.png', '/ajuda/nada.webp'])
      expect((await app.inject(url)).statusCode).toBe(404)
  })
})

describe('a file of the program', () => {
  it('is kept for ever by its name, and goes out compressed to who can read that', async () => {
    const { headers, body } = await app.inject('/assets/start-Ab1.js')
    expect([body, headers['cache-control']]).toEqual(['start', 'public, max-age=31536000, immutable'])
    const small = await app.inject({ url: '/assets/start-Ab1.js', headers: { 'accept-encoding': 'br' } })
    expect([small.body, small.headers['content-encoding']]).toEqual(['compressed', 'br'])
    expect((await app.inject({ method: 'HEAD', url: '/assets/start-Ab1.js' })).statusCode).toBe(200)
  })

  it.each([
    '/assets',
    '/assets/',
    '/assets/start-Ab1.js/',
    '/assets/start-Ab1.js.br',
    '/assets/../pages/known.json',
    '/assets/..%2fpages%2fknown.json',
    '/assets/%2e%2e/index.html',
    '/assets/..%5cindex.html',
    '/assets//index.html',
    '/assets/.env',
    '/assets/%00',
    '/assets/%ff',
    `/assets/${'a'.repeat(5000)}`,
  ])('%s is none: nothing else of the folder is told', async (url) => {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode >= 400 && statusCode < 500, /home|compressed|known|index@/.test(body)]).toEqual([
      true,
      false,
    ])
  })
})

describe('the policy of a script', () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']

  it('lets a worker ask the server of the tiles and nobody else', async () => {
    const policy = await policyOf('/assets/tile-probe.worker-Ab1-_x.js')
    expect(policy).toBe("default-src 'none'; connect-src https://mapas.gov.br")
  })

  it('is left to the page for any other', async () => {
    expect(await policyOf('/assets/start-Ab1.js')).toBeUndefined()
  })
})
