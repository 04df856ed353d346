import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from './aditivos.testing.ts'

const test = await startTestApp(() => new Date('2026-04-10T12:00:00-03:00'))
const bench = await openBench(test)
const { call, ask, newProjeto, readProjeto } = bench
const visitor = await loginAs(test)
const saude = await loginAs(test, { id_secretaria: 17 })

/** What everyone may read, by its address: of this project where it is of one, as a table where it is a spreadsheet. */
const openTo = (id: number) =>
  Object.values(calls as Record<string, Call>)
    .filter(({ method, access }) => method === 'GET' && access.allows(null))
    .map(({ path, query }) => {
      const address = path.replace(/\{\w+\}/, String(id))
      return query && 'formato' in query.shape ? `${address}?formato=csv` : address
    })

const read = async (who: Who, id: number) => {
  const seen: Record<string, unknown> = {}
  for (const address of openTo(id)) {
    const { statusCode, body, headers } = await call(who, 'GET', address)
    seen[address] = [statusCode, body, headers['x-total-count'], headers['x-somas']]
  }
  return seen
}

describe('that an amendment was asked for', () => {
  it.each([
    ['with stage 4 open', { natureza: 'obra' }],
    ['with stage 4 concluded', { natureza: 'obra', situacaoetapa4: 'Concluído' }],
  ])('is told by nothing that everyone may read, %s', async (_how, own) => {
    const id = await newProjeto(own)
    await bench.newContrato([id])
    const before = await Promise.all([null, visitor, saude].map((who) => read(who, id)))
    await ask(bench.valorRequest(id))
    await ask(bench.prazoRequest(id))
    await ask(bench.pedido(id, 'misto', { valor: 10, supressao: 20 }))
    const [returned, withdrawn] = [
      await ask(bench.pedido(id, 'supressao', { supressao: 20 })),
      await ask(bench.pedido(id, 'apostila', { reajuste: 20 })),
    ]
    await call(bench.auditor, 'PUT', `/api/aditivos/${returned}/devolver`, { motivo_devolucao: 'Falta' })
    await call(bench.obras, 'PUT', `/api/aditivos/${withdrawn}/retirar`)
    expect(await readProjeto(id)).toMatchObject({ base_congelada_em: expect.any(String) })
    expect(await Promise.all([null, visitor, saude].map((who) => read(who, id)))).toEqual(before)
  })
})
