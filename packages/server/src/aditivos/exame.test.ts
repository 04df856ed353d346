import type { Exame } from '@paco/domain/aditivos/exame'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from './aditivos.testing.ts'

let minute = 0
const test = await startTestApp(() => new Date(Date.parse('2026-04-10T12:00:00-03:00') + 60_000 * minute++))
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide } = bench
const saude = await loginAs(test, { id_secretaria: 17 })

const examine = async (who: Who, id: number): Promise<Exame> => {
  const reply = await call(who, 'GET', `/api/aditivos/${id}/exame`)
  expect(reply.statusCode).toBe(200)
  return reply.json().Result[0]
}

describe('what a request is judged by', () => {
  it('comes in one answer: project, contract and all that was asked for on it', async () => {
    const projeto = await bench.newProjeto()
    const earlier = await ask(bench.valorRequest(projeto, 10))
    await decide(auditor, earlier, 'rejeitar', 'Sem planilha')
    const contrato = await bench.newContrato([projeto])
    const id = await ask(bench.valorRequest(projeto, 20))
    const exame = await examine(auditor, id)
    expect(exame.aditivo).toMatchObject({ id, valor: 20, id_contrato: contrato, conversa: null })
    expect(exame.projeto).toMatchObject({ id: projeto, nomeprojeto: 'Ponte', valor: 1000 })
    expect(exame.contrato).toMatchObject({ id: contrato, assinatura: '2026-02-01', valor_inicial: 1000 })
    expect(exame.aditivos.map((one) => [one.id, one.status])).toEqual([
      [id, 'pendente'],
      [earlier, 'rejeitado'],
    ])
  })

  it('without a contract is the project and what was asked for on it', async () => {
    const [projeto, other] = [await bench.newProjeto(), await bench.newProjeto()]
    await ask(bench.valorRequest(other))
    const id = await ask(bench.prazoRequest(projeto))
    const exame = await examine(obras, id)
    expect(exame.contrato).toBeNull()
    expect(exame.aditivos.map((one) => one.id)).toEqual([id])
    expect(exame.fila).toBeNull()
  })

  it('of a contract of two departments tells each no word of the other’s', async () => {
    const ours = await bench.newProjeto()
    const theirs = await bench.newProjeto({ id_secretaria: 17 })
    await bench.newContrato([ours, theirs])
    const line = await bench.newLancamento({ secretaria_id: 17 })
    const request = bench.valorRequest(theirs, 5, { id_secretaria: 17, id_orcamento: line })
    const secret = await ask(request, saude)
    const id = await ask(bench.valorRequest(ours))
    expect((await examine(obras, id)).aditivos.map((one) => one.id)).toEqual([id])
    expect((await examine(auditor, id)).aditivos.map((one) => one.id)).toEqual([id, secret])
    expect((await call(obras, 'GET', `/api/aditivos/${secret}/exame`)).statusCode).toBe(403)
  })

  it.each<[string, Who, number]>([
    ['nobody', null, 401],
    ['another department', saude, 403],
    ['its department', obras, 200],
    ['an administrator', admin, 200],
  ])('is told to %s: %i', async (_name, who, code) => {
    const id = await ask(bench.valorRequest(await bench.newProjeto()))
    expect((await call(who, 'GET', `/api/aditivos/${id}/exame`)).statusCode).toBe(code)
  })

  it('of a request that is not there is not there', async () => {
    const reply = await call(auditor, 'GET', '/api/aditivos/999999/exame')
    expect([reply.statusCode, reply.json().Error]).toEqual([404, 'Aditivo não encontrado.'])
  })
})

describe('the queue', () => {
  it('goes from the longest waiting on, past what one asked for oneself and what is decided', async () => {
    const { rows } = await test.database.pool.query("select id from aditivos where status = 'pendente'")
    for (const { id } of rows) await decide(auditor, id, 'rejeitar', 'Sem planilha')
    const projeto = await bench.newProjeto()
    const next = () => ask(bench.prazoRequest(projeto))
    const [first, second, own, third] = [await next(), await next(), await next(), await next()]
    const colega = await loginAs(test, { role: 'auditor' })
    await test.database.pool.query('update aditivos set criado_por = $1 where id = $2', [colega.id, own])
    expect((await examine(auditor, first)).fila).toEqual({ restantes: 3, proximo: second, anterior: null })
    expect((await examine(colega, second)).fila).toEqual({ restantes: 2, proximo: third, anterior: first })
    await decide(auditor, second, 'rejeitar', 'Não')
    expect((await examine(colega, second)).fila).toEqual({ restantes: 2, proximo: third, anterior: first })
    expect((await examine(colega, third)).fila).toEqual({ restantes: 1, proximo: first, anterior: first })
    expect((await examine(admin, third)).fila).toBeNull()
  })
})
