import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { headers } = await loginAs(test)

/** Thirty strangers ask at once, then a person; who is answered when. */
async function order(url: string): Promise<string[]> {
  const answered: string[] = []
  const ask = async (name: string, remoteAddress: string, own: Record<string, string> = {}) => {
    const { statusCode } = await test.app.inject({ url, headers: own, remoteAddress })
    expect(statusCode).toBe(200)
    answered.push(name)
  }
  const strangers = Array.from({ length: 30 }, (_, n) => ask('stranger', `10.1.${n}.1`))
  await Promise.all([...strangers, ask('person', '10.1.0.1', headers)])
  return answered
}

describe('while many strangers ask for much', () => {
  it.each([
    ['a search', '/api/getprojetocompleto?busca=a+e&limite=50'],
    ['the search over all', '/api/pesquisa?termo=a'],
    ['a whole list', '/api/getSecretaria'],
    ['a spreadsheet', '/api/exportar/secretarias?formato=xlsx'],
  ])('a person who asks for the same does not stand behind them: %s', async (_what, url) => {
    expect((await order(url)).indexOf('person')).toBeLessThan(20)
  })

  it('a page without a search is read by everyone at once', async () => {
    expect(await order('/api/getprojetocompleto?limite=50')).toHaveLength(31)
  })
})
