import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })

const get = async (url: string) => (await app.inject(url)).json().Result
const put = (id: number | string, payload: object, headers: object = admin.headers) =>
  app.inject({ method: 'PUT', url: `/api/update/${id}`, payload, headers: { ...headers } })

function create(fields: Record<string, string | Blob>, headers: object = admin.headers) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return app.inject({ method: 'POST', url: '/api/createsecretaria', payload: form, headers: { ...headers } })
}

describe('departments', () => {
  it('are the 27 of the city hall, 18 of them secretarias', async () => {
    const all = await get('/api/getSecretaria')
    expect(all.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 27 }, (_, index) => index + 1),
    )
    expect(all.filter(({ tipo }: { tipo: string }) => tipo === 'secretaria')).toHaveLength(18)
  })

  it('stand on the charts in the specified order', async () => {
    const all: { nome_curto: string; ordem_grafico: number | null }[] = await get('/api/getSecretaria')
    const bars = all.filter((row) => row.ordem_grafico !== null)
    bars.sort((one, other) => (one.ordem_grafico ?? 0) - (other.ordem_grafico ?? 0))
    expect(bars.map(({ nome_curto }) => nome_curto)).toEqual([
      'Agricultura',
      'Obras',
      'Governo',
      'Meio Ambiente',
      'SAEG',
      'CODESG',
      'Planejamento',
      'Saúde',
      'Educação',
      'Segurança',
      'Turismo',
      'Esporte',
      'Cultura',
      'Mulher',
      'Defesa Civil',
      'Administração',
    ])
  })

  it('are read without login: names alone, one, all', async () => {
    const names = await get('/api/secretaria')
    expect(names).toHaveLength(27)
    expect(names[0]).toEqual({
      id: 8,
      nomesecretaria: 'Administração',
      nome_curto: 'Administração',
      ativo: true,
    })
    expect(await get('/api/getsecret/12')).toMatchObject([
      { id: 12, nomesecretaria: 'Obras', tipo: 'secretaria' },
    ])
    expect(await get('/api/getSecretaria?busca=saude')).toMatchObject([{ id: 17 }])
    expect(await get('/api/getSecretaria?tipo=entidade&ordem=nomesecretaria')).toMatchObject([
      { id: 23 },
      { id: 9 },
    ])
  })

  it.each([
    ['/api/getsecret/999', 404],
    ['/api/getsecret/x', 400],
    ['/api/getsecret/1%00', 400],
  ])('%s is %i', async (url, status) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().Status).toBe('Error')
  })
})

describe('creating a department', () => {
  it('takes the multipart form of the specification', async () => {
    const reply = await create({
      nomesecretaria: 'Inovação',
      secretario: 'Íris Couto',
      formacao: 'Física',
      dataregistro: '2026-01-05',
      file: '3.svg',
    })
    expect(reply.statusCode).toBe(200)
    expect(await get(`/api/getsecret/${reply.json().id}`)).toMatchObject([
      {
        nomesecretaria: 'Inovação',
        secretario: 'Íris Couto',
        formacao: 'Física',
        dataregistro: '2026-01-05',
        imagem: '3.svg',
      },
    ])
  })

  it.each([
    [{}, { nomesecretaria: 'Campo obrigatório.' }],
    [{ nomesecretaria: 'x'.repeat(201) }, { nomesecretaria: 'Use no máximo 200 caracteres.' }],
    [{ nomesecretaria: 'Data', dataregistro: '2026-02-30' }, { dataregistro: 'Informe uma data válida.' }],
    [{ nomesecretaria: 'Imagem', file: '../../etc/passwd' }, { file: 'Escolha uma das imagens oferecidas.' }],
    [{ nomesecretaria: 'Imagem', file: '28.svg' }, { file: 'Escolha uma das imagens oferecidas.' }],
    [{ nomesecretaria: 'Arquivo', file: new Blob(['<svg/>']) }, { file: 'Informe um texto.' }],
    [{ nomesecretaria: 'Tipo', tipo: 'feudo' }, { tipo: 'Escolha secretaria, assessoria ou entidade.' }],
  ])('refuses %o', async (fields, campos) => {
    const reply = await create(fields)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual(campos)
  })

  it('refuses a name that exists, accents and case aside', async () => {
    const reply = await create({ nomesecretaria: 'EDUCACAO' })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().Campos).toEqual({ nomesecretaria: 'Já existe uma secretaria com este nome.' })
  })

  it('is for admins, and wants a multipart form', async () => {
    const user = await loginAs(test, { id_secretaria: 12 })
    expect((await create({ nomesecretaria: 'Nova' }, {})).statusCode).toBe(401)
    expect((await create({ nomesecretaria: 'Nova' }, user.headers)).statusCode).toBe(403)
    const json = {
      method: 'POST',
      url: '/api/createsecretaria',
      payload: { nomesecretaria: 'Nova' },
      headers: admin.headers,
    } as const
    expect((await app.inject(json)).statusCode).toBe(415)
  })

  it('refuses bytes that are not UTF-8, a field too large and a body cut off', async () => {
    const send = (body: Buffer) =>
      app.inject({
        method: 'POST',
        url: '/api/createsecretaria',
        payload: body,
        headers: { ...admin.headers, 'content-type': 'multipart/form-data; boundary=X' },
      })
    const field = (value: Buffer) =>
      Buffer.concat([
        Buffer.from('--X\r\nContent-Disposition: form-data; name="nomesecretaria"\r\n\r\n'),
        value,
        Buffer.from('\r\n--X--\r\n'),
      ])
    expect((await send(field(Buffer.from([0xff, 0xfe])))).statusCode).toBe(400)
    expect((await send(field(Buffer.from('a\0b')))).statusCode).toBe(400)
    expect((await send(field(Buffer.alloc(200_000, 'x')))).statusCode).toBe(413)
    expect(
      (await send(Buffer.from('--X\r\nContent-Disposition: form-data; name="nomesecretaria"\r\n\r\nCorta')))
        .statusCode,
    ).toBe(400)
  })
})

describe('changing a department', () => {
  it('keeps what is not sent and clears what is sent empty', async () => {
    await put(3, { nomesecretaria: 'Turismo', secretario: 'Ana', formacao: 'Turismo', imagem: '5.svg' })
    await put(3, { nomesecretaria: 'Turismo', formacao: '' })
    expect(await get('/api/getsecret/3')).toMatchObject([
      { secretario: 'Ana', formacao: null, imagem: '5.svg' },
    ])
  })

  it('cuts a date at its T and refuses an old version', async () => {
    const [before] = await get('/api/getsecret/5')
    const done = await put(5, {
      nomesecretaria: 'Agricultura',
      dataregistro: '2026-03-04T12:00:00Z',
      versao: before.versao,
    })
    expect(done.json()).toMatchObject({ Status: 'Success', id: 5 })
    expect((await get('/api/getsecret/5'))[0].dataregistro).toBe('2026-03-04')
    const stale = await put(5, { nomesecretaria: 'Outra', versao: before.versao })
    expect(stale.statusCode).toBe(409)
    expect((await get('/api/getsecret/5'))[0].nomesecretaria).toBe('Agricultura')
  })

  it('is for admins only', async () => {
    const own = await loginAs(test, { id_secretaria: 12 })
    expect((await put(12, { nomesecretaria: 'Minha' }, own.headers)).statusCode).toBe(403)
    expect((await put(12, { nomesecretaria: 'Minha' }, {})).statusCode).toBe(401)
    expect((await put(999, { nomesecretaria: 'Nenhuma' })).statusCode).toBe(404)
    expect((await put(12, { nomesecretaria: '' })).json().Campos).toEqual({
      nomesecretaria: 'Campo obrigatório.',
    })
  })

  it('never takes id or unknown fields from the body', async () => {
    await put(9, { nomesecretaria: 'SAEG', id: 99, busca: 'x', admin: true })
    expect(await get('/api/getsecret/9')).toMatchObject([{ id: 9, ordem_grafico: 5 }])
  })

  it('takes a place, and those behind make room', async () => {
    expect((await put(9, { nomesecretaria: 'SAEG', ordem_grafico: 4 })).statusCode).toBe(200)
    expect(await get('/api/getsecret/9')).toMatchObject([{ ordem_grafico: 4 }])
    expect(await get('/api/getsecret/6')).toMatchObject([{ ordem_grafico: 5 }])
  })
})
