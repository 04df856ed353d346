import { randomUUID } from 'node:crypto'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { withClamd } from '../arquivos/antivirus.testing.ts'
import { AMEACA, EICAR } from '../arquivos/clamd.testing.ts'
import { enviosOf, sha256 } from '../arquivos/envios.testing.ts'
import { openStores } from '../arquivos/stores.ts'
import { changes } from '../db/changes.ts'
import { formOf } from '../prazos/comprovacao.testing.ts'
import { maintain } from '../sistema/maintenance.ts'
import { onePdf, openDocumentos } from './documentos.testing.ts'

const NOW = '2026-11-16T15:00:00Z'
const test = await openDocumentos(NOW)
const { obras, saude, admin, auditor, visitor, newProjeto, ofProjeto, test: bench } = test
const { app, antivirus, clamd, rowOf, becomes, due } = await withClamd(bench, () => new Date(NOW))

const eicar = () => Buffer.from(`${EICAR} ${randomUUID()}`)
const get = (who: Who, url: string) => app.inject({ url, headers: { ...who?.headers } })
const fileOf = (who: Who, id: number) => get(who, `/api/documentos/${id}/arquivo`)
const statusesOf = (id: number) =>
  Promise.all([obras, admin, auditor, saude, null].map(async (who) => (await fileOf(who, id)).statusCode))
const isListed = async (who: Who, id: number) =>
  (await get(who, '/api/documentos')).json().Result.some((one: { id: number }) => one.id === id)
const read = async (who: Who, id: number) => (await get(who, `/api/documentos/${id}`)).json().Result?.[0]

/** A notice of a tender, which is public at once. */
async function keep(who: Who, projeto: number, bytes: Buffer, name = 'edital.pdf') {
  const fields = { titulo: 'Edital', codigo: 'edital', entidade: 'projetos', registro_id: String(projeto) }
  const form = formOf(bytes, { name, fields })
  const headers = { ...who?.headers, ...form.headers }
  const reply = await app.inject({ method: 'POST', url: '/api/documentos', payload: form.payload, headers })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json().id as number
}

beforeEach(() => {
  clamd.state.mood = 'looks'
  clamd.state.limit = 1e9
})

describe('a file that was sent', () => {
  it('is its sender’s alone until it was looked at, and then everyone’s', async () => {
    clamd.state.mood = 'never answers'
    const bytes = onePdf()
    const id = await keep(obras, await newProjeto(), bytes)
    expect(await read(obras, id)).toMatchObject({
      publico_desde: null,
      versao_atual: { arquivo: { verificado: 'pendente', ameaca: null } },
    })
    expect(await statusesOf(id)).toEqual([200, 403, 403, 404, 404])
    expect((await fileOf(admin, id)).json().message).toBe(MESSAGES.pending)
    const { id: versao } = (await read(obras, id)).versao_atual
    const etag = { 'if-none-match': `"${sha256(bytes)}"`, range: 'bytes=0-1' }
    for (const who of [admin, auditor])
      expect(
        (
          await app.inject({
            url: `/api/documentos/versoes/${versao}/arquivo`,
            headers: { ...who.headers, ...etag },
          })
        ).statusCode,
      ).toBe(403)
    expect(await Promise.all([null, visitor, admin].map((who) => isListed(who, id)))).toEqual([
      false,
      false,
      true,
    ])
    await expect
      .poll(async () => (await rowOf(sha256(bytes))).verificacao_falha)
      .toBe(MESSAGES.antivirusTookLong)
    clamd.state.mood = 'looks'
    await due(sha256(bytes))
    await becomes(sha256(bytes), 'limpo')
    expect(await statusesOf(id)).toEqual([200, 200, 200, 200, 200])
    expect(await isListed(null, id)).toBe(true)
    expect(await read(null, id)).toMatchObject({
      publico_desde: '2026-11-16',
      versao_atual: { arquivo: { verificado: 'limpo' } },
    })
  })

  it('is nobody’s once it is suspect, and its record says so', async () => {
    const bytes = eicar()
    const projeto = await newProjeto()
    const id = await keep(obras, projeto, bytes, 'edital.txt')
    await becomes(sha256(bytes), 'suspeito')
    expect(await statusesOf(id)).toEqual([403, 403, 403, 404, 404])
    expect((await fileOf(obras, id)).json().message).toBe(MESSAGES.suspect)
    for (const who of [obras, admin, auditor])
      expect((await read(who, id)).versao_atual.arquivo).toMatchObject({
        verificado: 'suspeito',
        ameaca: AMEACA,
      })
    expect(await isListed(null, id)).toBe(false)
    const checklist = (await get(obras, `/api/projetos/${projeto}/checklist`)).json().Result[0]
    const itens = checklist.etapas.flatMap(({ itens: own }: { itens: object[] }) => own)
    const item = itens.find(({ regra }: { regra: { codigo: string } }) => regra.codigo === 'edital')
    expect(item).toMatchObject({ estado: 'falta', documentos: [] })
    // The same content sent again is known.
    const again = await keep(admin, projeto, bytes, 'outro.txt')
    expect(await statusesOf(again)).toEqual([403, 403, 403, 404, 404])
  })

  it('takes the place of no older version, which nobody outside reads any more', async () => {
    const [first, second] = [onePdf(), eicar()]
    const id = await keep(obras, await newProjeto(), first)
    await becomes(sha256(first), 'limpo')
    const old = (await read(null, id)).versao_atual.id
    const form = formOf(second, { name: 'nova.txt', fields: { versao: '1' } })
    await app.inject({
      method: 'POST',
      url: `/api/documentos/${id}/versoes`,
      payload: form.payload,
      headers: { ...obras.headers, ...form.headers },
    })
    await becomes(sha256(second), 'suspeito')
    expect([
      await isListed(null, id),
      (await get(null, `/api/documentos/versoes/${old}/arquivo`)).statusCode,
    ]).toEqual([false, 404])
    expect((await get(obras, `/api/documentos/versoes/${old}/arquivo`)).statusCode).toBe(200)
  })

  it('in parts is looked at too, and the sender does not wait for it', async () => {
    clamd.state.mood = 'never answers'
    const bytes = onePdf('x'.repeat(2 ** 21))
    const { reply } = await enviosOf({ app }).sendWhole(obras, bytes)
    expect(reply.json()).toMatchObject({ pronto: true, arquivo: sha256(bytes) })
    expect((await rowOf(sha256(bytes))).verificado).toBe('pendente')
    await expect
      .poll(async () => (await rowOf(sha256(bytes))).verificacao_falha)
      .toBe(MESSAGES.antivirusTookLong)
    clamd.state.mood = 'looks'
    await due(sha256(bytes))
    await becomes(sha256(bytes), 'limpo')
    const heard = clamd.state.heard.at(-1)
    expect([heard?.sizes, heard?.bytes.equals(bytes)]).toEqual([[2 ** 20, 2 ** 20, expect.any(Number)], true])
  })
})

describe('whoever asks by fingerprint', () => {
  const ask = async (who: Who, bytes: Buffer) =>
    (await get(who, `/api/verificar/${sha256(bytes)}`)).json().Result[0]

  it('learns nothing more of one that is looked at, and that it is suspect once it is', async () => {
    clamd.state.mood = 'never answers'
    const bytes = eicar()
    await keep(obras, await newProjeto(), bytes, 'edital.txt')
    expect(await ask(null, bytes)).toMatchObject({
      encontrado: true,
      suspeito: false,
      ameaca: null,
      guardados: [{ titulo: null, dono: null }],
      assinaturas: [],
    })
    await expect.poll(async () => (await rowOf(sha256(bytes))).verificacao_tentativas).toBe(1)
    clamd.state.mood = 'looks'
    await due(sha256(bytes))
    await becomes(sha256(bytes), 'suspeito')
    expect(await ask(null, bytes)).toMatchObject({
      suspeito: true,
      ameaca: null,
      guardados: [{ titulo: null }],
    })
    expect(await ask(obras, bytes)).toMatchObject({ suspeito: true, ameaca: AMEACA })
    expect(await ask(null, eicar())).toMatchObject({ encontrado: false, suspeito: false })
  })
})

describe('what cannot be looked at', () => {
  it('waits, longer each time, with the reason, which the admin reads', async () => {
    clamd.state.limit = 10
    const bytes = onePdf()
    await keep(obras, await newProjeto(), bytes)
    const sha = sha256(bytes)
    const pause = async () => {
      const { rows } = await bench.database.pool.query(
        'select extract(epoch from verificacao_em - now())::float8 as s from arquivos where sha256 = $1',
        [sha],
      )
      return rows[0].s as number
    }
    await expect.poll(async () => (await rowOf(sha)).verificacao_falha).toBe(MESSAGES.antivirusTooLarge)
    expect((await rowOf(sha)).verificado).toBe('pendente')
    expect(await pause()).toBeGreaterThan(30)
    await due(sha)
    await expect.poll(async () => (await rowOf(sha)).verificacao_tentativas).toBe(2)
    await expect.poll(pause).toBeGreaterThan(90)
    const uso = (await get(admin, '/api/arquivos/uso')).json().Result[0]
    expect(uso.antivirus).toMatchObject({ responde: true, falha: MESSAGES.antivirusTooLarge })
    expect(uso.antivirus.pendentes).toBeGreaterThan(0)
    clamd.state.limit = 1e9
    await due(sha)
    await becomes(sha, 'limpo')
  })

  it('waits for one that does not answer, which is told, and is no outage', async () => {
    await clamd.stop()
    const bytes = onePdf()
    const id = await keep(obras, await newProjeto(), bytes)
    const health = await app.inject('/api/health')
    expect([health.statusCode, health.json()]).toEqual([
      200,
      { Status: 'Success', message: MESSAGES.antivirusSilent },
    ])
    expect((await get(admin, '/api/arquivos/uso')).json().Result[0].antivirus.responde).toBe(false)
    expect((await rowOf(sha256(bytes))).verificacao_tentativas).toBe(0)
    await clamd.start()
    // Maintenance asks again, long before its pause would have grown out.
    await maintain(bench.database, new Date(NOW), { stores: openStores(bench.database.db), antivirus })
    await becomes(sha256(bytes), 'limpo')
    expect(await statusesOf(id)).toEqual([200, 200, 200, 200, 200])
  })
})

describe('the setting', () => {
  const { pool } = bench.database
  /** Files as they stand in the database; those whose turn is not now are left alone. */
  const stand = async (files: readonly Buffer[], verificado: string, turn = 'now') => {
    await pool.query(
      `update arquivos set verificado = $2, verificado_em = null, verificacao_em = $3::timestamptz
       where sha256 = any ($1::text[])`,
      [files.map(sha256), verificado, turn],
    )
    changes.emit('written')
  }
  const kept = async (bytes: Buffer) => {
    const id = await keep(obras, await newProjeto(), bytes)
    await becomes(sha256(bytes), 'limpo')
    return id
  }

  it('switched on, what was kept before is served as it was, and looked at meanwhile', async () => {
    const bytes = onePdf()
    const id = await kept(bytes)
    await stand([bytes], 'nao_verificado')
    expect(await statusesOf(id)).toEqual([200, 200, 200, 200, 200])
    await maintain(bench.database, new Date(NOW), { stores: openStores(bench.database.db), antivirus })
    await becomes(sha256(bytes), 'limpo')
  })

  it('switched off, nothing waits; what is suspect stays so', async () => {
    const [bytes, bad] = [onePdf(), eicar()]
    const [id, suspect] = [await kept(bytes), await keep(obras, await newProjeto(), bad, 'edital.txt')]
    await becomes(sha256(bad), 'suspeito')
    await stand([bytes], 'pendente', 'infinity')
    expect(await statusesOf(id)).toEqual([200, 403, 403, 404, 404])
    await maintain(bench.database, new Date(NOW))
    expect(await statusesOf(id)).toEqual([200, 200, 200, 200, 200])
    expect(await statusesOf(suspect)).toEqual([403, 403, 403, 404, 404])
    const sent = await test.created(ofProjeto(await newProjeto()), {}, obras)
    expect((await test.read(obras, sent)).versao_atual.arquivo).toMatchObject({
      verificado: 'nao_verificado',
    })
    expect((await test.call(admin, 'GET', '/api/arquivos/uso')).json().Result[0].antivirus).toBeNull()
  })

  it('with two instances, each file is looked at once, and one at a time by each', async () => {
    const other = await withClamd(bench, () => new Date(NOW), clamd)
    const files = Array.from({ length: 8 }, () => onePdf())
    for (const bytes of files) await kept(bytes)
    clamd.state.heard.length = 0
    clamd.state.most = 0
    await stand(files, 'pendente')
    for (const one of [antivirus, other.antivirus]) one.wake()
    for (const bytes of files) await becomes(sha256(bytes), 'limpo')
    const times = files.map((bytes) => clamd.state.heard.filter((one) => one.bytes.equals(bytes)).length)
    expect(times).toEqual(files.map(() => 1))
    expect(clamd.state.most).toBeLessThanOrEqual(2)
  })
})
