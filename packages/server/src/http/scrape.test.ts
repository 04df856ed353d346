import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { Metrics } from '../metrics/metrics.ts'
import { parseMetrics } from '../metrics/parse.testing.ts'
import { listenMetrics } from './scrape.ts'

const TOKEN = 'um-segredo-de-teste-1234'
const test = await startTestApp(undefined, { metricsToken: TOKEN })
const { app } = test
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const scrape = (headers: Record<string, string> = bearer(TOKEN), url = '/metrics') =>
  app.inject({ method: 'GET', url, headers })
const told = async () => parseMetrics((await scrape()).body)
const answered = async (route: string) =>
  ((await told()).get('paco_http_requests_total')?.samples ?? []).filter(
    ({ labels }) => labels.route === route,
  )

describe('/metrics beside the pages', () => {
  it('is of the format, and says what it is', async () => {
    const reply = await scrape()
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    const families = parseMetrics(reply.body)
    expect(families.get('paco_db_up')?.samples[0]?.value).toBe(1)
    expect(families.get('paco_db_size_bytes')?.samples[0]?.value).toBeGreaterThan(1e6)
    expect(families.get('paco_trail_lines')?.samples[0]?.value).toBeGreaterThanOrEqual(0)
    expect(families.get('paco_email_waiting')?.samples[0]?.value).toBe(0)
    expect(families.get('paco_metrics_unread')?.samples[0]?.value).toBe(0)
    expect(families.get('process_resident_memory_bytes')?.samples[0]?.value).toBeGreaterThan(1e6)
    expect(reply.body).not.toMatch(/postgres(ql)?:\/\/|segredo|@/)
  })

  it.each([
    ['no token', {}, '/metrics'],
    ['a wrong one', bearer('um-segredo-de-teste-1235'), '/metrics'],
    ['the beginning of it', bearer(TOKEN.slice(0, -1)), '/metrics'],
    ['more than it', bearer(`${TOKEN}x`), '/metrics'],
    ['an empty one', { authorization: 'Bearer ' }, '/metrics'],
    ['another way of saying it', { authorization: `Basic ${TOKEN}` }, '/metrics'],
    ['two in one', bearer(`x, Bearer ${TOKEN}`), '/metrics'],
    ['it in the query', {}, `/metrics?token=${TOKEN}&access_token=${TOKEN}`],
    ['it in another header', { 'x-token': TOKEN, cookie: `token=${TOKEN}` }, '/metrics'],
  ])('is not for those who come with %s', async (_, headers, url) => {
    const reply = await scrape(headers, url)
    expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(reply.body).not.toContain('paco_')
  })

  it('is not for a person’s session either', async () => {
    const admin = await loginAs(test, { role: 'admin' })
    expect((await scrape(admin.headers)).statusCode).toBe(401)
  })

  it('is not there where no token is set', async () => {
    const { app: without } = await startTestApp()
    expect((await without.inject({ url: '/metrics', headers: bearer(TOKEN) })).statusCode).toBe(404)
  })
})

describe('answers are counted', () => {
  it('by the pattern of their route, whatever the record, heads apart', async () => {
    for (const id of [1, 2, 3]) await app.inject({ url: `/api/secretaria/${id}x?segredo=1` })
    await app.inject({ method: 'HEAD', url: '/api/health' })
    await app.inject({ url: '/api/health' })
    const health = await answered('/api/health')
    expect(health.map(({ labels, value }) => [labels.method, labels.status, value])).toEqual(
      expect.arrayContaining([
        ['GET', '2xx', 1],
        ['HEAD', '2xx', 1],
      ]),
    )
    expect((await scrape()).body).not.toContain('segredo')
  })

  it('under one name where there is no route, however many paths and methods are tried', async () => {
    const before = (await scrape()).body.split('\n').length
    for (let index = 0; index < 300; index++)
      await app.inject({
        method: index % 2 ? 'GET' : 'POST',
        url: `/api/x${index}/%0aevil_total%20${index}`,
        remoteAddress: `10.1.${index % 250}.7`,
        headers: { 'x-forwarded-for': `10.1.${index % 250}.7` },
      })
    const unknown = await answered('(unknown)')
    expect(unknown.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThanOrEqual(300)
    expect(unknown.length).toBeLessThanOrEqual(4)
    const after = (await scrape()).body
    expect(after.split('\n').length - before).toBeLessThan(10)
    expect(after).not.toContain('evil')
  })

  it('also those that leave by the express lane', async () => {
    await app.inject({ url: '/api/painel' })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const before = (await answered('/api/painel')).reduce((sum, { value }) => sum + value, 0)
    for (let time = 0; time < 5; time++) await (await fetch(`http://127.0.0.1:${port}/api/painel`)).text()
    await expect
      .poll(async () => (await answered('/api/painel')).reduce((sum, { value }) => sum + value, 0))
      .toBe(before + 5)
  })
})

describe('on a port of its own', () => {
  const metrics = new Metrics()
  metrics.gauge('paco_a', 'One', () => 1)
  const open = async (token?: string) => {
    const server = await listenMetrics(metrics, { port: 0, host: '127.0.0.1', token })
    afterAll(() => server.close())
    const { port } = server.address() as AddressInfo
    return (path = '/metrics', init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
  }

  it('it is all there is', async () => {
    const ask = await open()
    const reply = await ask()
    expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(parseMetrics(await reply.text()).has('paco_a')).toBe(true)
    for (const path of ['/', '/metrics/', '/metrics?x=1', '/api/health', '/METRICS', '//metrics'])
      expect((await ask(path)).status).toBe(404)
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
    const head = await ask('/metrics', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('it asks for the token where one is set', async () => {
    const ask = await open(TOKEN)
    expect((await ask()).status).toBe(401)
    expect((await ask('/metrics', { headers: bearer('outro') })).status).toBe(401)
    expect((await ask('/metrics', { headers: bearer(TOKEN) })).status).toBe(200)
  })

  it('it says so where the port is taken', async () => {
    const server = await listenMetrics(metrics, { port: 0, host: '127.0.0.1' })
    afterAll(() => server.close())
    const { port } = server.address() as AddressInfo
    await expect(listenMetrics(metrics, { port, host: '127.0.0.1' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})
