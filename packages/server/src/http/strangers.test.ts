import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { type Lane, laneOf } from './strangers.ts'

const test = await startTestApp()
const { headers } = await loginAs(test)

type Headers = Record<string, string>

/** Thirty strangers ask at once, then one more, somebody or a stranger too; which of all is this last one answered as. */
async function placeOfLast(url: () => string, last: { url: string; headers?: Headers }): Promise<number> {
  const answered: string[] = []
  const ask = async (name: string, remoteAddress: string, wanted: { url: string; headers?: Headers }) => {
    const { statusCode } = await test.app.inject({ ...wanted, remoteAddress })
    expect(statusCode).toBe(200)
    answered.push(name)
  }
  const strangers = Array.from({ length: 30 }, (_, n) => ask('stranger', `10.1.${n}.1`, { url: url() }))
  await Promise.all([...strangers, ask('last', '10.1.0.1', last)])
  return answered.indexOf('last')
}

let asked = 0
/** Another page each time: one that was answered already would be remembered. */
const search = () => `/api/getprojetocompleto?busca=a+e&limite=${50 + asked++}`

describe('while many strangers ask for much', () => {
  it.each([
    ['a search', search],
    ['the search over all', () => '/api/pesquisa?termo=a'],
    ['a whole list', () => '/api/orcamento'],
    ['a spreadsheet', () => '/api/exportar/secretarias?formato=xlsx'],
  ])('a person who asks for the same does not stand behind them: %s', async (_what, url) => {
    expect(await placeOfLast(url, { url: url(), headers })).toBeLessThan(20)
  })

  it.each([
    ['a page without a search', '/api/getprojetocompleto?limite=50'],
    ['the names of the departments', '/api/secretaria'],
    ['the neighbourhoods', '/api/bairros'],
    ['the choices of a form', '/api/unidade'],
    ['the figures of a chart', '/api/quantidade-por-secretaria'],
  ])('a stranger who asks for little does not either: %s', async (_what, url) => {
    expect(await placeOfLast(search, { url })).toBeLessThan(20)
  })
})

describe('every call that anonymous users may make waits in a lane', () => {
  const open = Object.entries<Call>(calls).filter(([, call]) => call.access.allows(null))

  it('but for the two that tell how busy the server is', () => {
    expect(open.filter(([, call]) => laneOf(call) === null).map(([name]) => name)).toEqual([
      'getHealth',
      'getFila',
    ])
  })

  it.each<[Lane, Call, Record<string, unknown>]>([
    ['reads', calls.getDocumento, {}],
    ['reads', calls.readDocumento, {}],
    ['reads', calls.listDocumentos, { limite: 25 }],
    ['searches', calls.listDocumentos, {}],
    ['searches', calls.listDocumentos, { limite: 1000 }],
    ['searches', calls.listDocumentos, { limite: 25, busca: 'ata' }],
    ['searches', calls.exportDocumentos, { formato: 'csv' }],
    ['papers', calls.gerarPdf, {}],
    ['writes', calls.login, {}],
  ])('%s: $path %j', (lane, call, query) => expect(laneOf(call, query)).toBe(lane))

  it.each([
    ['a single record', '/api/secretaria?limite=1'],
    ['a picture', '/img/nobody.webp'],
  ])('one address that asks for more than its share of them is refused: %s', async (_what, url) => {
    const asked = Array.from({ length: 230 }, () => test.app.inject({ url, remoteAddress: '10.9.9.9' }))
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 429)).not.toEqual([])
    expect((await test.app.inject({ url, remoteAddress: '10.9.9.9' })).statusCode).not.toBe(429)
  })
})
