import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, headers: object = admin.headers) =>
  app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })
const one = async (id: number) => (await app.inject(`/api/getsecret/${id}`)).json().Result[0]
const place = async (id: number, changes: object) =>
  call('PUT', `/api/secretarias/${id}`, { versao: (await one(id)).versao, ...changes })
const names = async (query = ''): Promise<string[]> =>
  (await app.inject(`/api/secretaria${query}`))
    .json()
    .Result.map(({ nomesecretaria }: { nomesecretaria: string }) => nomesecretaria)

async function create(nomesecretaria: string): Promise<number> {
  const form = new FormData()
  form.set('nomesecretaria', nomesecretaria)
  const reply = await app.inject({
    method: 'POST',
    url: '/api/createsecretaria',
    payload: form,
    headers: admin.headers,
  })
  return reply.json().id
}

const projeto = (id_secretaria: number, nomeprojeto = 'Praça nova') => ({ nomeprojeto, id_secretaria })

describe('a department out of use', () => {
  it('takes nothing new, and keeps what is its own', async () => {
    const id = await create('Extinta')
    const person = await loginAs(test, { role: 'user', id_secretaria: id })
    const made = (await call('POST', '/api/create', projeto(id), person.headers)).json().id
    expect((await place(id, { ativo: false })).statusCode).toBe(200)

    const refused = { id_secretaria: 'Esta secretaria está desativada. Escolha outra.' }
    const other = await call('POST', '/api/create', projeto(id, 'Outra'))
    expect([other.statusCode, other.json().Campos]).toEqual([400, refused])
    const moved = await call('PUT', `/api/update/${await anotherProjeto()}`, { id_secretaria: id })
    expect([moved.statusCode, moved.json().Campos]).toEqual([400, refused])
    const line = await call('POST', '/api/opcoes', {
      lista: 'unidade',
      codigo: '09.09',
      descricao: 'Nova',
      id_secretaria: id,
    })
    expect(line.json().Campos).toEqual(refused)

    // Its person works on what it has, and signs in as before.
    const renamed = await call('PUT', `/api/update/${made}`, { nomeprojeto: 'Praça' }, person.headers)
    expect(renamed.statusCode).toBe(200)
    const login = await call('POST', '/api/login', { email: person.email, password: 'uma senha de teste' })
    expect(login.json().Status).toBe('Success')
    expect(await names('?ativo=true')).not.toContain('Extinta')
    expect(await names()).toContain('Extinta')
  })

  async function anotherProjeto(): Promise<number> {
    return (await call('POST', '/api/create', projeto(12, 'De outra'))).json().id
  }

  it('gets back what returns from the bin', async () => {
    const id = await create('Da lixeira')
    const made = (await call('POST', '/api/create', projeto(id, 'Vai e volta'))).json().id
    await call('DELETE', `/api/delete/${made}`)
    await place(id, { ativo: false })
    expect((await call('POST', `/api/projetos/${made}/restaurar`, {})).statusCode).toBe(200)
    expect((await call('POST', '/api/create', projeto(id))).statusCode).toBe(400)
  })

  it('is not counted among the secretarias, nor drawn without projects', async () => {
    const painel = async () => (await app.inject('/api/painel')).json().Result[0]
    const before = await painel()
    expect(before.secretarias).toBeGreaterThanOrEqual(18)
    expect((await place(1, { ativo: false })).statusCode).toBe(200)
    const after = await painel()
    expect(after.secretarias).toBe(before.secretarias - 1)
    const drawn = (of: typeof before) =>
      of.por_secretaria.map(({ id_secretaria }: { id_secretaria: number }) => id_secretaria)
    expect(drawn(before)).toContain(1)
    expect(drawn(after)).not.toContain(1)
    await place(1, { ativo: true })
    expect(await painel()).toEqual(before)
  })
})

describe('places', () => {
  it('are taken, those behind make room, and lists and charts follow', async () => {
    await place(17, { ordem: 1 })
    await place(7, { ordem: 1 })
    expect((await names()).slice(0, 3)).toEqual(['Educação', 'Saúde', 'Administração'])
    await place(17, { ordem: null })
    await place(7, { ordem: null })
    expect((await names())[0]).toBe('Administração')

    expect((await place(11, { ordem_grafico: 2 })).statusCode).toBe(200)
    expect([
      (await one(5)).ordem_grafico,
      (await one(11)).ordem_grafico,
      (await one(12)).ordem_grafico,
    ]).toEqual([1, 2, 3])
    expect((await one(8)).ordem_grafico).toBe(17)
  })

  it.each([
    [{ ordem: 0 }, { ordem: 'O menor valor aceito é 1.' }],
    [{ ordem_grafico: 1.5 }, { ordem_grafico: 'Informe o lugar, a partir de 1.' }],
    [{ ativo: 'talvez' }, { ativo: expect.any(String) }],
  ])('refuse %o', async (changes, campos) => {
    const reply = await place(12, changes)
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, campos])
  })

  it('are given by the version that was seen, of departments that are there', async () => {
    expect((await call('PUT', '/api/secretarias/12', { ordem: 1, versao: 999 })).statusCode).toBe(409)
    expect((await call('PUT', '/api/secretarias/999', { ordem: 1 })).statusCode).toBe(404)
  })
})

describe('deleting', () => {
  it('is for one that nothing refers to; of others it is told what does', async () => {
    const id = await create('Por engano')
    expect((await call('GET', `/api/secretarias/${id}/uso`)).json().Result).toEqual([{ usos: [] }])
    expect((await call('DELETE', `/api/secretarias/${id}`)).json().message).toBe('Secretaria excluída.')
    expect((await app.inject(`/api/getsecret/${id}`)).statusCode).toBe(404)
    expect((await call('DELETE', `/api/secretarias/${id}`)).statusCode).toBe(404)

    await loginAs(test, { id_secretaria: 13 })
    expect((await call('GET', '/api/secretarias/13/uso')).json().Result).toEqual([
      { usos: [{ tabela: 'usuarios', total: 1 }] },
    ])
    const refused = await call('DELETE', '/api/secretarias/13')
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('tem 1 pessoa e não pode ser excluída')
  })

  it('and all of this is for administrators', async () => {
    const user = await loginAs(test, { role: 'user', id_secretaria: 12 })
    const auditor = await loginAs(test, { role: 'auditor' })
    for (const [method, url, body] of [
      ['PUT', '/api/secretarias/12', { ativo: false }],
      ['GET', '/api/secretarias/12/uso', undefined],
      ['DELETE', '/api/secretarias/12', undefined],
    ] as const) {
      expect((await call(method, url, body, {})).statusCode).toBe(401)
      expect((await call(method, url, body, user.headers)).statusCode).toBe(403)
      expect((await call(method, url, body, auditor.headers)).statusCode).toBe(403)
    }
  })
})
