import { RETIDO } from '@paco/domain/shared/pessoais'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'
import { changes } from './changes.ts'
import { withheldText } from './withheld.ts'

const test = await startTestApp(() => new Date('2026-06-10T12:00:00-03:00'))
const { call, admin, obras, newProjeto } = await openBench(test)

const NOME = 'Ponte do Fulano, tel. 3122-4400'
const id = await newProjeto({
  nomeprojeto: NOME,
  natureza: 'obra',
  descricao_publica: 'Fale com ana@cidade.sp.gov.br',
})
await newProjeto({ nomeprojeto: 'Ponte nova', natureza: 'obra', endereco: '[obra] ligar 99122-4400' })

const names = async (who: Who, url: string): Promise<string[]> =>
  (await call(who, 'GET', url))
    .json()
    .Result.map(({ nomeprojeto, titulo, objeto }: Record<string, string>) => nomeprojeto ?? titulo ?? objeto)

describe('a text that looks like personal data', () => {
  it('is read as it is by those who work here, and held back from all others', async () => {
    const url = `/api/getprojetocompleto/${id}`
    for (const who of [admin, obras]) expect(await names(who, url)).toEqual([NOME])
    expect(await names(null, url)).toEqual([RETIDO])
    const nobody = { id: 0, headers: { authorization: 'Bearer nobody' } }
    expect(await names(nobody, url)).toEqual([RETIDO])
    const listed = (await call(null, 'GET', '/api/getprojetocompleto?ordem=id')).json().Result
    expect(listed[0]).toMatchObject({ id, nomeprojeto: RETIDO, descricao_publica: RETIDO, valor: 1000 })
    expect(listed[1]).toMatchObject({ nomeprojeto: 'Ponte nova', endereco: RETIDO })
  })

  it.each([
    ['[12345678909]', RETIDO],
    ['{ana@cidade.sp.gov.br}', RETIDO],
    ['["Ana","123.456.789-09"]', `["Ana","${RETIDO}"]`],
    ['[{"valor":12345678909,"nome":"Ana"}]', '[{"valor":12345678909,"nome":"Ana"}]'],
  ])('is one in brackets too, unless it is what the database makes: %s', (text, told) => {
    expect(withheldText(text)).toBe(told)
  })

  it('is found by strangers by none of its words', async () => {
    for (const path of ['/api/getprojetocompleto', '/api/transparencia/obras']) {
      for (const word of ['fulano', '3122', 'ponte do', '4400'])
        expect([path, word, await names(null, `${path}?busca=${word}`)]).toEqual([path, word, []])
    }
    const found = await call(null, 'GET', '/api/getprojetocompleto?busca=fulano&limite=20')
    expect(found.headers['x-total-count']).toBe('0')
    expect(await names(null, '/api/getprojetocompleto?busca=ponte')).toEqual(['Ponte nova'])
    expect(await names(admin, '/api/getprojetocompleto?busca=fulano')).toEqual([NOME])
    expect(await names(null, '/api/pesquisa?termo=fulano')).toEqual([])
    expect(await names(obras, '/api/pesquisa?termo=fulano')).toEqual([NOME])
  })

  it('is published as soon as it is mended', async () => {
    const { versao } = (await call(admin, 'GET', `/api/getprojetocompleto/${id}`)).json().Result[0]
    const changes = { nomeprojeto: 'Ponte do Fulano', descricao_publica: null, versao }
    expect((await call(admin, 'PUT', `/api/updateprojetocompleto/${id}`, changes)).statusCode).toBe(200)
    expect(await names(null, '/api/getprojetocompleto?busca=fulano')).toEqual(['Ponte do Fulano'])
  })
})

describe('the dashboards', () => {
  const read = async (who: Who, headers: object = {}) =>
    (await call(who, 'GET', '/api/painel', undefined, headers)).json().Result[0].por_secretaria
  it('hold back what is in them, and are kept for each', async () => {
    const nome_oficial = 'Obras (12) 3122-4400'
    await test.database.pool.query('update secretarias set nome_oficial = $1 where id = 12', [nome_oficial])
    changes.emit('written')
    // Twice each: computed, and as it lies ready.
    for (const who of [null, admin, null, admin, obras, null]) {
      const [first] = (await read(who)).filter(
        ({ id_secretaria }: { id_secretaria: number }) => id_secretaria === 12,
      )
      expect(first.secretaria).toBe(who === null ? RETIDO : nome_oficial)
    }
    const nobody = await read(null, { authorization: 'Bearer nobody' })
    expect(JSON.stringify(nobody)).not.toContain('3122-4400')
  })
})
