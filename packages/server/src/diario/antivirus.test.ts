import { randomUUID } from 'node:crypto'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { withClamd } from '../arquivos/antivirus.testing.ts'
import { EICAR } from '../arquivos/clamd.testing.ts'
import { sha256 } from '../arquivos/envios.testing.ts'
import { maintain } from '../sistema/maintenance.ts'
import { cameraPicture, diarioForm, openDiario } from './diario.testing.ts'

const now = () => new Date('2026-11-16T15:00:00Z')
const test = await startTestApp(now)
const { fiscal, gestor, visitor, admin, newObra, fields } = await openDiario(test)
const { app, clamd, becomes, due, rowOf } = await withClamd(test, now)
const { pool } = test.database

const get = (who: Who, url: string) => app.inject({ url, headers: { ...who?.headers } })
const send = (who: Who, projeto: number, bytes: Buffer, own: object = {}) => {
  const form = diarioForm(fields(projeto, own), bytes)
  return app.inject({
    method: 'POST',
    url: '/api/diario',
    payload: form.payload,
    headers: { ...who?.headers, ...form.headers },
  })
}
const listOf = async (who: Who, projeto: number) =>
  (await get(who, `/api/diario/projeto/${projeto}/registros`)).json().Result
const publicOf = async (projeto: number) =>
  (await get(null, `/api/diario/fotos?id_projeto=${projeto}`)).json().Result
/** A picture no other test sends. */
let tint = 0
const picture = (noted?: string) => cameraPicture(undefined, ++tint, noted)

describe('a picture', () => {
  it('is nobody’s outside until its file was looked at, also by its name', async () => {
    clamd.state.mood = 'never answers'
    const { projeto } = await newObra()
    const bytes = await picture()
    const sha = sha256(bytes)
    const reply = await send(fiscal, projeto, bytes)
    expect(reply.statusCode).toBe(200)
    const [entry] = await listOf(gestor, projeto)
    expect(entry.arquivo).toMatchObject({ verificado: 'pendente', ameaca: null })
    const shown = async () => [
      (await listOf(null, projeto)).length,
      (await publicOf(projeto)).length,
      (await get(null, `/img/${entry.foto}`)).statusCode,
      (await get(null, `/img/${entry.miniatura}`)).statusCode,
    ]
    const original = () =>
      Promise.all(
        [fiscal, gestor, admin].map(
          async (who) => (await get(who, `/api/diario/${entry.id}/original`)).statusCode,
        ),
      )
    expect([await shown(), await original()]).toEqual([
      [0, 0, 404, 404],
      [200, 403, 403],
    ])
    await expect.poll(async () => (await rowOf(sha)).verificacao_falha).toBe(MESSAGES.antivirusTookLong)
    clamd.state.mood = 'looks'
    await due(sha)
    await becomes(sha, 'limpo')
    expect([await shown(), await original()]).toEqual([
      [1, 1, 200, 200],
      [200, 200, 200],
    ])
  })

  it('of one key, sent many times at once, stays out of sight while it is looked at', async () => {
    clamd.state.mood = 'never answers'
    const { projeto } = await newObra()
    const bytes = await picture()
    const chave = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => send(fiscal, projeto, bytes, { chave })))
    expect(new Set(replies.map((one) => one.json().id)).size).toBe(1)
    const [entry] = await listOf(fiscal, projeto)
    expect((await get(null, `/img/${entry.foto}`)).statusCode).toBe(404)
    clamd.state.mood = 'looks'
    await expect
      .poll(async () => (await rowOf(sha256(bytes))).verificado_em ?? (await due(sha256(bytes))))
      .toBeTruthy()
  })

  it('that is suspect is withdrawn, and is none of the checklist’s', async () => {
    const { projeto } = await newObra()
    const bytes = await picture(EICAR)
    await send(fiscal, projeto, bytes)
    await becomes(sha256(bytes), 'suspeito')
    const [entry] = await listOf(fiscal, projeto)
    expect(entry.arquivo.verificado).toBe('suspeito')
    expect((await get(null, `/img/${entry.foto}`)).statusCode).toBe(404)
    expect((await get(fiscal, `/api/diario/${entry.id}/original`)).statusCode).toBe(403)
    expect((await get(visitor, `/api/diario/${entry.id}/original`)).statusCode).toBe(403)
    expect(await publicOf(projeto)).toEqual([])
    const checklist = (await get(admin, `/api/projetos/${projeto}/checklist`)).json().Result[0]
    const itens = checklist.etapas.flatMap(({ itens: own }: { itens: object[] }) => own)
    const item = itens.find(({ regra }: { regra: { codigo: string } }) => regra.codigo === 'fotos')
    expect(item.estado).not.toBe('anexado')
    // The same picture in a file that is clean is shown.
    const clean = await cameraPicture(undefined, tint)
    await send(fiscal, projeto, clean)
    await becomes(sha256(clean), 'limpo')
    expect((await get(null, `/img/${entry.foto}`)).statusCode).toBe(200)
  })

  it('of the diary is swept by no maintenance, however old', async () => {
    const { projeto } = await newObra()
    const bytes = await picture()
    await send(fiscal, projeto, bytes)
    await becomes(sha256(bytes), 'limpo')
    await pool.query("update fotos set criada_em = now() - interval '2 days'")
    await maintain(test.database, now())
    const [entry] = await listOf(null, projeto)
    for (const name of [entry.foto, entry.miniatura])
      expect((await get(null, `/img/${name}`)).statusCode).toBe(200)
  })
})
