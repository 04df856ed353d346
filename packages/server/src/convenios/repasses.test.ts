import type { Familia } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'
import { bodyOf, inDays, noon, TODAY } from './convenios.testing.ts'

const test = await startTestApp(noon)
const { admin, obras, auditor, call } = await openBench(test)
const visitor = await loginAs(test)

const URL = '/api/repasses'
const newConvenio = async (familia: Familia, name = 'Mirante'): Promise<number> =>
  (await call(admin, 'POST', `/api/convenios${familia.key}`, bodyOf(familia, name))).json().id
const receive = (familia: Familia, id_convenio: number, own: object = {}, who: Who = admin) =>
  call(who, 'POST', URL, { familia: familia.key, id_convenio, data: TODAY, valor: 100.1, ...own })
const listed = async (query: string) => (await call(null, 'GET', `${URL}?${query}`)).json().Result
const [dade] = FAMILIAS

describe.each(FAMILIAS.map((familia) => [familia.key, familia] as const))(
  'of %s',
  (key, familia: Familia) => {
    it('money is noted, summed beside the agreement, changed and taken back', async () => {
      const id_convenio = await newConvenio(familia)
      const made = await receive(familia, id_convenio, { parcela: '1ª', data: inDays(-30) })
      expect(made.json()).toMatchObject({ Status: 'Success', message: 'Recebimento registrado.' })
      await receive(familia, id_convenio, { valor: 0.2 })
      const rows = await listed(`familia=${key}&id_convenio=${id_convenio}`)
      expect(rows).toMatchObject([
        { valor: 0.2, data: TODAY, ano: 2026, parcela: null },
        { id: made.json().id, familia: key, id_convenio, convenio: 'Mirante', valor: 100.1, parcela: '1ª' },
      ])
      const [told] = (await call(null, 'GET', `/api/transparencia/convenios?familia=${key}`)).json().Result
      expect(told).toMatchObject({ id_convenio, recebido: 100.3, recebido_em: TODAY })

      const change = { valor: 50, observacao: 'Estornado em parte', versao: 1, familia: 'x', id_convenio: 9 }
      expect((await call(admin, 'PUT', `${URL}/${rows[1].id}`, change)).statusCode).toBe(200)
      expect((await call(admin, 'PUT', `${URL}/${rows[1].id}`, change)).statusCode).toBe(409)
      expect(await listed(`id_convenio=${id_convenio}&familia=${key}&ano=2026`)).toMatchObject([
        {},
        { id_convenio, valor: 50, observacao: 'Estornado em parte', versao: 2 },
      ])
      const refused = await call(admin, 'DELETE', `/api/convenios${key}/${id_convenio}`)
      expect([refused.statusCode, refused.json().Error]).toEqual([
        409,
        'Este convênio não pode ser excluído: há valores recebidos dele.',
      ])
      for (const { id } of rows) expect((await call(admin, 'DELETE', `${URL}/${id}`)).statusCode).toBe(200)
      expect((await call(admin, 'DELETE', `/api/convenios${key}/${id_convenio}`)).statusCode).toBe(200)
      const trail = (await call(admin, 'GET', `/api/historico/repasses/${rows[1].id}`)).json().Result
      expect(trail.map(({ acao }: { acao: string }) => acao)).toEqual(['excluiu', 'alterou', 'criou'])
    })
  },
)

describe('what was received', () => {
  it('is written by those who write agreements, and read by everyone', async () => {
    const id_convenio = await newConvenio(dade)
    const { id } = (await receive(dade, id_convenio)).json()
    for (const [who, status] of [
      [null, 401],
      [obras, 403],
      [auditor, 403],
      [visitor, 403],
    ] as const) {
      expect((await receive(dade, id_convenio, {}, who)).statusCode).toBe(status)
      expect((await call(who, 'PUT', `${URL}/${id}`, { valor: 1 })).statusCode).toBe(status)
      expect((await call(who, 'DELETE', `${URL}/${id}`)).statusCode).toBe(status)
      expect((await call(who, 'GET', URL)).statusCode).toBe(200)
    }
  })

  it.each([
    [{ data: inDays(1) }, 400, ['data']],
    [{ data: '2026-02-30' }, 400, ['data']],
    [{ valor: 0 }, 400, ['valor']],
    [{ valor: 0.001 }, 400, ['valor']],
    [{ familia: 'outra' }, 400, ['familia']],
    [{ parcela: 'a\u0000b' }, 400, []],
    [{ id_convenio: 999_999 }, 404, []],
    [{ id_convenio: 99_999_999_999 }, 400, ['id_convenio']],
  ])('with %j is answered with %i', async (own, status, fields) => {
    const reply = await receive(dade, await newConvenio(dade), own)
    expect([reply.statusCode, Object.keys(reply.json().Campos ?? {})]).toEqual([status, fields])
  })

  it.each(['0', 'abc', '99999999999', '%00'])('number %s is none', async (id) => {
    expect((await call(admin, 'PUT', `${URL}/${id}`, { valor: 1 })).statusCode).toBe(400)
    expect((await call(admin, 'DELETE', `${URL}/${id}`)).statusCode).toBe(400)
  })

  it('of fifty edits of one version exactly one wins', async () => {
    const { id } = (await receive(dade, await newConvenio(dade))).json()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call(admin, 'PUT', `${URL}/${id}`, { valor: index + 1, versao: 1 }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)])
  })

  it('is exported in words', async () => {
    await receive(dade, await newConvenio(dade, '=Portal'), { parcela: 'única' })
    const { body } = await call(null, 'GET', '/api/exportar/repasses?formato=csv&busca=portal')
    expect(body.replace('\ufeff', '').split('\r\n')[1]).toContain(";DADE;'=Portal;15/11/2026;100,10;única;")
  })
})
