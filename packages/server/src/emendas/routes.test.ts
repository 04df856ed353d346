import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'
import { custeio } from './emendas.testing.ts'

const test = await startTestApp(() => new Date('2026-11-15T15:00:00Z'))
const { admin, obras, auditor, call, newProjeto } = await openBench(test)
const saude = await loginAs(test, { id_secretaria: 17 })

const URL = '/api/emendas'
const create = async (body: object = {}, who: Who = admin): Promise<number> =>
  (await call(who, 'POST', URL, { ...custeio, ...body })).json().id
const read = async (id: number) => (await call(null, 'GET', `${URL}/${id}`)).json().Result[0]
let last = 0
/** No two of a department have the same number. */
const numero = () => {
  last += 1
  return `N-${last}`
}

describe('amendments', () => {
  it('are made in the own department, read by everybody, changed, deleted, and the trail tells it', async () => {
    const { id_secretaria: _own, ...body } = custeio
    const made = await call(obras, 'POST', URL, { ...body, id: 9999, versao: 7, estranho: 'x' })
    const { id } = made.json()
    expect(made.json()).toEqual({ Status: 'Success', id, message: 'Emenda cadastrada.' })
    const nothing = { valor_empenhado: null, valor_liquidado: null, valor_pago: null }
    expect(await read(id)).toEqual({ ...custeio, ...nothing, id, secretaria_nome: 'Obras', versao: 1 })

    const changes = { valor_empenhado: 10.1, valor_liquidado: '10.1', partido: '', versao: 1 }
    expect((await call(obras, 'PUT', `${URL}/${id}`, changes)).json()).toEqual({ Status: 'Success', id })
    expect(await read(id)).toMatchObject({
      valor_empenhado: 10.1,
      valor_liquidado: 10.1,
      partido: null,
      versao: 2,
    })

    expect((await call(obras, 'DELETE', `${URL}/${id}`)).json()).toEqual({
      Status: 'Success',
      message: 'Emenda excluída.',
    })
    expect((await call(null, 'GET', `${URL}/${id}`)).statusCode).toBe(404)
    const { Result: trail } = (await call(obras, 'GET', `/api/historico/emendas/${id}`)).json()
    expect(trail.map(({ acao }: { acao: string }) => acao)).toEqual(['excluiu', 'alterou', 'criou'])
    expect(trail[1].depois).toEqual({ partido: null, valor_empenhado: 10.1, valor_liquidado: 10.1 })
    expect((await call(saude, 'GET', `/api/historico/emendas/${id}`)).json().Result).toEqual([])
  })

  it('are written by their department and by admins only, who alone move them', async () => {
    const id = await create({ numero: numero() })
    for (const [who, status] of [
      [null, 401],
      [saude, 403],
      [auditor, 403],
    ] as const) {
      expect((await call(who, 'POST', URL, custeio)).statusCode).toBe(status)
      expect((await call(who, 'PUT', `${URL}/${id}`, { autor: 'x' })).statusCode).toBe(status)
      expect((await call(who, 'DELETE', `${URL}/${id}`)).statusCode).toBe(status)
    }
    expect((await call(obras, 'PUT', `${URL}/${id}`, { id_secretaria: 17 })).statusCode).toBe(403)
    expect(await read(id)).toMatchObject({ autor: custeio.autor, id_secretaria: 12, versao: 1 })
    expect((await call(obras, 'PUT', `${URL}/${id}`, { id_secretaria: 12 })).statusCode).toBe(200)
    expect((await call(admin, 'PUT', `${URL}/${id}`, { id_secretaria: 17 })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ secretaria_nome: 'Saúde' })
  })

  it('of one department, sphere, year and number there is one; another may have its part', async () => {
    const same = { numero: numero() }
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => call(admin, 'POST', URL, { ...custeio, ...same })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)])
    for (const other of [{ id_secretaria: 17 }, { esfera: 'estadual' }, { ano: 2025 }])
      expect((await call(admin, 'POST', URL, { ...custeio, ...same, ...other })).statusCode).toBe(200)
  })

  it('of fifty edits of one version exactly one wins', async () => {
    const id = await create({ numero: numero() })
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call(obras, 'PUT', `${URL}/${id}`, { objeto: `Objeto ${index}`, versao: 1 }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)])
    expect((await read(id)).versao).toBe(2)
  })

  it('pay nothing that was not liquidated, whichever of the amounts is said', async () => {
    const paid = { valor_empenhado: 10, valor_liquidado: 10, valor_pago: 10 }
    const id = await create({ numero: numero(), ...paid })
    for (const [said, field] of [
      [{ valor_empenhado: 9.99 }, 'valor_liquidado'],
      [{ valor_empenhado: '' }, 'valor_liquidado'],
      [{ valor_liquidado: 9.99 }, 'valor_pago'],
      [{ valor_pago: 10.01 }, 'valor_pago'],
    ] as const) {
      const reply = await call(obras, 'PUT', `${URL}/${id}`, said)
      expect([reply.statusCode, Object.keys(reply.json().Campos)]).toEqual([400, [field]])
    }
    expect((await call(obras, 'POST', URL, { ...custeio, valor_pago: 1 })).statusCode).toBe(400)
    expect(await read(id)).toMatchObject({ ...paid, versao: 1 })
  })

  it('stay while a project hangs on them', async () => {
    const id = await create({ numero: numero() })
    const id_projeto = await newProjeto({ nomeprojeto: 'Ponte' })
    const link = { id_projeto, tipo: 'emenda', id_alvo: id, valor: 100 }
    const { id: vinculo } = (await call(obras, 'POST', '/api/vinculos', link)).json()
    const [told] = (await call(null, 'GET', `/api/vinculos?tipo=emenda&id_alvo=${id}`)).json().Result
    expect(told).toMatchObject({
      nomeprojeto: 'Ponte',
      alvo: `Emenda ${(await read(id)).numero}/2026 · Dep. Ana Prado`,
      alvo_valor: 500_000.5,
      comprometido: 100,
      saldo: 499_900.5,
    })
    const refused = await call(admin, 'DELETE', `${URL}/${id}`)
    expect([refused.statusCode, refused.json().Error]).toEqual([
      409,
      'Esta emenda não pode ser excluída: há projetos vinculados a ela.',
    ])
    expect((await call(obras, 'DELETE', `/api/vinculos/${vinculo}`)).statusCode).toBe(200)
    expect((await call(admin, 'DELETE', `${URL}/${id}`)).statusCode).toBe(200)
  })
})

describe('what a body may hold', () => {
  it.each([
    [{ ...custeio, objeto: 'a\u0000b' }, []],
    [{ ...custeio, id_secretaria: 999_999 }, ['id_secretaria']],
    [{ ...custeio, esfera: ['federal'] }, ['esfera']],
    [{ ...custeio, ano: 2026.5, funcao: '00' }, ['ano', 'funcao']],
    [{ ...custeio, valor_previsto: 10_000_000_000_000 }, ['valor_previsto']],
  ])('%j is refused', async (body, fields) => {
    const reply = await call(admin, 'POST', URL, body)
    expect([reply.statusCode, Object.keys(reply.json().Campos ?? {})]).toEqual([400, fields])
  })

  it.each(['{"valor_previsto":1e400}', '[]', '{', 'null', Buffer.from([0x22, 0xff, 0xfe, 0x22])])(
    'nor %s',
    async (payload) => {
      const headers = { ...admin.headers, 'content-type': 'application/json' }
      const reply = await test.app.inject({ method: 'POST', url: URL, headers, payload })
      expect(reply.statusCode).toBe(400)
      expect(reply.body).not.toMatch(/select|insert|stack|Error:/)
    },
  )

  it.each([
    ['0', 400],
    ['abc', 400],
    ['99999999999', 400],
    ['999999', 404],
    ['%00', 400],
  ])('number %s is answered with %i', async (id, status) => {
    expect((await call(null, 'GET', `${URL}/${id}`)).statusCode).toBe(status)
    expect((await call(admin, 'PUT', `${URL}/${id}`, { objeto: 'x' })).statusCode).toBe(status)
    expect((await call(admin, 'DELETE', `${URL}/${id}`)).statusCode).toBe(status)
  })
})

describe('the list', () => {
  it('is found by number, author, party and object, filtered, summed to the cent and exported in words', async () => {
    const mark = {
      objeto: '=Zircônio',
      funcao: '12',
      tipo: 'bancada',
      valor_empenhado: 0.3,
      valor_liquidado: 0.3,
    }
    await create({ ...mark, numero: numero(), ano: 2024, valor_previsto: 0.1, valor_pago: 0.1 })
    await create({ ...mark, numero: numero(), ano: 2023, valor_previsto: 0.2, valor_pago: 0.2 })
    const reply = await call(null, 'GET', `${URL}?busca=ZIRCONIO+prado+abc`)
    expect(reply.json().Result.map(({ ano }: { ano: number }) => ano)).toEqual([2024, 2023])
    expect(JSON.parse(String(reply.headers['x-somas']))).toEqual({
      valor_previsto: 0.3,
      valor_empenhado: 0.6,
      valor_liquidado: 0.6,
      valor_pago: 0.3,
    })
    for (const filter of ['ano=2023', 'tipo=bancada', 'funcao=12', 'esfera=federal', 'id_secretaria=12'])
      expect(
        (await call(null, 'GET', `${URL}?busca=zirconio&${filter}`)).json().Result.length,
      ).toBeGreaterThan(0)
    const { body } = await call(null, 'GET', `/api/exportar/emendas?formato=csv&busca=zirconio&ano=2024`)
    const [head, line] = body.replace('\ufeff', '').split('\r\n')
    expect(head).toContain('Número;Ano;Esfera;Autor;Partido;Tipo;Forma de repasse;Objeto;Função;Secretaria;')
    expect(line).toContain(
      ";2024;Federal;Dep. Ana Prado;ABC;Bancada;Transferência com finalidade definida;'=Zircônio;Educação;Obras;0,10;0,30;0,30;0,10",
    )
  })
})
