import type { Projeto } from '@paco/domain/projetos/projeto'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { ponte } from './ponte.testing.ts'

let clock = '2026-03-10T15:00:00Z'
const test = await startTestApp(() => new Date(clock))
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const saude = await loginAs(test, { id_secretaria: 17 })
const auditor = await loginAs(test, { role: 'auditor' })
const visitante = await loginAs(test)

type Who = { headers: { authorization: string } } | null
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who: Who = admin) =>
  app.inject({ method, url, headers: who?.headers ?? {}, ...(payload ? { payload } : {}) })

const create = async (more: object = {}) =>
  (await call('POST', '/api/createprojetocompleto', { ...ponte, ...more })).json().id as number
const read = async (id: number): Promise<Projeto> =>
  (await call('GET', `/api/getprojetocompleto/${id}`, undefined, null)).json().Result[0]

describe('a project', () => {
  it('is read back in the flat form, with default stage names and computed figures', async () => {
    const id = await create()
    expect(await read(id)).toMatchObject({
      id,
      id_secretaria: 12,
      secretaria_nome: 'Obras',
      nomeprojeto: 'Ponte do Pedregulho',
      ano: 2026,
      valor: 1500000.5,
      valor_original: 1500000.5,
      gestorprocesso: 'Helena Prado',
      status: 'Em andamento',
      progresso: 41,
      etapa_atual: 3,
      etapas_atrasadas: [],
      etapa1: '1 - Estruturação do projeto',
      etapa6: '6 - Prestação de contas e lições aprendidas',
      datafimetapa1: '2026-01-31',
      prazoetapa1: 30,
      datainicioetapa2: null,
      situacaoetapa4: null,
      datafimetapa6: '2026-12-20',
      datafimoriginal6: '2026-12-20',
      versao: 1,
    })
  })

  it('needs only a name and a department; what is missing is null', async () => {
    const id = await create({
      ...Object.fromEntries(Object.keys(ponte).map((key) => [key, ''])),
      nomeprojeto: 'Só o nome',
      id_secretaria: 12,
    })
    expect(await read(id)).toMatchObject({
      descricao: null,
      ano: null,
      valor: null,
      gestorprocesso: null,
      status: 'Não iniciado',
      progresso: 0,
    })
  })

  it.each([
    [{ nomeprojeto: '' }, { nomeprojeto: 'Campo obrigatório.' }],
    [{ nomeprojeto: 'x'.repeat(301) }, { nomeprojeto: 'Use no máximo 300 caracteres.' }],
    [{ id_secretaria: '' }, { id_secretaria: 'Campo obrigatório.' }],
    [{ id_secretaria: 99 }, { id_secretaria: 'Secretaria não encontrada.' }],
    [{ valor: -1 }, { valor: 'O valor não pode ser negativo.' }],
    [{ valor: 'muito' }, { valor: 'Informe um valor válido.' }],
    [{ valor: 1.234 }, { valor: 'Use no máximo duas casas decimais e até 9.999.999.999.999,99.' }],
    [{ ano: 'ontem' }, { ano: 'Informe o ano com quatro algarismos.' }],
    [{ datainicioetapa2: '2026-02-30' }, { datainicioetapa2: 'Informe uma data válida.' }],
    [{ prazoetapa3: 'dez' }, { prazoetapa3: 'Informe o prazo em dias.' }],
    [{ situacaoetapa4: 'Quase' }, { situacaoetapa4: 'Escolha uma das situações.' }],
    [{ descricao: 'x'.repeat(5001) }, { descricao: 'Use no máximo 5000 caracteres.' }],
  ])('is refused with %j', async (wrong, campos) => {
    const reply = await call('POST', '/api/createprojetocompleto', { ...ponte, ...wrong })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual(campos)
  })

  it('never takes status, version or baseline from the body', async () => {
    const id = await create({
      status: 'Concluído',
      progresso: 100,
      versao: 9,
      valor_original: 1,
      id: 5,
      datafimoriginal6: '2020-01-01',
    })
    expect(await read(id)).toMatchObject({
      status: 'Em andamento',
      versao: 1,
      valor_original: 1500000.5,
      datafimoriginal6: '2026-12-20',
    })
  })

  it.each([
    ['/api/getprojetocompleto/999999', 404],
    ['/api/getprojetocompleto/0', 400],
    ['/api/getprojetocompleto/x', 400],
  ])('%s is %i', async (url, status) => {
    expect((await call('GET', url)).statusCode).toBe(status)
  })
})

describe('changing a project', () => {
  it('keeps what is not sent, clears what is empty, keeps the first dates as original', async () => {
    const id = await create()
    const done = await call(
      'PUT',
      `/api/updateprojetocompleto/${id}`,
      { datafimetapa6: '2027-01-15', descricao: '', prazoetapa1: '', versao: 1 },
      obras,
    )
    expect(done.json()).toEqual({ Status: 'Success', id })
    expect(await read(id)).toMatchObject({
      nomeprojeto: 'Ponte do Pedregulho',
      descricao: null,
      prazoetapa1: null,
      datafimetapa6: '2027-01-15',
      datafimoriginal6: '2026-12-20',
      versao: 2,
    })
  })

  it('computes anew what the stages say', async () => {
    const id = await create()
    await call('PUT', `/api/updateprojetocompleto/${id}`, { datafimetapa3: '2026-03-05' })
    expect(await read(id)).toMatchObject({ etapas_atrasadas: [3], progresso: 50, status: 'Em andamento' })
  })

  it('refuses an old version; of fifty edits of one version one wins', async () => {
    const id = await create()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        call('PUT', `/api/updateprojetocompleto/${id}`, { nomeprojeto: `Nome ${i}`, versao: 1 }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)])
  })

  it('moves to another department by an admin only, and is found under its new one', async () => {
    const id = await create({ nomeprojeto: 'Muda de casa' })
    const refused = await call('PUT', `/api/updateprojetocompleto/${id}`, { id_secretaria: 17 }, obras)
    expect(refused.statusCode).toBe(403)
    expect((await call('PUT', `/api/updateprojetocompleto/${id}`, { id_secretaria: 17 })).statusCode).toBe(
      200,
    )
    const found = (await call('GET', '/api/getprojetocompleto?busca=muda%20saude')).json().Result
    expect(found).toMatchObject([{ id, secretaria_nome: 'Saúde' }])
  })
})

describe('who may', () => {
  const people: [string, Who][] = [
    ['anonymous', null],
    ['visitante', visitante],
    ['auditor', auditor],
    ['saude', saude],
    ['obras', obras],
    ['admin', admin],
  ]

  it.each([
    [
      'create in Obras',
      (who: Who) => call('POST', '/api/createprojetocompleto', ponte, who),
      ['obras', 'admin'],
    ],
    [
      'edit one of Obras',
      async (who: Who) =>
        call('PUT', `/api/updateprojetocompleto/${await create()}`, { descricao: 'x' }, who),
      ['obras', 'admin'],
    ],
    [
      'delete one of Obras',
      async (who: Who) => call('DELETE', `/api/deleteprojetocompleto/${await create()}`, undefined, who),
      ['obras', 'admin'],
    ],
    [
      'delete by the old call',
      async (who: Who) => call('DELETE', `/api/delete/${await create()}`, undefined, who),
      ['obras', 'admin'],
    ],
    [
      'edit by the old call',
      async (who: Who) => call('PUT', `/api/update/${await create()}`, { decricao: 'x' }, who),
      ['obras', 'admin'],
    ],
    [
      'read the list',
      (who: Who) => call('GET', '/api/getprojetocompleto', undefined, who),
      people.map(([name]) => name),
    ],
  ])('%s', async (_what, attempt, allowed) => {
    const outcome = []
    for (const [name, who] of people) {
      const { statusCode } = await attempt(who)
      if (statusCode === 200) outcome.push(name)
      else expect(statusCode).toBe(who === null ? 401 : 403)
    }
    expect(outcome).toEqual(allowed)
  })

  it('a user’s project is in their own department when none is named', async () => {
    const { id_secretaria: _, ...body } = ponte
    const { id } = (await call('POST', '/api/createprojetocompleto', body, obras)).json()
    expect((await read(id)).id_secretaria).toBe(12)
  })
})

describe('deleting', () => {
  it('takes the stages along, and the trail keeps what was lost', async () => {
    const id = await create({ nomeprojeto: 'Vai embora' })
    expect((await call('DELETE', `/api/deleteprojetocompleto/${id}`)).json()).toEqual({ Status: 'Success' })
    expect((await call('GET', `/api/getprojetocompleto/${id}`)).statusCode).toBe(404)
    const lines = (await call('GET', `/api/historico/projetos/${id}`)).json().Result
    const lost = lines.filter(({ acao }: { acao: string }) => acao === 'excluiu')
    expect(lost.map(({ entidade }: { entidade: string }) => entidade).sort()).toEqual([
      ...Array(6).fill('etapas'),
      'projetos',
    ])
    expect(lost.find(({ entidade }: { entidade: string }) => entidade === 'projetos').antes).toMatchObject({
      nomeprojeto: 'Vai embora',
      valor: 1500000.5,
    })
    expect((await call('DELETE', `/api/deleteprojetocompleto/${id}`)).statusCode).toBe(404)
  })
})

describe('across midnight in São Paulo', () => {
  it('every figure becomes that of the new day at once', async () => {
    const id = await create({
      nomeprojeto: 'Vira a noite',
      datafimetapa3: '2026-03-10',
      datafimetapa6: '2026-03-10',
    })
    expect(await read(id)).toMatchObject({ status: 'Em andamento', etapas_atrasadas: [] })
    clock = '2026-03-11T02:59:59Z'
    expect(await read(id)).toMatchObject({ status: 'Em andamento', etapas_atrasadas: [] })
    const late = (await call('GET', '/api/getatrasado')).json()[0].atrasado
    clock = '2026-03-11T03:00:00Z'
    expect((await call('GET', '/api/getatrasado')).json()[0].atrasado).toBe(late + 1)
    expect(await read(id)).toMatchObject({ status: 'Atrasado', etapas_atrasadas: [3] })
    expect(
      (await call('GET', '/api/getprojetocompleto?status=Atrasado&busca=vira')).json().Result,
    ).toMatchObject([{ id }])
  })
})
