import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { changes } from '../db/changes.ts'
import { fatores } from './fator.testing.ts'

const clock = { now: new Date() }
const test = await startTestApp(() => clock.now)
const bench = await openBench(test)
const { enrolled, post } = fatores(test, clock)
const { pool } = test.database

const pedido = async () => bench.ask(bench.prazoRequest(await bench.newProjeto()))
const approve = (who: Parameters<typeof bench.call>[0], id: number) =>
  bench.call(who, 'PUT', `/api/aditivos/${id}/aprovar`, { descricao_decisao: 'De acordo' })
const minutesAgo = async (id: number, minutes: number) => {
  await pool.query('update sessoes set fator_em = now() - make_interval(mins => $2) where usuario_id = $1', [
    id,
    minutes,
  ])
  changes.emit('sessions')
}

it('an approval takes a code of the last ten minutes, of those who have one', async () => {
  const paula = await enrolled({ role: 'auditor' })
  const show = (codigo: unknown) => post('/api/eu/fator/conferir', { codigo }, paula.headers)
  await minutesAgo(paula.id, 9)
  expect((await approve(paula, await pedido())).statusCode).toBe(200)
  await minutesAgo(paula.id, 11)
  const id = await pedido()
  const refused = await approve(paula, id)
  expect([refused.statusCode, refused.json().Error]).toEqual([
    428,
    expect.stringContaining('confirme que é você'),
  ])
  expect((await bench.call(paula, 'PUT', '/api/medicoes/1/aprovar')).statusCode).not.toBe(428)
  expect((await show('000000')).json().Campos).toHaveProperty('codigo')
  expect((await approve(paula, id)).statusCode).toBe(428)
  const codigo = paula.code()
  expect((await show(codigo)).statusCode).toBe(200)
  expect((await show(codigo)).statusCode).toBe(400)
  expect((await approve(paula, id)).statusCode).toBe(200)
})

it('of a bulletin too', async () => {
  const rui = await enrolled({ id_secretaria: 12 })
  await minutesAgo(rui.id, 11)
  expect((await bench.call(rui, 'PUT', '/api/medicoes/1/aprovar')).statusCode).toBe(428)
})

it('who has no second factor is asked for none', async () => {
  const auditor = await loginAs(test, { role: 'auditor' })
  expect((await approve(auditor, await pedido())).statusCode).toBe(200)
  expect((await post('/api/eu/fator/conferir', { codigo: '123456' }, auditor.headers)).statusCode).toBe(400)
})
