import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import { expect, it } from 'vitest'
import { openStops } from '../paralisacoes/paralisacoes.testing.ts'

const EVIL = 'evil.example'

it('stands in no answer, whatever name a caller gives the server', async () => {
  const { test, newProjeto, call, admin } = await openStops('2026-03-10T15:00:00.000Z')
  const id = await newProjeto({ natureza: 'obra', situacaoetapa5: 'Em andamento' })
  await call(admin, 'POST', '/api/coordenadas', { id_projeto: id, latitude: -22.8, longitude: -45.2 })
  const told: string[] = []
  let answered = 0
  for (const [n, [name, { method, path, query }]] of (Object.entries(calls) as [string, Call][]).entries()) {
    if (method !== 'GET') continue
    const asked = query && Object.hasOwn(query.shape, 'formato') ? '?formato=csv' : ''
    const url = path.replace('{obra}', `${id}.json`).replace(/\{\w+\}/g, String(id)) + asked
    const reply = await test.app.inject({
      url,
      remoteAddress: `10.7.0.${n % 250}`,
      headers: { host: EVIL, 'x-forwarded-host': EVIL },
    })
    if (reply.statusCode === 200) answered += 1
    if ((JSON.stringify(reply.headers) + reply.body).includes(EVIL)) told.push(name)
  }
  expect(told).toEqual([])
  expect(answered).toBeGreaterThan(30)
})
