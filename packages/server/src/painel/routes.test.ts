import type { Painel, PainelProcessos } from '@paco/domain/painel/painel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loginAs, startTestApp, type TestApp } from '../../test/harness.ts'

const NOW = () => new Date('2026-06-15T15:00:00Z')

async function start() {
  const test = await startTestApp(NOW)
  const admin = await loginAs(test, { role: 'admin' })
  const create = async (id_secretaria: number, valor: number | null, more: object = {}) =>
    (
      await test.app.inject({
        method: 'POST',
        url: '/api/createprojetocompleto',
        payload: { id_secretaria, nomeprojeto: 'Projeto', valor, ...more },
        headers: admin.headers,
      })
    ).json().id as number
  return { test, admin, create }
}

const get = async (app: TestApp['app'], url: string) => (await app.inject(url)).json()

const empty = await start()

describe('the dashboards', () => {
  it('show zeros where there is nothing', async () => {
    const { test } = empty
    expect(await get(test.app, '/api/totalprojeto')).toEqual([{ id: 0 }])
    expect(await get(test.app, '/api/valorprojeto')).toEqual([{ valor: 0 }])
    expect(await get(test.app, '/api/maiorvalorprojeto')).toEqual([{ maior: 0 }])
    expect(await get(test.app, '/api/altaprioridade')).toEqual([{ alta: 0 }])
    expect(await get(test.app, '/api/quantidade-por-secretaria')).toEqual([])
    expect((await get(test.app, '/api/painel')).Result[0]).toMatchObject({
      numero: 0,
      valor: 0,
      secretarias: 18,
      maior: 0,
      paralisados: 0,
    })
  })

  it.each([
    '/api/totalprojeto',
    '/api/valorprojeto',
    '/api/maiorvalorprojeto',
    '/api/altaprioridade',
    '/api/getconcluido',
    '/api/getemandamento',
    '/api/getnaoiniciado',
    '/api/getatrasado',
    '/api/painel',
    '/api/painel/processos',
    '/api/pca/resumo',
    '/api/projetosbairros/resumo',
    '/api/convenios/painel',
    '/api/prazos/contagem',
  ])('%s has a number for every figure of an empty city', async (url) => {
    const { test, admin } = empty
    const reply = await test.app.inject({ url, headers: admin.headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toMatch(/\d/)
    expect(reply.body).not.toMatch(/:null/)
  })

  it('agree with each other, exactly to the cent, and name departments officially', async () => {
    const { test, create } = await start()
    await create(12, 0.1)
    await create(12, 0.2)
    await create(17, 1000.7)
    await create(11, null)
    const [painel]: Painel[] = (await get(test.app, '/api/painel')).Result
    expect(painel).toMatchObject({ hoje: '2026-06-15', numero: 4, valor: 1001, maior: 1000.7 })
    expect(painel?.por_secretaria).toHaveLength(17)
    expect(painel?.por_secretaria.map(({ nome_curto }) => nome_curto).slice(0, 3)).toEqual([
      'Agricultura',
      'Obras',
      'Governo',
    ])
    expect(painel?.por_secretaria.filter(({ total }) => total > 0)).toMatchObject([
      {
        id_secretaria: 12,
        secretaria: '02.07 Obras e Serviços Municipais',
        nome_curto: 'Obras',
        total: 2,
        total_valor: 0.3,
      },
      { id_secretaria: 17, secretaria: '02.11 Saúde', total: 1, total_valor: 1000.7 },
      { id_secretaria: 11, secretaria: 'Chefia de Gabinete', ordem_grafico: null, total: 1, total_valor: 0 },
    ])
    expect(await get(test.app, '/api/quantidade-por-secretaria')).toEqual([
      { id_secretaria: 12, secretaria: '02.07 Obras e Serviços Municipais', total: 2 },
      { id_secretaria: 17, secretaria: '02.11 Saúde', total: 1 },
      { id_secretaria: 11, secretaria: 'Chefia de Gabinete', total: 1 },
    ])
    expect(await get(test.app, '/api/valores-por-secretaria')).toMatchObject([
      { total_valor: 0.3 },
      { total_valor: 1000.7 },
      { total_valor: 0 },
    ])
  })

  it('know of every write at once, and cost nothing to whoever has them', async () => {
    const { test, admin, create } = await start()
    const id = await create(12, 10)
    const first = await test.app.inject('/api/painel')
    const again = await test.app.inject({
      url: '/api/painel',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    await test.app.inject({
      method: 'PUT',
      url: `/api/updateprojetocompleto/${id}`,
      payload: { valor: 25 },
      headers: admin.headers,
    })
    const after = await test.app.inject({
      url: '/api/painel',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(after.statusCode).toBe(200)
    expect(after.json().Result[0].valor).toBe(25)
    await test.app.inject({
      method: 'DELETE',
      url: `/api/deleteprojetocompleto/${id}`,
      headers: admin.headers,
    })
    expect(await get(test.app, '/api/totalprojeto')).toEqual([{ id: 0 }])
  })

  it("count the plan's items of high priority, and hear of the next one at once", async () => {
    const { test, admin } = await start()
    const plan = (prioridade: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/addpca',
        payload: {
          requisitante: 'Obras',
          objeto: 'Cimento',
          justificativa: 'Reformas',
          expectativa_consumo_anual: 10,
          valor_preliminar: 100,
          data_pretendida: '2026-08-01',
          prioridade,
        },
        headers: admin.headers,
      })
    for (const prioridade of ['Alta', 'alta', 'Altíssima', 'Média']) await plan(prioridade)
    expect(await get(test.app, '/api/altaprioridade')).toEqual([{ alta: 2 }])
    expect((await get(test.app, '/api/painel')).Result[0].alta).toBe(2)
    await plan('ALTA')
    expect(await get(test.app, '/api/altaprioridade')).toEqual([{ alta: 3 }])
  })
})

describe('the express lane', () => {
  it('answers over the wire what the long way answers, with its headers, tag and all', async () => {
    const { test, admin, create } = await start()
    onTestFinished(() => test.app.close())
    await create(12, 10)
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const long = await fetch(`${address}/api/painel`)
    const short = await fetch(`${address}/api/painel`)
    expect(await short.text()).toBe(await long.text())
    const headers = ({ headers: all }: Response) =>
      [...all.keys()]
        .filter((name) => !['date', 'x-request-id', 'content-encoding', 'content-length'].includes(name))
        .sort()
    expect(headers(short)).toEqual(headers(long))
    const etag = String(long.headers.get('etag'))
    const again = await fetch(`${address}/api/painel`, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    await test.app.inject({
      method: 'POST',
      url: '/api/createprojetocompleto',
      payload: { id_secretaria: 12, nomeprojeto: 'Outro' },
      headers: admin.headers,
    })
    const after = await fetch(`${address}/api/painel`, { headers: { 'If-None-Match': etag } })
    expect(await after.json()).toMatchObject({ Result: [{ numero: 2 }] })
  })
})

describe('Painel de Processos', () => {
  it('counts by status, department and year, the late first, then what ends soon', async () => {
    const { test, create } = await start()
    const ending = (day: string) => ({ situacaoetapa1: 'Concluído', datafimetapa6: day, ano: 2026 })
    const late = await create(12, 100, ending('2026-06-05'))
    const later = await create(12, 50, ending('2026-06-14'))
    const soon = await create(17, 10, ending('2026-07-10'))
    await create(17, 10, ending('2026-12-31'))
    await create(17, 1, { ano: 2024 })
    const [all]: PainelProcessos[] = (await get(test.app, '/api/painel/processos')).Result
    expect(all?.por_status).toEqual(
      expect.arrayContaining([
        { status: 'Atrasado', total: 2, total_valor: 150 },
        { status: 'Em andamento', total: 2, total_valor: 20 },
        { status: 'Não iniciado', total: 1, total_valor: 1 },
      ]),
    )
    expect(all?.por_ano).toEqual(
      expect.arrayContaining([
        { ano: 2026, total: 4, total_valor: 170 },
        { ano: 2024, total: 1, total_valor: 1 },
      ]),
    )
    expect(all?.atrasados.map(({ id, dias }) => [id, dias])).toEqual([
      [late, 10],
      [later, 1],
    ])
    expect(all?.a_vencer.map(({ id, dias }) => [id, dias])).toEqual([[soon, 25]])
    const [ofSaude]: PainelProcessos[] = (
      await get(test.app, '/api/painel/processos?id_secretaria=17&ano=2026')
    ).Result
    expect(ofSaude).toMatchObject({
      atrasados: [],
      por_secretaria: [{ id_secretaria: 17, secretaria: 'Saúde', status: 'Em andamento', total: 2 }],
    })
    expect((await test.app.inject('/api/painel/processos?ano=ontem')).statusCode).toBe(400)
  })
})
