import { join } from 'node:path'
import { cidadeAtual } from '@paco/domain/cidade/atual'
import { dayOf } from '@paco/domain/shared/days'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { LOCKS, lockKey } from '../db/locks.ts'
import { fazerCopia } from '../sistema/copias/trabalho.ts'
import { readOneCity } from './arquivo.ts'
import { type City, CONEXOES, json, NIGHT, openConsorcio } from './cidades.testing.ts'
import { raw } from './consorcio.testing.ts'
import { inCity, placeFor } from './lugar.ts'

const { folder, url, admin, env, many, port, call, cities, create, placeOf } = await openConsorcio()
const [aurora, boaVista] = cities as [City, City]

const READS = [
  '/api/cidade',
  '/api/getprojetocompleto',
  '/api/secretaria',
  '/api/auditoria',
  '/api/exportar/usuarios?formato=csv',
  '/api/exportar/usuarios?formato=xlsx',
]

describe('cities behind one door', () => {
  it('never see anything of each other, however their calls are mixed', async () => {
    const ids = new Map<string, number[]>()
    for (const city of cities) ids.set(city.schema, [json(await create(city, 0)).id])
    const step = async (n: number) => {
      const city = cities[n % cities.length] as City
      if (n % 5 === 0) {
        const made = json(await create(city, n))
        expect(made).toMatchObject({ Status: 'Success' })
        ids.set(city.schema, [...(ids.get(city.schema) ?? []), made.id])
      }
      const path = READS[Math.floor(n / cities.length) % READS.length] ?? ''
      const { status, text } = await call(city.host, 'GET', path, { token: city.token })
      expect([path, status]).toEqual([path, 200])
      for (const other of cities) if (other !== city) expect(text).not.toContain(other.nome)
      if (!path.includes('exportar')) expect(text).toContain(city.nome)
    }
    let next = 0
    const work = async () => {
      for (let n = next++; n < 600; n = next++) await step(n)
    }
    await Promise.all(Array.from({ length: 12 }, work))
    // Each counts for itself: the same numbers, and nobody else's rows between them.
    for (const made of ids.values())
      expect([...made].sort((a, b) => a - b)).toEqual(made.map((_, at) => at + 1))
    const { rows } = await admin.query(
      'select schemaname as schema, n_live_tup from pg_stat_user_tables where relname = $1',
      ['projetos'],
    )
    expect(rows).toHaveLength(cities.length)
    for (const { schema, nome } of cities) {
      const { rows: strange } = await admin.query(
        `select nomeprojeto from ${schema}.projetos where nomeprojeto not like $1`,
        [`${nome} %`],
      )
      expect(strange).toEqual([])
    }
  })

  it('do not take a token, an answer or a number of each other', async () => {
    expect((await call(boaVista.host, 'GET', '/api/auditoria', { token: aurora.token })).status).toBe(401)
    const seen = await call(aurora.host, 'GET', '/api/cidade')
    const etag = String(seen.headers.etag)
    const headers = { 'if-none-match': etag }
    expect((await call(aurora.host, 'GET', '/api/cidade', { headers })).status).toBe(304)
    expect((await call(boaVista.host, 'GET', '/api/cidade', { headers })).status).toBe(200)
    const twice = { 'idempotency-key': 'a-mesma-chave-nas-duas-cidades' }
    const made = await Promise.all([create(aurora, 9001, twice), create(boaVista, 9001, twice)])
    expect(made.map(json)).toMatchObject([{ Status: 'Success' }, { Status: 'Success' }])
    for (const city of [aurora, boaVista]) {
      const list = await call(city.host, 'GET', '/api/getprojetocompleto', { token: city.token })
      expect(list.text.split(`"${city.nome} 9001"`)).toHaveLength(2)
    }
  })

  it('count the guesses at their own doors', async () => {
    const guess = (host: string) =>
      call(host, 'POST', '/api/login', { json: { email: 'alvo@cuida.test', password: 'errada errada' } })
    let last = 0
    for (let n = 0; n < 12; n++) last = (await guess(aurora.host)).status
    expect(last).toBe(429)
    expect((await guess(boaVista.host)).status).not.toBe(429)
  })

  it('wait for no lock of each other', async () => {
    const session = await admin.connect()
    try {
      await session.query(`begin; set local search_path = ${aurora.schema}`)
      for (const lock of Object.values(LOCKS))
        if (lock !== LOCKS.migrations) await session.query(`select pg_advisory_xact_lock(${lockKey(lock)})`)
      expect(json(await create(boaVista, 9002))).toMatchObject({ Status: 'Success' })
    } finally {
      await session.query('rollback')
      session.release()
    }
  })

  it('hear only what is written in their own', async () => {
    const session = new pg.Client(url)
    const heard: string[] = []
    session.on('notification', ({ channel, payload = '' }) => {
      if (!payload.endsWith(' vivo')) heard.push(channel)
    })
    await session.connect()
    for (const { schema } of cities) await session.query(`listen paco_mudou_${schema}`)
    await create(boaVista, 9003)
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    await session.end()
    expect([...new Set(heard)]).toEqual(['paco_mudou_boa_vista'])
  })

  it('each lives by its own clock and in its own name', () => {
    const days = [aurora, boaVista].map((city) => inCity(placeOf(city).kept, () => dayOf(NIGHT)))
    expect(days).toEqual(['2026-06-11', '2026-06-10'])
    expect(cities.map((city) => inCity(placeOf(city).kept, () => cidadeAtual().nome))).toEqual(
      cities.map(({ nome }) => nome),
    )
    expect(() => cidadeAtual()).toThrow('Nothing is kept outside of a city.')
  })

  it('are backed up each by itself', async () => {
    const arquivo = join(folder, 'boa-vista.backup.gz')
    const { schema } = boaVista
    const copia = {
      origem: { url, schema },
      arquivo,
      frase: undefined,
      arquivos: { guarda: 'banco' as const },
      rascunho: join(folder, 'rascunho'),
    }
    const feita = await inCity(placeFor('copia'), () => fazerCopia(copia))
    expect(feita).toMatchObject({ conferida: true, motivo: null, contagens: { secretarias: 1 } })
    const config = inCity(placeFor('uma'), () => readOneCity({ ...env, CONSORCIO_SCHEMA: schema }))
    expect(config.copias.pasta).toBe(join(folder, schema, 'copias'))
  })

  it('keep within their connections, of which one listens for all', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const { host, token } = cities[n % cities.length] as City
        return call(host, 'GET', '/api/auditoria', { token })
      }),
    )
    const { rows } = await admin.query<{ all: number; listening: number }>(
      `select count(*)::int as all, count(*) filter (where query ilike 'listen%' or query ilike '%pg_notify%')::int as listening
        from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(rows[0]?.all).toBeLessThanOrEqual(CONEXOES + 3)
  })

  it('are measured each under its name', async () => {
    const text = await many.metrics.render()
    expect(text).toContain('paco_city_up{cidade="quebrada"} 0')
    for (const { schema } of cities) {
      expect(text).toContain(`paco_city_up{cidade="${schema}"} 1`)
      expect(text).toMatch(new RegExp(`paco_trail_lines\\{cidade="${schema}"\\} \\d+`))
    }
    for (const once of [
      'process_resident_memory_bytes',
      'paco_event_loop_delay_seconds',
      'paco_http_requests_total',
    ])
      expect(text.split(`# TYPE ${once} `)).toHaveLength(2)
  })
})

describe('the door', () => {
  it('tells the same of every name that is nobody’s, and nothing of those that are', async () => {
    const answers = await Promise.all(
      ['nada.test', 'aurora.test.br', 'xaurora.test', '127.0.0.1', '[::1]', 'aurora@test'].map((host) =>
        call(host, 'GET', '/api/cidade'),
      ),
    )
    for (const { status, text } of answers) {
      expect([status, JSON.parse(text)]).toEqual([
        421,
        expect.objectContaining({ Status: 'Error', Error: expect.stringContaining('Nenhum sistema atende') }),
      ])
      expect(text).not.toMatch(/aurora|boa|quebrada/i)
    }
  })

  it('says whether the server is there, for whoever keeps watch over it', async () => {
    expect(await call('127.0.0.1', 'GET', '/api/health')).toMatchObject({
      status: 200,
      text: '{"Status":"Success"}',
    })
    expect((await call(aurora.host, 'GET', '/api/health')).status).toBe(200)
  })

  it('says that a city could not be opened, while the others answer', async () => {
    const { status, headers, text } = await call('quebrada.test', 'GET', '/api/cidade')
    expect([status, headers['retry-after']]).toEqual([503, '60'])
    expect(text).toContain('não pôde ser aberto')
  })

  it('knows a name however it is written', async () => {
    for (const host of ['AURORA.test', 'aurora.test.', 'aurora.test:8080', 'Aurora.Test.:80'])
      expect(json(await call(host, 'GET', '/api/cidade')).Result[0].nome).toBe('Aurora')
  })

  it('believes a proxy, unless it says otherwise than the caller', async () => {
    const told = (host: string, forwarded: string) =>
      call(host, 'GET', '/api/cidade', { headers: { 'x-forwarded-host': forwarded } })
    expect(json(await told('dentro:3000', 'aurora.test')).Result[0].nome).toBe('Aurora')
    expect(json(await told('aurora.test', 'aurora.test')).Result[0].nome).toBe('Aurora')
    expect((await told('aurora.test', boaVista.host)).status).toBe(421)
    expect((await told('aurora.test', 'nada.test')).status).toBe(421)
    expect((await told('dentro', ';;')).status).toBe(421)
  })

  it.each([
    [
      'two names',
      'GET /api/cidade HTTP/1.1\r\nHost: aurora.test\r\nHost: boa-vista.test\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'another in the target',
      'GET http://boa-vista.test/api/cidade HTTP/1.1\r\nHost: aurora.test\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['none', 'GET /api/cidade HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['none, as of old', 'GET /api/cidade HTTP/1.0\r\n\r\n', 421],
    [
      'its own in the target',
      'GET http://aurora.test/api/cidade HTTP/1.1\r\nHost: aurora.test\r\nConnection: close\r\n\r\n',
      200,
    ],
    ['a body for nobody', 'POST /api/login HTTP/1.1\r\nHost: nada.test\r\nContent-Length: 2\r\n\r\n{}', 421],
  ])('answers a call that says %s', async (_name, bytes, status) => {
    const text = await raw(port, bytes)
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(text).not.toContain('Boa Vista')
  })
})

it('a city on the database by itself is the same one', async () => {
  const database = await inCity(placeFor('sozinha'), () => openDatabase({ url, schema: aurora.schema }))
  const { rows } = await database.pool.query('select nome from cidade')
  expect(rows).toEqual([{ nome: 'Aurora' }])
  await database.close()
})
