import { pequeno } from '@paco/domain/cidade/brasao'
import { MESSAGES } from '@paco/domain/cidade/messages'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { fileForm, hugePng, NOTED, picture, withNotes } from '../fotos/pictures.testing.ts'
import { timbre } from '../pdf/timbre.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const auditor = await loginAs(test, { role: 'auditor' })
const pessoa = await loginAs(test, { id_secretaria: 12 })

const URL = '/api/cidade/brasao'
const send = (who: { headers: object } | null, bytes: Uint8Array, field = 'brasao') => {
  const form = fileForm(bytes, '../brasao.svg', 'image/svg+xml', field)
  return app.inject({
    method: 'PUT',
    url: URL,
    payload: form.payload,
    headers: { ...who?.headers, ...form.headers },
  })
}
const remove = (who: { headers: object } | null) =>
  app.inject({ method: 'DELETE', url: URL, headers: { ...who?.headers } })
const path = async (): Promise<string | null> => (await app.inject('/api/cidade')).json().Result[0].brasao

describe('the coat of arms', () => {
  it('is none in a city that never sent one', async () => {
    expect(await path()).toBeNull()
    const asked = await app.inject(URL)
    expect([asked.statusCode, asked.json().Error]).toEqual([404, MESSAGES.noBrasao])
    expect(timbre().brasao).toBeNull()
  })

  it('is written anew as PNG, small enough and without what was noted in it, and shown to everybody', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const sent = await sharp({ create: { width: 1200, height: 800, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const reply = await send(admin, withNotes(sent, 'png'))
    expect(reply.json()).toEqual({
      Status: 'Success',
      id: 1,
      message: MESSAGES.brasaoSaved,
      imagem: expect.stringMatching(/^\/img\/brasao\/[0-9a-f]{20}\.png$/),
    })
    const { imagem } = reply.json()
    expect(await path()).toBe(imagem)
    for (const [address, width, height] of [
      [imagem, 512, 341],
      [pequeno(imagem), 128, 85],
    ]) {
      const served = await app.inject(address)
      expect(served.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(served.rawPayload.includes(NOTED)).toBe(false)
      const told = await sharp(served.rawPayload).metadata()
      expect(told).toMatchObject({ format: 'png', width, height, hasAlpha: true })
    }
  })

  it('is found by those who know no fingerprint, and not sent to those who have it', async () => {
    const { headers, rawPayload } = await app.inject(URL)
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/png', 'no-cache'])
    expect(rawPayload).toEqual((await app.inject((await path()) ?? '')).rawPayload)
    const again = await app.inject({ url: URL, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('is on papers from then on, with words for those who do not see it', async () => {
    const small = (await app.inject(pequeno((await path()) ?? ''))).rawPayload
    expect(timbre().brasao).toEqual({ bytes: [...small], alt: 'Brasão de Guaratinguetá' })
  })

  it('gives way to the next one, under another name', async () => {
    const before = await path()
    await send(admin, await picture('jpeg'))
    expect(await path()).not.toBe(before)
    expect((await app.inject(before ?? '')).statusCode).toBe(404)
  })

  it('is in the trail by its fingerprint, never by its bytes', async () => {
    const { rows } = await test.database.pool.query(
      "select acao, antes, depois from auditoria where entidade = 'cidade_brasao' order by id",
    )
    expect(rows.map(({ acao }) => acao)).toEqual(['criou', 'alterou'])
    expect(rows[1].depois).toEqual({ impressao: (await path())?.slice(12, 32) })
    expect(JSON.stringify(rows)).not.toMatch(/bytes|miniatura/)
  })

  it('that is taken away leaves everything as it was before there was one', async () => {
    const before = await path()
    expect((await remove(admin)).json()).toEqual({ Status: 'Success', message: MESSAGES.brasaoRemoved })
    expect([await path(), timbre().brasao]).toEqual([null, null])
    for (const address of [URL, before ?? '']) expect((await app.inject(address)).statusCode).toBe(404)
    expect((await remove(admin)).statusCode).toBe(200)
  })

  it('is sent and taken away by administrators alone', async () => {
    const bytes = await picture('png')
    for (const [who, status] of [
      [null, 401],
      [pessoa, 403],
      [auditor, 403],
    ] as const) {
      expect((await send(who, bytes)).statusCode).toBe(status)
      expect((await remove(who)).statusCode).toBe(status)
    }
  })
})

describe('what is no coat of arms', () => {
  it.each([
    ['a drawing in SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, /SVG/],
    ['a WebP', () => picture('webp'), 415, /PNG ou JPEG/],
    ['a text', () => Buffer.from('brasão'), 415, /PNG ou JPEG/],
    ['more than five megabytes', () => Buffer.alloc(5 * 1024 * 1024 + 1, 1), 413, /5 MB/],
  ])('%s is refused in words', async (_, bytes, status, words) => {
    const reply = await send(admin, await bytes())
    expect(reply.statusCode).toBe(status)
    expect(reply.json().Error).toMatch(words)
    expect(await path()).toBeNull()
  })

  it.each([
    ['one that unpacks to a thousand megapixels', () => hugePng(40_000, 25_000), /40 megapixels/],
    ['half a picture', async () => (await picture('png')).subarray(0, 60), /ler a imagem/],
    ['nothing', () => Buffer.alloc(0), /vazio/],
  ])('%s is refused beside its field', async (_, bytes, words) => {
    const reply = await send(admin, await bytes())
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual({ brasao: expect.stringMatching(words) })
  })

  it('a page behind a picture is refused', async () => {
    const bytes = Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')])
    expect((await send(admin, bytes)).statusCode).toBe(415)
  })

  it('a file under another name is refused', async () => {
    expect((await send(admin, await picture('png'), 'foto')).statusCode).toBe(400)
  })

  it.each(['nada.png', '..%2f..%2fetc%2fpasswd', `${'0'.repeat(20)}.png`, 'x'.repeat(150)])(
    'the name %s leads to none',
    async (name) => expect((await app.inject(`/img/brasao/${name}`)).statusCode).toBe(404),
  )
})
