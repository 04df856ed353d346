import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'

/** The application on a clock that the tests turn, with people, projects and what is done with stoppages. */
export async function openStops(start: string) {
  const clock = { now: start }
  const test = await startTestApp(() => new Date(clock.now))
  const bench = await openBench(test)
  const { call, obras, admin } = bench
  const saude = await loginAs(test, { id_secretaria: 17 })
  const visitor = await loginAs(test)

  const order = (id_projeto: number, own: object = {}) => ({
    id_projeto,
    motivo: 'chuvas',
    responsavel: 'Secretaria de Obras',
    inicio: '2026-03-10',
    ...own,
  })
  const stop = (id_projeto: number, own: object = {}, who: Who = obras) =>
    call(who, 'POST', '/api/paralisacoes', order(id_projeto, own))
  const stopped = async (id_projeto: number, own: object = {}): Promise<number> =>
    (await stop(id_projeto, own)).json().id
  const restart = (id: number, reinicio: unknown, who: Who = obras, own: object = {}) =>
    call(who, 'PUT', `/api/paralisacoes/${id}/reiniciar`, { reinicio, ...own })
  const read = async (id: number, who: Who = null) =>
    (await call(who, 'GET', `/api/paralisacoes/${id}`)).json().Result[0]
  const edit = (id: number, body: object, who: Who = obras) =>
    call(who, 'PUT', `/api/paralisacoes/${id}`, body)
  const remove = (id: number, who: Who = admin) => call(who, 'DELETE', `/api/paralisacoes/${id}`)

  return { ...bench, test, clock, saude, visitor, order, stop, stopped, restart, read, edit, remove }
}
