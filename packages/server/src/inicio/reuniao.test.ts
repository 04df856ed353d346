import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { changes } from '../db/changes.ts'
import { compact, readPdf, readSheets } from '../pdf/read-pdf.testing.ts'
import { untold } from '../pdf/read-tags.testing.ts'

const test = await startTestApp(() => new Date('2026-07-15T15:00:00Z'))
const { call, admin, obras, auditor, newProjeto, newContrato, ask, prazoRequest } = await openBench(test)
const visitor = await loginAs(test)
const URL = '/api/inicio/reuniao/pdf'
const printed = async () => {
  const reply = await call(admin, 'GET', URL)
  return { reply, ...(await readPdf(reply.rawPayload)) }
}

it('is for those who control', async () => {
  for (const [who, status] of [
    [null, 401],
    [obras, 403],
    [visitor, 403],
    [auditor, 200],
  ] as const)
    expect((await call(who, 'GET', URL)).statusCode).toBe(status)
  expect((await call(admin, 'GET', `${URL}?ano=2026`)).statusCode).toBe(400)
})

it('says of an empty city that there is nothing, in words', async () => {
  const { reply, pages, title } = await printed()
  expect(reply.headers['content-disposition']).toContain('reuniao-2026-07-15.pdf')
  expect(title).toBe('Folha da reunião 15/07/2026')
  expect(pages).toHaveLength(1)
  for (const told of ['Nenhuma obra está parada.', 'Nada espera decisão.', 'Dados de 15/07/2026'])
    expect(pages[0]).toContain(compact(told))
})

it('tells what is late and by how much, what stands and why, what ends and what waits', async () => {
  const id = await newProjeto({ nomeprojeto: 'Ponte do Barreiro', situacaoetapa1: 'Em andamento' })
  const contrato = await newContrato([id], { vigencia_fim: '2026-07-31' })
  changes.emit('written')
  const stop = { id_projeto: id, motivo: 'chuvas', responsavel: 'Obras', inicio: '2026-07-01' }
  expect((await call(obras, 'POST', '/api/paralisacoes', stop)).statusCode).toBe(200)
  await ask(prazoRequest(id, 30, 6))
  const { reply, pages } = await printed()
  for (const told of [
    'Ponte do Barreiro',
    '25 dias',
    'Chuvas ou força maior',
    'há 14 dias',
    '31/07/2026',
    '30 dias na etapa 6',
  ])
    expect(pages[0]).toContain(compact(told))
  expect(contrato).toBeGreaterThan(0)
  expect(await untold(reply.rawPayload)).toEqual([])
})

it('stays one sheet, lying, however much there is and however long its names are', async () => {
  const nomeprojeto = `${'Requalificação urbana e paisagística da orla '.repeat(6)}`.trim()
  for (let index = 0; index < 20; index += 1) {
    const id = await newProjeto({ nomeprojeto: `${nomeprojeto} ${index}`, situacaoetapa1: 'Em andamento' })
    await ask(prazoRequest(id, 30, 6))
    await newContrato([id], { vigencia_fim: '2026-07-20', valor_inicial: 9_999_999_999.99 })
  }
  changes.emit('written')
  const { reply, pages } = await printed()
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain(compact('e mais'))
  const [sheet] = await readSheets(reply.rawPayload)
  expect(sheet).toMatchObject({ width: expect.closeTo(841.9, 0), height: expect.closeTo(595.3, 0) })
  expect(sheet?.right).toBeLessThan(841)
})
