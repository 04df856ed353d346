import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { fileForm, picture } from './pictures.testing.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })

const send = (who: { headers: object } | null, id: number | string, form: ReturnType<typeof fileForm>) =>
  app.inject({
    method: 'POST',
    url: `/api/secretarias/${id}/foto`,
    payload: form.payload,
    headers: { ...who?.headers, ...form.headers },
  })
const secretaria = async (id: number) => (await app.inject({ url: `/api/getsecret/${id}` })).json().Result[0]

describe('the photo of a department’s head', () => {
  it('is sent by an admin, shown at once and served to everybody', async () => {
    const reply = await send(admin, 17, fileForm(await picture('jpeg'), '../../etc/passwd', 'text/html'))
    expect(reply.json()).toEqual({
      Status: 'Success',
      id: 17,
      imagem: expect.stringMatching(/^secretarias-17-[0-9a-f]{20}\.webp$/),
    })
    expect((await secretaria(17)).imagem).toBe(reply.json().imagem)
    const served = await app.inject({ url: `/img/${reply.json().imagem}` })
    expect(served.headers['content-type']).toBe('image/webp')
    expect(served.headers['x-content-type-options']).toBe('nosniff')
    expect(served.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
  })

  it('of five megabytes keeps nobody waiting, and is told from others by its own fingerprint', async () => {
    const noise = { noise: { type: 'gaussian', mean: 128, sigma: 60 } as const, width: 1800, height: 1500 }
    const large = await sharp({ create: { ...noise, channels: 3, background: 'white' } })
      .jpeg({ quality: 90 })
      .toBuffer()
    expect(large.length).toBeGreaterThan(2_000_000)
    const form = fileForm(large)
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 5)
    const key = (chave: string) => ({ headers: { ...admin.headers, 'idempotency-key': chave } })
    const first = await send(key('foto-1'), 6, form)
    clearInterval(timer)
    expect(first.statusCode).toBe(200)
    expect(turns).toBeGreaterThan(5)
    expect((await send(key('foto-1'), 6, form)).json()).toEqual(first.json())
    expect((await send(key('foto-1'), 6, fileForm(await picture('jpeg')))).statusCode).toBe(409)
  })

  it('may be chosen again for its department only', async () => {
    const { imagem } = (await send(admin, 7, fileForm(await picture('png')))).json()
    const choose = (id: number, name: string) =>
      app.inject({
        method: 'PUT',
        url: `/api/update/${id}`,
        headers: admin.headers,
        payload: { nomesecretaria: id === 7 ? 'Educação' : 'Esportes e Lazer', imagem: name },
      })
    expect((await choose(7, '3.svg')).statusCode).toBe(200)
    expect((await choose(7, imagem)).statusCode).toBe(200)
    const foreign = await choose(10, imagem)
    expect(foreign.json().Campos).toEqual({ imagem: 'Escolha uma das imagens oferecidas.' })
    expect((await choose(10, '../../x')).statusCode).toBe(400)
  })

  it('is for admins, of a department that exists', async () => {
    const form = fileForm(await picture('webp'))
    expect((await send(null, 17, form)).statusCode).toBe(401)
    expect((await send(obras, 12, form)).statusCode).toBe(403)
    expect((await send(admin, 999, form)).statusCode).toBe(404)
    expect((await send(admin, 'x', form)).statusCode).toBe(400)
  })

  it('refuses what is too large, empty, missing or no picture', async () => {
    const before = await secretaria(20)
    const large = await send(admin, 20, fileForm(Buffer.alloc(5 * 1024 * 1024 + 1, 1)))
    expect(large.statusCode).toBe(413)
    expect(large.json().Error).toBe('O arquivo passa de 5 MB.')
    const empty = await send(admin, 20, fileForm(Buffer.alloc(0)))
    expect(empty.json()).toMatchObject({ Campos: { foto: 'Envie um arquivo que não esteja vazio.' } })
    const misnamed = await send(admin, 20, fileForm(await picture('png'), 'a.png', 'image/png', 'outro'))
    expect(misnamed.statusCode).toBe(400)
    const svg = await send(admin, 20, fileForm(Buffer.from('<svg/>'), 'a.jpg'))
    expect(svg.statusCode).toBe(415)
    const json = await app.inject({
      method: 'POST',
      url: '/api/secretarias/20/foto',
      headers: admin.headers,
      payload: { foto: 'x' },
    })
    expect(json.statusCode).toBe(415)
    expect(await secretaria(20)).toEqual(before)
  })

  it.each(['nada.webp', '..%2f..%2fetc%2fpasswd', 'x'.repeat(150)])(
    'of the name %s is not there',
    async (name) => {
      expect((await app.inject({ url: `/img/${name}` })).statusCode).toBe(404)
    },
  )
})
