import { arquivoPath, formatosOf } from '@paco/domain/dados/conjunto'
import { CONJUNTOS } from '@paco/domain/dados/conjuntos'
import { describe, expect, it } from 'vitest'
import { schemaErrors } from '../../../../test/oc4ids/validar.ts'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { openReader } from './dados.testing.ts'

let now = new Date('2026-11-17T15:00:00Z')
const test = await startTestApp(() => now)
const bench = await openBench(test)
const { admin, call } = bench
const get = openReader(test)

const obra = await bench.newProjeto({
  nomeprojeto: 'Ponte; "nova"',
  natureza: 'obra',
  valor: 1234.5,
  descricao: 'Só para dentro',
  descricao_publica: '=SOMA(A1)',
})
const compra = await bench.newProjeto({ nomeprojeto: 'Cadeiras', natureza: 'compra', valor: 10 })
await call(admin, 'POST', '/api/coordenadas', { id_projeto: obra, latitude: -22.8164, longitude: -45.1933 })

const rowsOf = async (nome: string) =>
  (await get(`/api/dados/${nome}.json`)).json() as Record<string, unknown>[]

describe('a set of open data', () => {
  it.each(
    CONJUNTOS.flatMap((conjunto) => formatosOf(conjunto).map((formato) => arquivoPath(conjunto, formato))),
  )('%s is there for everyone', async (path) => {
    const reply = await get(path)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'access-control-allow-origin': '*',
    })
  })

  it('is told by its heads to who asks for no more', async () => {
    const heads = {
      method: 'HEAD',
      url: '/api/dados/obras.csv',
      headers: { 'x-forwarded-for': '192.0.2.9' },
    } as const
    const { statusCode, body, headers } = await test.app.inject(heads)
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers.etag).toBe((await get('/api/dados/obras.csv')).headers.etag)
  })

  it('has works alone, or every project', async () => {
    expect((await rowsOf('obras')).map(({ id }) => id)).toEqual([obra])
    expect((await rowsOf('projetos')).map(({ id }) => id)).toEqual([obra, compra])
  })

  it('is written as spreadsheets read it in Brazil', async () => {
    const reply = await get('/api/dados/obras.csv')
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''obras.csv")
    const [head = '', line = ''] = reply.body.split('\r\n')
    expect(head).toMatch(/^\ufeffid;secretaria_nome;nomeprojeto;/)
    expect(line).toContain(`${obra};Obras;"Ponte; ""nova""";`)
    expect(line).toContain(';1234,50;20/06/2026;Obra;')
    // A spreadsheet would run it.
    expect(line).toContain(";'=SOMA(A1);")
    expect(line).toContain(';-22,8164;-45,1933')
  })

  it('is written as programs read it everywhere', async () => {
    const [head = '', line = ''] = (await get('/api/dados/obras.csv?padrao=internacional')).body.split('\r\n')
    expect(head).toMatch(/^id,secretaria_nome,nomeprojeto,/)
    expect(line).toContain(`${obra},Obras,"Ponte; ""nova""",`)
    expect(line).toContain(',1234.5,2026-06-20,obra,')
    expect(line).toContain(',-22.8164,-45.1933')
  })

  it('is JSON and GeoJSON of its columns, and of nothing else', async () => {
    const [row = {}] = await rowsOf('obras')
    const keys = CONJUNTOS[0].colunas.map(({ key }) => key)
    expect(Object.keys(row)).toEqual(keys)
    expect(row).toMatchObject({ id: obra, valor: 1234.5, natureza: 'obra', latitude: -22.8164 })
    expect(keys).not.toContain('descricao')
    const reply = await get('/api/dados/projetos.geojson')
    expect(reply.headers['content-type']).toBe('application/geo+json; charset=utf-8')
    const { type, features } = reply.json()
    expect([type, features.length]).toEqual(['FeatureCollection', 1])
    expect(features[0]).toMatchObject({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-45.1933, -22.8164] },
      properties: { id: obra, nomeprojeto: 'Ponte; "nova"' },
    })
  })

  it('is the same for whoever asks', async () => {
    const auditor = await loginAs(test, { role: 'auditor' })
    for (const { nome } of CONJUNTOS) {
      const [stranger, person] = [
        await get(`/api/dados/${nome}.json`),
        await get(`/api/dados/${nome}.json`, auditor.headers),
      ]
      expect(person.body).toBe(stranger.body)
      expect(person.headers.etag).toBe(stranger.headers.etag)
    }
  })

  it.each([
    ['/api/dados/nada.csv', 404],
    ['/api/dados/obras.xml', 404],
    ['/api/dados/obras', 404],
    ['/api/dados/contratos.geojson', 404],
    ['/api/dados/__proto__.json', 404],
    [`/api/dados/${'a'.repeat(61)}.csv`, 400],
    ['/api/dados/obras.csv%00', 400],
    ['/api/dados/obras.csv?padrao=americano', 400],
    ['/api/dados/obras.json?padrao=brasil', 400],
    ['/api/dados/obras.csv?busca=ponte', 400],
    ['/api/dados/oc4ids.json?natureza=obra', 400],
    ['/api/dados/oc4ids/abc.json', 400],
    ['/api/dados/oc4ids/1e400.json', 400],
    ['/api/dados/oc4ids/999999999.json', 404],
    [`/api/dados/oc4ids/${compra}.json`, 404],
    [`/api/dados/oc4ids/${obra}`, 400],
  ])('%s is refused', async (url, status) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ Status: 'Error' })
  })

  it('of an archived or deleted project has nothing', async () => {
    const [kept, binned] = [
      await bench.newProjeto({ nomeprojeto: 'Coreto', natureza: 'obra' }),
      await bench.newProjeto({ nomeprojeto: 'Passarela', natureza: 'obra' }),
    ]
    expect(await rowsOf('obras')).toHaveLength(3)
    await call(admin, 'POST', `/api/projetos/${kept}/arquivar`, { motivo: 'Suspenso pelo Conselho' })
    await call(admin, 'DELETE', `/api/delete/${binned}`)
    expect((await rowsOf('obras')).map(({ id }) => id)).toEqual([obra])
    for (const id of [kept, binned]) expect((await get(`/api/dados/oc4ids/${id}.json`)).statusCode).toBe(404)
    expect((await get('/api/dados/oc4ids.json')).json().projects).toHaveLength(1)
  })
})

describe('whoever has a file already', () => {
  const paths = [
    '/api/dados/obras.csv',
    '/api/dados/oc4ids.json',
    `/api/dados/oc4ids/${obra}.json`,
    '/api/dados/datapackage.json',
  ]

  it.each(paths)('%s is not sent again until something changes', async (path) => {
    const first = await get(path)
    const tag = String(first.headers.etag)
    const modified = String(first.headers['last-modified'])
    for (const asked of [tag, `"x", ${tag}`, tag.slice(2), '*']) {
      const again = await get(path, { 'if-none-match': asked })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect((await get(path, { 'if-none-match': '"x"', 'if-modified-since': modified })).statusCode).toBe(200)
    await call(admin, 'PUT', `/api/updateprojetocompleto/${obra}`, { endereco: `Rua ${path}` })
    const changed = await get(path, { 'if-none-match': tag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(tag)
  })

  it('is told when its rows last changed, to the second', async () => {
    await call(admin, 'POST', '/api/feriados', {
      nome: 'Padroeiro',
      nivel: 'municipal',
      regra: 'fixo',
      mes: 6,
      dia_do_mes: 13,
    })
    const { rows } = await test.database.pool.query(
      "select max(instante) as instante from auditoria where entidade = 'feriados'",
    )
    const modified = String((await get('/api/dados/feriados.csv')).headers['last-modified'])
    expect(modified).toBe(new Date(rows[0].instante).toUTCString())
    expect((await get('/api/dados/feriados.csv', { 'if-modified-since': modified })).statusCode).toBe(304)
    const before = new Date(Date.parse(modified) - 1000).toUTCString()
    expect((await get('/api/dados/feriados.csv', { 'if-modified-since': before })).statusCode).toBe(200)
    expect((await get('/api/dados/feriados.csv', { 'if-modified-since': 'ontem' })).statusCode).toBe(200)
  })

  it('gets it again when a new day made other figures of it', async () => {
    const tag = String((await get('/api/dados/obras.csv')).headers.etag)
    const holidays = String((await get('/api/dados/feriados.csv')).headers.etag)
    now = new Date('2026-11-18T15:00:00Z')
    expect((await get('/api/dados/obras.csv', { 'if-none-match': tag })).statusCode).toBe(200)
    expect((await get('/api/dados/feriados.csv', { 'if-none-match': holidays })).statusCode).toBe(304)
  })
})

describe('OC4IDS', () => {
  it('has all works in a package that validates, and each under an address of its own', async () => {
    const reply = await get('/api/dados/oc4ids.json', { host: 'localhost:4000' })
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    const pacote = reply.json()
    expect(schemaErrors(pacote)).toEqual([])
    expect(pacote).toMatchObject({
      version: '0.9',
      uri: 'http://localhost:4000/api/dados/oc4ids.json',
      publicationPolicy: 'http://localhost:4000/dados',
    })
    expect(new Date(pacote.publishedDate).toUTCString()).toBe(reply.headers['last-modified'])
    const one = (await get(`/api/dados/oc4ids/${obra}.json`, { host: 'localhost:4000' })).json()
    expect(schemaErrors(one)).toEqual([])
    expect(one.projects).toEqual(pacote.projects.filter(({ id }: { id: string }) => id.endsWith(`-${obra}`)))
  })

  it('has every project where all are asked for', async () => {
    const { projects } = (await get('/api/dados/oc4ids.json?natureza=todas')).json()
    expect(projects.map(({ title }: { title: string }) => title)).toEqual(['Ponte; "nova"', 'Cadeiras'])
  })

  it('is nothing while there is no work', async () => {
    const empty = await startTestApp()
    const reply = await openReader(empty)('/api/dados/oc4ids.json')
    expect([reply.statusCode, reply.json().Error]).toEqual([404, 'Ainda não há obras publicadas.'])
  })
})

describe('the catalogue', () => {
  it('says what there is, under which licence, and when it changed', async () => {
    const [catalogo] = (await get('/api/dados')).json().Result
    expect(catalogo).toMatchObject({
      prefixo: 'oc4ids-xxxxxx',
      provisorio: true,
      licenca: 'CC-BY-4.0',
      limite_por_minuto: 60,
    })
    expect(catalogo.conjuntos.map(({ nome }: { nome: string }) => nome)).toEqual(
      CONJUNTOS.map(({ nome }) => nome),
    )
    expect(catalogo.conjuntos[0].atualizado_em).toEqual(expect.any(String))
  })

  it('is a data package whose fields are those of the files', async () => {
    const { resources } = (await get('/api/dados/datapackage.json')).json()
    for (const { path, schema, dialect } of resources) {
      const url = new URL(path)
      const reply = await get(url.pathname + url.search)
      expect(reply.statusCode).toBe(200)
      if (!schema) continue
      const [head = ''] = reply.body.replace('\ufeff', '').split('\r\n')
      expect(head.split(dialect.delimiter)).toEqual(schema.fields.map(({ name }: { name: string }) => name))
    }
  })
})

describe('pages of others', () => {
  it('read open data, refusals too, and nothing else', async () => {
    const origins = async (url: string) => (await get(url)).headers['access-control-allow-origin']
    expect(await origins('/api/dados')).toBe('*')
    expect(await origins('/API/Dados/nada.csv')).toBe('*')
    for (const url of ['/api/getprojetocompleto', '/api/dadosx', '/api/health', '/api/dados/../health'])
      expect(await origins(url)).toBeUndefined()
    const preflight = await test.app.inject({ method: 'OPTIONS', url: '/api/dados/obras.csv' })
    expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD',
    ])
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()
  })
})

describe('the limit', () => {
  it('lets sixty a minute through, however many come at once, and says when to come again', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' }
    const replies = await Promise.all(Array.from({ length: 75 }, () => get('/api/dados', from)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
    const refused = replies.find(({ statusCode }) => statusCode !== 200)
    expect(refused?.statusCode).toBe(429)
    const wait = Number(refused?.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(refused?.json().Error).toMatch(
      /^O limite é de 60 consultas por minuto aos dados abertos\. Tente de novo em \d+ segundos?\.$/,
    )
    expect(refused?.headers['access-control-allow-origin']).toBe('*')
    expect((await get('/api/dados', from)).statusCode).toBe(429)
    expect((await get('/api/dados', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(200)
    expect((await get('/api/getprojetocompleto', from)).statusCode).toBe(200)
  })
})
