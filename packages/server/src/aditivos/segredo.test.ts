import { expect, it } from 'vitest'
import { readingCalls } from '../http/leituras.testing.ts'
import { openStops } from '../paralisacoes/paralisacoes.testing.ts'
import type { Who } from './aditivos.testing.ts'

/*
 * That an amendment was asked for is told to those who read amendments alone. So whoever does not gets of every reading
 * call, byte for byte, what they got before somebody asked: whichever way a call found to tell of it, it differs here.
 */
const {
  test,
  call,
  ask,
  newProjeto,
  valorRequest,
  prazoRequest,
  line,
  saude,
  visitor,
  obras,
  auditor,
  post,
} = await openStops('2026-03-10T15:00:00.000Z').then((stops) => ({
  ...stops,
  post: (url: string, payload: object) => stops.call(stops.admin, 'POST', url, payload),
}))

const everything = readingCalls(test)

it('tells nobody else that an amendment was asked for, whatever they read', async () => {
  const running = { situacaoetapa1: 'Concluído', situacaoetapa2: 'Concluído', situacaoetapa3: 'Em andamento' }
  const id = await newProjeto({ nomeprojeto: 'Ponte do segredo', natureza: 'obra', ...running })
  await post('/api/coordenadas', { id_projeto: id, latitude: -22.8, longitude: -45.2 })
  const ids = [id, line]
  const others: [string, Who][] = [
    ['anonymous', null],
    ['without a department', visitor],
    ['of another department', saude],
  ]
  const before = await Promise.all(others.map(([, who]) => everything(who, ids)))

  expect(await ask(valorRequest(id))).toBeGreaterThan(0)
  expect(await ask(prazoRequest(id))).toBeGreaterThan(0)

  for (const [n, [name, who]] of others.entries()) {
    const after = await everything(who, ids)
    const told = [...(before[n] ?? [])].flatMap(([url, body]) => (after.get(url) === body ? [] : [url]))
    expect([name, told]).toEqual([name, []])
  }
  // It is there to be read by those who may.
  for (const who of [obras, auditor]) {
    expect((await call(who, 'GET', '/api/aditivos')).json()).toHaveLength(2)
    const [stage] = (await call(who, 'GET', '/api/etapas/semana')).json().Result
    expect(stage.travados).toEqual(['datafimetapa3'])
  }
})
