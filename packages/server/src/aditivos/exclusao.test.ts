import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from './aditivos.testing.ts'

const test = await startTestApp(() => new Date('2026-04-10T12:00:00-03:00'))
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide, newProjeto, readProjeto } = bench

const CALLS = ['/api/deleteprojetocompleto', '/api/delete']
const REFUSAL =
  'Este projeto não pode ser excluído: um aditivo dele já foi decidido. Ele pode ser arquivado, com um motivo.'

describe('deleting a project', () => {
  it.each([
    ['approved', 'aprovar'],
    ['rejected', 'rejeitar'],
  ] as const)(
    'with an amendment that was %s is refused, for everyone and by every call',
    async (_what, how) => {
      const id = await newProjeto()
      await ask(bench.valorRequest(id))
      expect(await readProjeto(id)).toMatchObject({ aditivo_decidido: false })
      await decide(auditor, await ask(bench.prazoRequest(id)), how, 'Visto')
      for (const who of [obras, admin]) {
        for (const path of CALLS) {
          const reply = await call(who, 'DELETE', `${path}/${id}`)
          expect(reply.statusCode).toBe(409)
          expect(reply.json().Error).toBe(REFUSAL)
        }
      }
      expect(await readProjeto(id)).toMatchObject({ id, aditivo_decidido: true })
      expect(await bench.readAditivos(id)).toHaveLength(2)
      for (const table of ['projetos where id', 'aditivos where id_projeto']) {
        await expect(test.database.pool.query(`delete from ${table} = $1`, [id])).rejects.toThrow(
          'Um aditivo decidido não se apaga.',
        )
      }
    },
  )

  it('with pending requests only takes them along', async () => {
    for (const path of CALLS) {
      const id = await newProjeto()
      await ask(bench.valorRequest(id))
      expect((await call(obras, 'DELETE', `${path}/${id}`)).statusCode).toBe(200)
      const { rows } = await test.database.pool.query('select from aditivos where id_projeto = $1', [id])
      expect(rows).toEqual([])
    }
  })

  it('while it is being decided: either the decision stands or there was nothing to decide', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const id = await newProjeto()
      const asked = await ask(bench.valorRequest(id))
      const deciding = () => decide(auditor, asked, turn % 2 ? 'aprovar' : 'rejeitar', 'Visto')
      const deleting = () => call(obras, 'DELETE', `${CALLS[turn % 2]}/${id}`)
      const both = turn % 3 ? [deciding(), deleting()] : [deleting(), deciding()]
      const [first, second] = (await Promise.all(both)).map(({ statusCode }) => statusCode)
      const [decided, deleted] = turn % 3 ? [first, second] : [second, first]
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([decided, deleted])
      const { rows } = await test.database.pool.query('select status from aditivos where id_projeto = $1', [
        id,
      ])
      expect(rows.length).toBe(decided === 200 ? 1 : 0)
    }
  })
})
