import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { pavimentacao } from './lancamento.testing.ts'

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const saude = await loginAs(test, { id_secretaria: 17 })
const auditor = await loginAs(test, { role: 'auditor' })
const visitor = await loginAs(test)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (who: { headers: object } | null, method: Method, url: string, payload?: unknown) =>
  app.inject({
    method,
    url,
    headers: { ...who?.headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined
      ? {}
      : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  })

const create = async (body: object = {}, who = admin): Promise<number> =>
  (await call(who, 'POST', '/api/orcamento', { ...pavimentacao, ...body })).json().id
const read = async (id: number) => (await call(null, 'GET', `/api/orcamento/${id}`)).json().Result[0]

describe('budget lines', () => {
  it('are created in the own department and read by everybody', async () => {
    const { secretaria_id: _own, ...body } = pavimentacao
    const made = await call(obras, 'POST', '/api/orcamento', { ...body, fonte_recurso: '01 Tesouro' })
    expect(made.json()).toEqual({
      Status: 'Success',
      id: made.json().id,
      message: 'Orcamento criado com sucesso!',
    })
    expect(await read(made.json().id)).toEqual({
      ...pavimentacao,
      id: made.json().id,
      secretaria_nome: 'Obras',
      fonte_recurso: '01',
      funcional_nome: 'Pavimentação, Recapeamento e Drenagem',
      programa_nome: null,
      conta_nome: 'Obras e Instalações',
      aplicacao_nome: 'Geral',
      stn_nome: 'Recursos não Vinculados de Impostos',
      comprometido: 0,
      saldo: 1_250_000.35,
      versao: 1,
    })
  })

  it('may say their year, and are narrowed to it', async () => {
    const { exercicio: _year, ...body } = pavimentacao
    const without = (await call(admin, 'POST', '/api/orcamento', { ...body, ficha: 'sem ano' })).json().id
    const of2031 = await create({ exercicio: '2031' })
    expect((await read(without)).exercicio).toBeNull()
    const found = (await call(null, 'GET', '/api/orcamento?exercicio=2031')).json().Result
    expect(found.map(({ id }: { id: number }) => id)).toEqual([of2031])
    const change = (exercicio: unknown) => call(admin, 'PUT', `/api/orcamento/${of2031}`, { exercicio })
    expect((await change('')).statusCode).toBe(200)
    expect((await read(of2031)).exercicio).toBeNull()
    for (const wrong of [26, 2026.5, 'este', '1e400', 99999, {}])
      expect([wrong, (await change(wrong)).json().Campos]).toEqual([wrong, { exercicio: expect.any(String) }])
  })

  it('take any text as a code', async () => {
    const id = await create({ aplicacao: 'A definir = 1', fonte_recurso_stn: '2.701' })
    expect(await read(id)).toMatchObject({
      aplicacao: 'A definir = 1',
      aplicacao_nome: null,
      stn_nome: 'Outras Transferências de Convênios ou Instrumentos Congêneres dos Estados',
    })
  })

  it('are written by their department and by admins only', async () => {
    const id = await create()
    for (const who of [saude, auditor, visitor]) {
      expect((await call(who, 'POST', '/api/orcamento', pavimentacao)).statusCode).toBe(403)
      expect((await call(who, 'PUT', `/api/orcamento/${id}`, { valor: 1 })).statusCode).toBe(403)
      expect((await call(who, 'DELETE', `/api/orcamento/${id}`)).statusCode).toBe(403)
    }
    expect((await call(null, 'POST', '/api/orcamento', pavimentacao)).statusCode).toBe(401)
    expect((await call(null, 'PUT', `/api/orcamento/${id}`, { valor: 1 })).statusCode).toBe(401)
    expect((await call(null, 'DELETE', `/api/orcamento/${id}`)).statusCode).toBe(401)
    expect(await read(id)).toMatchObject({ valor: pavimentacao.valor, versao: 1 })
  })

  it('change only what was said, and their department only by an admin', async () => {
    const id = await create()
    expect((await call(obras, 'PUT', `/api/orcamento/${id}`, { valor: '10.10', versao: 1 })).json()).toEqual({
      Status: 'Success',
      id,
    })
    expect(await read(id)).toMatchObject({ ...pavimentacao, valor: 10.1, versao: 2 })
    expect((await call(obras, 'PUT', `/api/orcamento/${id}`, { secretaria_id: 17 })).statusCode).toBe(403)
    expect((await call(obras, 'PUT', `/api/orcamento/${id}`, { secretaria_id: 12 })).statusCode).toBe(200)
    expect((await call(admin, 'PUT', `/api/orcamento/${id}`, { secretaria_id: 17 })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ secretaria_nome: 'Saúde' })
  })

  it('refuse a stale version', async () => {
    const id = await create()
    await call(admin, 'PUT', `/api/orcamento/${id}`, { ficha: '1', versao: 1 })
    const late = await call(admin, 'PUT', `/api/orcamento/${id}`, { ficha: '2', versao: 1 })
    expect(late.statusCode).toBe(409)
    expect(late.json().Error).toContain('alterado por outra pessoa')
    expect(await read(id)).toMatchObject({ ficha: '1', versao: 2 })
  })

  it('are deleted with the specified words, once', async () => {
    const id = await create()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => call(obras, 'DELETE', `/api/orcamento/${id}`)),
    )
    const done = replies.filter(({ statusCode }) => statusCode === 200)
    expect(done.map((reply) => reply.json())).toEqual([
      { Status: 'Success', message: 'Orçamento deletado com sucesso!' },
    ])
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(9)
  })

  it.each([
    [{ valor: -1 }, { valor: 'O valor não pode ser negativo.' }],
    [{ valor: 'muito' }, { valor: 'Informe um valor válido.' }],
    [{ valor: 1.005 }, { valor: 'Use no máximo duas casas decimais e até 9.999.999.999.999,99.' }],
    [{ orcamento: 'Talvez' }, { orcamento: 'Escolha Sim ou Não.' }],
    [{ fonte_recurso: '03' }, { fonte_recurso: 'Escolha uma das seis fontes de recurso.' }],
    [{ unidade: '' }, { unidade: 'Campo obrigatório.' }],
    [{ ficha: null }, { ficha: 'Campo obrigatório.' }],
    [{ aplicacao: 'x'.repeat(201) }, { aplicacao: 'Use no máximo 200 caracteres.' }],
    [{ funcional_programatica: { $ne: 1 } }, { funcional_programatica: 'Campo obrigatório.' }],
    [{ secretaria_id: 999 }, { secretaria_id: 'Secretaria não encontrada.' }],
    [{ secretaria_id: null }, { secretaria_id: 'Campo obrigatório.' }],
  ])('are refused for %j', async (body, campos) => {
    const reply = await call(admin, 'POST', '/api/orcamento', { ...pavimentacao, ...body })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ Status: 'Error', Campos: campos })
  })

  it('refuse hostile bodies and foreign numbers', async () => {
    const nul = await call(admin, 'POST', '/api/orcamento', { ...pavimentacao, ficha: 'a\u0000b' })
    expect(nul.statusCode).toBe(400)
    const huge = JSON.stringify(pavimentacao).replace('1250000.35', '1e400')
    expect((await call(admin, 'POST', '/api/orcamento', huge)).statusCode).toBe(400)
    expect((await call(admin, 'POST', '/api/orcamento', '{"valor":')).statusCode).toBe(400)
    for (const id of ['0', '-1', 'abc', '99999999999']) {
      expect((await call(admin, 'GET', `/api/orcamento/${id}`)).statusCode).toBe(400)
    }
    expect((await call(admin, 'PUT', '/api/orcamento/999999', { ficha: '1' })).statusCode).toBe(404)
    expect((await call(admin, 'DELETE', '/api/orcamento/999999')).statusCode).toBe(404)
  })
})

describe('the list of budget lines', () => {
  it('finds by department, account and application, by code or by words, and sums to the cent', async () => {
    const made = await Promise.all(
      [0.1, 0.2, 0.3, 9_999_999_999.99].map((valor) =>
        create({ valor, secretaria_id: 26, conta_elemento_despesa: '3.3.90.39.00' }),
      ),
    )
    for (const busca of ['cultura', 'CULTURA 3.3.90.39', 'cultura terceiros', 'cultura 110.0000']) {
      const reply = await call(null, 'GET', `/api/orcamento?busca=${encodeURIComponent(busca)}&limite=2`)
      expect(reply.headers['x-total-count']).toBe(String(made.length))
      const { rows } = await database.pool.query(
        'select sum(valor)::text as s from orcamento where secretaria_id = 26',
      )
      expect(rows[0].s).toBe('10000000000.59')
      expect(JSON.parse(String(reply.headers['x-somas']))).toMatchObject({ valor: 10_000_000_000.59 })
    }
  })

  it('of one department is for people with a login, first entered first', async () => {
    const ids = [await create({ secretaria_id: 4 }), await create({ secretaria_id: 4, ficha: '9' })]
    const reply = await call(visitor, 'GET', '/api/orcamentos/secretaria/4')
    expect(reply.json().map(({ id }: { id: number }) => id)).toEqual(ids)
    expect(reply.json()[0]).toMatchObject({
      classificacao_institucional: '02.07',
      valor: pavimentacao.valor,
      conta_elemento_despesa: '4.4.90.51.00',
    })
    expect((await call(visitor, 'GET', '/api/orcamentos/secretaria/25')).json()).toEqual([])
    expect((await call(null, 'GET', '/api/orcamentos/secretaria/4')).statusCode).toBe(401)
  })

  it('leaves as a spreadsheet', async () => {
    await create({ secretaria_id: 6, aplicacao: '=cmd()' })
    const reply = await call(null, 'GET', '/api/exportar/orcamento?formato=csv&secretaria_id=6')
    const lines = reply.body.split('\r\n')
    expect(lines[0]).toContain('Conta/Elemento')
    expect(lines[1]).toContain("'=cmd()")
    expect(lines[1]).toContain('1250000,35')
    expect(lines[1]).toContain('01 Tesouro')
  })
})

describe('the option lists', () => {
  it.each([
    ['unidade', 26, '02.03.01'],
    ['classificacao', 13, '02.03'],
    ['funcionais', 30, '04.121.0003.2010'],
    ['contaelemento', 67, '3.1.71.70.00'],
    ['aplicacao', 74, '100.0000'],
    ['fontederecurso', 98, '500'],
  ])('%s is in every new city', async (lista, count, first) => {
    const { rows } = await database.pool.query(
      'select count(*)::int as n, min(codigo) as first from opcoes_orcamento where lista = $1 and id <= 308',
      [lista],
    )
    expect(rows[0]).toEqual({ n: count, first })
    const options = (await call(null, 'GET', `/api/${lista}`)).json()
    expect(options[0]).toMatchObject({ codigo: first, descricao: expect.stringMatching(/\w/) })
  })

  it('hold 02.11 twice, for its two departments', async () => {
    const options = (await call(null, 'GET', '/api/classificacao')).json()
    const twins = options.filter(({ codigo }: { codigo: string }) => codigo === '02.11')
    expect(twins.map(({ id_secretaria }: { id_secretaria: number }) => id_secretaria)).toEqual([17, 3])
    expect(new Set(options.map(({ id }: { id: number }) => id)).size).toBe(options.length)
  })

  it('are kept by admins: added, mended, retired and brought back', async () => {
    const body = { lista: 'aplicacao', codigo: '100.0777', descricao: 'Convênio da ponte' }
    const { id } = (await call(admin, 'POST', '/api/opcoes', body)).json()
    const offered = async () =>
      (await call(null, 'GET', '/api/aplicacao')).json().find((option: { id: number }) => option.id === id)
    expect(await offered()).toMatchObject({ codigo: '100.0777', descricao: 'Convênio da ponte' })
    expect((await call(admin, 'POST', '/api/opcoes', body)).json()).toMatchObject({
      Error: 'Este código já está na lista.',
      Campos: { codigo: 'Este código já está na lista.' },
    })
    await call(admin, 'PUT', `/api/opcoes/${id}`, { ativo: false, versao: 1 })
    expect(await offered()).toBeUndefined()
    expect((await call(admin, 'PUT', `/api/opcoes/${id}`, { ativo: true, versao: 1 })).statusCode).toBe(409)
    await call(admin, 'PUT', `/api/opcoes/${id}`, {
      ativo: true,
      descricao: 'Convênio da ponte nova',
      versao: 2,
    })
    expect(await offered()).toMatchObject({ descricao: 'Convênio da ponte nova' })
    expect((await call(admin, 'GET', `/api/opcoes/${id}`)).json().Result[0]).toMatchObject({ versao: 3 })
    for (const who of [obras, auditor, visitor]) {
      expect((await call(who, 'POST', '/api/opcoes', body)).statusCode).toBe(403)
      expect((await call(who, 'GET', '/api/opcoes')).statusCode).toBe(403)
      expect((await call(who, 'PUT', `/api/opcoes/${id}`, { ativo: false })).statusCode).toBe(403)
    }
    expect((await call(admin, 'PUT', '/api/opcoes/999999', { ativo: false })).statusCode).toBe(404)
  })

  it('leave the name on lines whose option was retired', async () => {
    const { id } = (
      await call(admin, 'POST', '/api/opcoes', {
        lista: 'aplicacao',
        codigo: '100.0778',
        descricao: 'Antiga',
      })
    ).json()
    const line = await create({ aplicacao: '100.0778' })
    await call(admin, 'PUT', `/api/opcoes/${id}`, { ativo: false })
    expect(await read(line)).toMatchObject({ aplicacao_nome: 'Antiga' })
  })
})
