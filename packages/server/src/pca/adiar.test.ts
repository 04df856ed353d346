import { MESSAGES } from '@paco/domain/pca/messages'
import type { Pca } from '@paco/domain/pca/pca'
import { complete } from '@paco/domain/pca/pca.testing'
import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openPlanos } from './planos.testing.ts'

const test = await startTestApp(() => new Date('2026-12-02T15:00:00Z'))
const { ana, bento, call, post, rows, read, add, approve, approvePlan } = await openPlanos(test)

it('what a plan left undone is listed, then written into the next plan once, and is postponed here', async () => {
  const data_pretendida = '2026-03-10'
  const [one, other, moved] = [
    await add({ ...complete, data_pretendida }),
    await add({ data_pretendida }),
    await add({ data_pretendida }),
  ]
  for (const id of [one, other, moved]) await approve(id)
  await add({ data_pretendida, objeto: 'Espera' })
  const carry = (itens: number[], who = ana) => post(who, '/pca/planos/2026/adiar', { itens })
  expect((await carry([one])).json().message).toBe(MESSAGES.carryApproved)
  await test.database.pool.query("update pca set situacao = 'devolvido' where objeto = 'Espera'")
  await approvePlan(2026)
  await call(ana, 'PUT', `/editpca/${moved}`, {
    data_pretendida: '2027-05-01',
    justificativa_revisao: 'Só no ano que vem.',
  })
  expect(await read(moved)).toMatchObject({ ano: 2026, execucao: 'adiado', adiado_para: null })
  const undone = async () => (await rows<Pca>('/pca/planos/2026/sem-execucao')).map(({ id }) => id)
  expect(await undone()).toEqual([one, other, moved])

  for (const who of [await loginAs(test, { id_secretaria: 12 }), await loginAs(test, { role: 'auditor' })])
    expect((await carry([one], who)).statusCode).toBe(403)
  expect((await carry([])).statusCode).toBe(400)
  expect((await carry([999_999])).statusCode).toBe(400)
  const both = await Promise.all([carry([one, moved]), carry([one, moved])])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(both.find(({ statusCode }) => statusCode === 200)?.json().message).toBe(
    '2 itens levados ao plano de 2027.',
  )
  expect(await undone()).toEqual([other])

  const { adiado_para, execucao } = await read(one)
  expect(execucao).toBe('adiado')
  expect(await read(Number(adiado_para))).toMatchObject({
    ano: 2027,
    data_pretendida: '2027-03-10',
    situacao: 'enviado',
    adiado_de: one,
    execucao: 'planejado',
    unidade_fornecimento: 'Unidade',
    criado_por: ana.id,
  })
  expect((await read(Number((await read(moved)).adiado_para))).data_pretendida).toBe('2027-05-01')
  expect((await approve(Number(adiado_para), {}, ana)).statusCode).toBe(403)
  expect((await approve(Number(adiado_para), {}, bento)).statusCode).toBe(200)
  expect((await call(ana, 'GET', '/pca?ano=2026&execucao=adiado')).json()).toHaveLength(2)
})

it('not before December', async () => {
  const id = await add({ data_pretendida: '2031-03-10' })
  await approve(id)
  await approvePlan(2031)
  expect((await post(ana, '/pca/planos/2031/adiar', { itens: [id] })).json().message).toBe(
    MESSAGES.carryLater,
  )
})
