import { FAMILIAS } from '@paco/domain/convenios/familias'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'
import { bodyOf } from '../convenios/convenios.testing.ts'
import { custeio } from '../emendas/emendas.testing.ts'

let now = new Date('2026-11-15T15:00:00Z')
const test = await startTestApp(() => now)
const bench = await openBench(test)
const { admin, obras, auditor, call } = bench
const deObras = await loginAs(test, { role: 'admin', id_secretaria: 12 })

const URL = '/api/declaracoes'
const declare = (codigo: unknown, who: Who = admin, more: object = {}) =>
  call(who, 'POST', URL, { codigo, ...more })
const withdraw = (id: number, who: Who = admin) => call(who, 'PUT', `${URL}/${id}/retirar`)
const vigentes = async (who: Who = null) => (await call(who, 'GET', URL)).json().Result
const codigos = async () => (await vigentes()).map(({ codigo }: { codigo: string }) => codigo).sort()

describe('a declaration of absence', () => {
  it('is told to everyone, with its day, its end and whose word it is', async () => {
    const reply = await declare('10.4', deObras)
    expect(reply.json()).toMatchObject({
      Status: 'Success',
      message: 'Declaração feita. Ela vale por 30 dias.',
    })
    expect(await vigentes()).toEqual([
      {
        id: reply.json().id,
        codigo: '10.4',
        texto: 'Não há obras paralisadas',
        declarado_por: 'Obras',
        feita_em: '2026-11-15',
        valida_ate: '2026-12-15',
      },
    ])
  })

  it('is the department’s that is named, or the city hall’s', async () => {
    await declare('5.2', admin, { id_secretaria: 12 })
    await declare('5.3', admin, { id_secretaria: '' })
    const said = (await vigentes()).map(({ codigo, declarado_por }: Record<string, string>) => [
      codigo,
      declarado_por,
    ])
    expect(said).toEqual(
      expect.arrayContaining([
        ['5.2', 'Obras'],
        ['5.3', 'Prefeitura'],
      ]),
    )
  })

  it('knows by itself who made it, when and in which words', async () => {
    const sent = { texto: 'Outra coisa', feita_em: '2030-01-01', feita_por: 1, criada_em: '2030-01-01' }
    const { id } = (await declare('17.1', admin, sent)).json()
    const row = await test.database.db
      .selectFrom('declaracoes')
      .select(['texto', 'feita_em', 'feita_por'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({
      texto: 'Não há emendas parlamentares federais',
      feita_em: '2026-11-15',
      feita_por: admin.id,
    })
  })

  it.each<[string, Who, number]>([
    ['a stranger', null, 401],
    ['a department', obras, 403],
    ['an auditor', auditor, 403],
  ])('is not made nor withdrawn by %s', async (_, who, status) => {
    expect((await declare('10.3', who)).statusCode).toBe(status)
    expect((await withdraw(1, who)).statusCode).toBe(status)
  })

  it.each([
    ['of the procurement plan', { codigo: '8.6' }, 'codigo'],
    ['of what law obliges to exist', { codigo: '4.2' }, 'codigo'],
    ['of nothing', { codigo: null }, 'codigo'],
    ['of a number', { codigo: 10.4 }, 'codigo'],
    ['of what every object has', { codigo: '__proto__' }, 'codigo'],
    ['by no department', { codigo: '10.3', id_secretaria: 9999 }, 'id_secretaria'],
    ['by a department beyond all numbers', { codigo: '10.3', id_secretaria: '1e400' }, 'id_secretaria'],
  ])('is refused %s', async (_, body, field) => {
    const reply = await call(admin, 'POST', URL, body)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().Campos)).toEqual([field])
  })

  it('is refused what is no text at all', async () => {
    expect((await declare('10.4\u0000')).statusCode).toBe(400)
  })

  it('is made once a day, however many try at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => declare('10.3')))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().Error).toBe(
      'Isto já foi declarado hoje.',
    )
  })

  it('is withdrawn once, may be made again the same day, and leaves its lines in the trail', async () => {
    const { id } = (await declare('10.2')).json()
    const replies = await Promise.all(Array.from({ length: 10 }, () => withdraw(id)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await codigos()).not.toContain('10.2')
    expect((await withdraw(99_999)).statusCode).toBe(404)
    expect((await declare('10.2')).statusCode).toBe(200)
    const trail = (await call(admin, 'GET', `/api/historico/declaracoes/${id}`)).json().Result
    expect(trail.map(({ acao }: { acao: string }) => acao)).toEqual(['alterou', 'criou'])
  })

  it('is refused, and not in force, while the part of the system is off on whose page it would stand', async () => {
    expect((await declare('17.3')).statusCode).toBe(200)
    const off = (...modulos_desligados: string[]) => call(admin, 'PUT', '/api/cidade', { modulos_desligados })
    expect((await off('emendas')).statusCode).toBe(200)
    expect(await codigos()).not.toContain('17.3')
    const reply = await declare('17.2')
    expect([reply.statusCode, reply.json().Error]).toEqual([
      409,
      'O módulo Emendas parlamentares está desligado nesta cidade.',
    ])
    expect((await off()).statusCode).toBe(200)
    expect(await codigos()).toContain('17.3')
  })

  it('is never altered nor deleted', async () => {
    const { pool } = test.database
    for (const statement of [
      "update declaracoes set texto = 'Não há nada'",
      "update declaracoes set feita_em = '2030-01-01'",
      'update declaracoes set retirada_em = null, retirada_por = null where retirada_em is not null',
      'delete from declaracoes',
      'truncate declaracoes',
    ])
      await expect(pool.query(statement)).rejects.toMatchObject({ code: 'PA002' })
  })
})

describe('what records say', () => {
  const stop = (id_projeto: number) =>
    call(admin, 'POST', '/api/paralisacoes', {
      id_projeto,
      motivo: 'chuvas',
      responsavel: 'Rui Prado',
      inicio: '2026-11-10',
    })

  it('refuses the contrary, and takes it out of force while it is so', async () => {
    const id = await bench.newProjeto({ natureza: 'obra' })
    await declare('10.4')
    expect(await codigos()).toContain('10.4')
    const { id: parada } = (await stop(id)).json()
    expect(await codigos()).not.toContain('10.4')
    now = new Date('2026-11-16T15:00:00Z')
    const refused = await declare('10.4')
    expect(refused.statusCode).toBe(409)
    expect(refused.json().Error).toBe(
      'Há 1 obra paralisada no Paço: enquanto for assim, não se pode declarar que não há.',
    )
    await call(admin, 'PUT', `/api/paralisacoes/${parada}/reiniciar`, { reinicio: '2026-11-16' })
    expect(await codigos()).toContain('10.4')
    expect((await declare('10.4')).statusCode).toBe(200)
  })

  it('is asked of each criterion by its own records', async () => {
    const id = await bench.newProjeto({ natureza: 'obra' })
    await bench.newContrato([id])
    const { pool } = test.database
    await pool.query("insert into convenios_sempapel (objeto, parlamentar) values ('Van', 'Dep. Lima')")
    await call(admin, 'POST', '/api/emendas', custeio)
    for (const [familia, natureza] of [
      ['dade', 'repassa'],
      ['finisa', 'sem_recursos'],
    ] as const) {
      const [body] = FAMILIAS.filter(({ key }) => key === familia).map((one) =>
        bodyOf(one, 'Acordo', { natureza }),
      )
      await call(admin, 'POST', `/api/convenios${familia}`, body)
    }
    for (const [codigo, text] of [
      ['5.1', /^Há 1 convênio registrado no Paço/],
      ['5.2', /^Há 1 convênio que repassa recursos no Paço/],
      ['5.3', /^Há 1 acordo sem recursos registrado no Paço/],
      ['10.1', /^Há \d obras? registradas? no Paço/],
      ['10.2', /^Há 1 contrato de obra assinado no Paço/],
      ['17.1', /^Há 1 emenda federal registrada no Paço/],
      ['17.2', /^Há 1 emenda registrada no Paço/],
      ['17.3', /^Há 2 emendas registradas no Paço/],
    ] as const) {
      const reply = await declare(codigo)
      expect(reply.statusCode).toBe(409)
      expect(reply.json().Error).toMatch(text)
    }
  })

  it('counts no archived project', async () => {
    const id = await bench.newProjeto({ natureza: 'obra' })
    await declare('10.4')
    await stop(id)
    expect(await codigos()).not.toContain('10.4')
    await call(admin, 'POST', `/api/projetos/${id}/arquivar`, { motivo: 'Suspenso pelo Conselho' })
    expect(await codigos()).toContain('10.4')
  })
})

it('ends by itself after thirty days', async () => {
  now = new Date('2027-02-01T15:00:00Z')
  expect(await codigos()).toEqual([])
  expect((await declare('10.3')).statusCode).toBe(200)
  now = new Date('2027-03-03T15:00:00Z')
  expect(await codigos()).toEqual(['10.3'])
  now = new Date('2027-03-04T15:00:00Z')
  expect(await codigos()).toEqual([])
})
